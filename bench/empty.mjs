// The yardstick of starting: Node itself.
