"""Play on a whole screen, by keyboard. faces.py knows how a family looks, choosers.py how one chooses, app.py plays."""
