operator-title = Für Betreiber
operator-no-pass = Dieser Link gilt nicht mehr. Erstelle auf dem Server einen neuen: ludoteca admin link
operator-now = Im Moment
operator-ready = Bereit
operator-not-ready = Nicht bereit: { $why }
operator-refresh = Aktualisieren
operator-sockets = Offene Verbindungen
operator-in-memory = Tische im Speicher
operator-bots-waiting = Bots, die aufs Nachdenken warten
operator-stalls = Steckengebliebene Bots
operator-damaged = Beschädigte Tische
operator-stored = Gespeichert
operator-tell = Mitteilung an alle
operator-tell-do = Mitteilen
operator-tell-end = Zurücknehmen
operator-read-only = Nur lesen
operator-read-only-hint = Ansehen geht, ändern nicht.
operator-verify = Datenbank prüfen
operator-verified = { $entries } Züge aus { $matches } Partien geprüft: Alles in Ordnung.
operator-verified-bad = Beschädigt: { $what }
operator-back-up = Jetzt sichern
operator-backed-up = Geschrieben und geprüft: { $file }
operator-tables = Tische
operator-people = Personen
operator-bans = Ausgeschlossen
operator-search = Teil eines Namens
operator-close = Tisch schließen
operator-close-text = Die laufende Partie beenden und den Tisch entfernen? Die Aufzeichnungen bleiben.
operator-ban = Ausschließen
operator-ban-text = { $name } bis auf Weiteres von diesem Server ausschließen?
operator-unban = Wieder zulassen
operator-remove = Entfernen
operator-remove-text = { $name } vergessen: Name, Geräte und Token? Ein Bot spielt weiter. Das lässt sich nicht rückgängig machen.
operator-cancel = Abbrechen
operator-none = Hier ist niemand und nichts.
operator-words = Was gesagt wurde
operator-words-none = Hier wurde nichts gesagt.
operator-status = { $status ->
    [lobby] vor der Partie
    [playing] im Spiel
    [over] beendet
   *[abandoned] abgebrochen
  }
operator-count = { $what ->
    [lobby] Tische vor der Partie
    [playing] Tische im Spiel
    [over] Tische nach der Partie
    [abandoned] Abgebrochene Tische
    [people] Personen
    [matches] Partien
    [entries] Züge
    [messages] Nachrichten
   *[bans] Ausschlüsse
  }
