// Starts the action from the bundle beside it.
const VERSION = "0.1.0";
// For a process that ends by itself before the action has.
process.exitCode = 2;
// Reports are written and servers ended: a handle that something left open must not hold the step.
require("../core/code-cache.cjs")
  .load(require.resolve("../bundle/index.js"))
  .action(VERSION)
  .then(() => process.exit());
