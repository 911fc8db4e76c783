"""``python -m isolario.cli``"""

from __future__ import annotations

import sys

from isolario.cli import main

sys.exit(main())
