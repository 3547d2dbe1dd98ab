"""`python -m mcptest`."""

from mcptest.cli import main

main()
