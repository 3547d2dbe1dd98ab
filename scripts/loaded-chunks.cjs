// `node scripts/loaded-chunks.cjs BUNDLE ARGUMENT...`: runs a command of a bundle until it would start a process, or ends.
// Prints the ids of the chunks that it has loaded by then, as the last line.
const childProcess = require("node:child_process");
const { basename } = require("node:path");

const [bundle, ...args] = process.argv.slice(2);
childProcess.spawn = () => process.exit();
process.on("exit", () => {
  const files = Object.keys(require.cache).map((file) => basename(file));
  const ids = files.flatMap((file) => /^(\d+)\.index\.js$/.exec(file)?.[1] ?? []);
  process.stdout.write(`\n${JSON.stringify(ids.sort())}`);
});
require(`${bundle}/index.js`).cli(args);
