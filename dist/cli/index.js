#!/usr/bin/env node
// Starts the command line from the bundle beside it; answers --version by itself, because loading costs time.
const VERSION = "1.0.0";
const args = process.argv.slice(2);
if (args.length === 1 && (args[0] === "--version" || args[0] === "-V")) {
  process.stdout.write(`${VERSION}\n`);
} else {
  // For a process that ends by itself, because nothing is left to wait for, before the command line has ended it.
  process.exitCode = 2;
  require("node:module").enableCompileCache?.();
  const { outdated, cli } = require("../bundle/index.js");
  if (outdated) process.stderr.write(`error: ${outdated}\n`);
  else cli(args);
}
