operator-title = Per chi gestisce
operator-no-pass = Questo link non è più valido. Creane uno nuovo sul server: ludoteca admin link
operator-now = In questo momento
operator-ready = Pronto
operator-not-ready = Non pronto: { $why }
operator-refresh = Aggiorna
operator-sockets = Connessioni aperte
operator-in-memory = Tavoli in memoria
operator-bots-waiting = Bot in attesa di pensare
operator-stalls = Bot trovati bloccati
operator-damaged = Tavoli danneggiati
operator-stored = Archiviati
operator-tell = Avviso per tutti
operator-tell-do = Annuncia
operator-tell-end = Ritira l’avviso
operator-read-only = Sola lettura
operator-read-only-hint = Si può guardare tutto, non si può cambiare niente.
operator-verify = Verifica il database
operator-verified = { $entries } mosse di { $matches } partite controllate: tutto a posto.
operator-verified-bad = Danneggiato: { $what }
operator-back-up = Fai un backup
operator-backed-up = Scritto e verificato: { $file }
operator-tables = Tavoli
operator-people = Persone
operator-bans = Esclusi
operator-search = Parte di un nome
operator-close = Chiudi il tavolo
operator-close-text = Terminare la partita in corso e togliere il tavolo? Le registrazioni delle partite restano.
operator-ban = Escludi
operator-ban-text = Escludere { $name } da questo server finché non lo riammetti?
operator-unban = Riammetti
operator-remove = Rimuovi
operator-remove-text = Dimenticare { $name }: nome, dispositivi e token? Un bot gioca al suo posto. Non si può annullare.
operator-cancel = Annulla
operator-none = Qui non c’è niente e nessuno.
operator-words = Cosa si è detto
operator-words-none = Qui nessuno ha detto niente.
operator-status = { $status ->
    [lobby] prima della partita
    [playing] in corso
    [over] finito
   *[abandoned] abbandonato
  }
operator-count = { $what ->
    [lobby] Tavoli prima della partita
    [playing] Tavoli in gioco
    [over] Tavoli con partita finita
    [abandoned] Tavoli abbandonati
    [people] Persone
    [matches] Partite
    [entries] Mosse
    [messages] Messaggi
   *[bans] Esclusioni
  }
