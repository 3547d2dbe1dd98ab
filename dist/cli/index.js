#!/usr/bin/env node
// Starts the command line from the bundle beside it; answers --version by itself, because loading costs time.
const VERSION = "0.1.0";
const args = process.argv.slice(2);
if (args.length === 1 && (args[0] === "--version" || args[0] === "-V")) {
  process.stdout.write(`${VERSION}\n`);
} else {
  const { cli } = await import("../bundle/index.js");
  await cli(args, VERSION);
}
