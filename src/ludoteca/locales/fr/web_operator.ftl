operator-title = Pour les opérateurs
operator-no-pass = Ce lien n’est plus valable. Créez-en un autre sur le serveur : ludoteca admin link
operator-now = En ce moment
operator-ready = Prêt
operator-not-ready = Pas prêt : { $why }
operator-refresh = Actualiser
operator-sockets = Connexions ouvertes
operator-in-memory = Tables en mémoire
operator-bots-waiting = Robots qui attendent de réfléchir
operator-stalls = Robots trouvés bloqués
operator-damaged = Tables endommagées
operator-stored = Enregistrés
operator-tell = Annonce pour tout le monde
operator-tell-do = Annoncer
operator-tell-end = Retirer l’annonce
operator-read-only = Lecture seule
operator-read-only-hint = On peut tout regarder, rien modifier.
operator-verify = Vérifier la base de données
operator-verified = { $entries } coups de { $matches } parties examinés : tout est en ordre.
operator-verified-bad = Endommagé : { $what }
operator-back-up = Sauvegarder
operator-backed-up = Écrit et vérifié : { $file }
operator-tables = Tables
operator-people = Personnes
operator-bans = Exclus
operator-search = Partie d’un nom
operator-close = Fermer la table
operator-close-text = Mettre fin à la partie et retirer la table ? Les enregistrements des parties restent.
operator-ban = Exclure
operator-ban-text = Exclure { $name } de ce serveur jusqu’à nouvel ordre ?
operator-unban = Réadmettre
operator-remove = Supprimer
operator-remove-text = Oublier { $name } : nom, appareils et jetons ? Un robot joue à sa place. C’est définitif.
operator-cancel = Annuler
operator-none = Rien ni personne ici.
operator-words = Ce qui s’est dit
operator-words-none = Rien n’a été dit ici.
operator-status = { $status ->
    [lobby] avant la partie
    [playing] en cours
    [over] terminée
   *[abandoned] abandonnée
  }
operator-count = { $what ->
    [lobby] Tables avant la partie
    [playing] Tables en jeu
    [over] Tables dont la partie est finie
    [abandoned] Tables abandonnées
    [people] Personnes
    [matches] Parties
    [entries] Coups
    [messages] Messages
   *[bans] Exclusions
  }
