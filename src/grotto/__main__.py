"""`python -m grotto` is the command `grotto`."""

import sys

from grotto.cli import main

sys.exit(main())
