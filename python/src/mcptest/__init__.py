"""Tests for MCP servers. The program is in JavaScript; this package starts it, and is a plugin of pytest."""
