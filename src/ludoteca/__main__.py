"""`python -m ludoteca` is `ludoteca`."""

import sys

from ludoteca.terminal.cli import main

sys.exit(main())
