#!/usr/bin/env node
// Starts the command line from the bundle beside it; answers --version by itself, because loading costs time.
import module from "node:module";

const VERSION = "0.1.0";
const args = process.argv.slice(2);
if (args.length === 1 && (args[0] === "--version" || args[0] === "-V")) {
  process.stdout.write(`${VERSION}\n`);
} else {
  // From Node 22.1 on: compiled code is kept in the folder for temporary files, and the next start is faster.
  module.enableCompileCache?.();
  const { cli } = await import("../bundle/index.js");
  await cli(args, VERSION);
}
