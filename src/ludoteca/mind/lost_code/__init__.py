"""The mind for The Lost Code and Think Str8!: exact deduction, the sheet, reasons, help for people, and bots."""
