// The baseline of starting: Node itself.
