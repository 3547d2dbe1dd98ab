// Starts the action from the bundle beside it.
// For a process that ends by itself before the action has.
process.exitCode = 2;
// In the folder that the runner empties after each job: what a server writes there does not reach the next job.
require("node:module").enableCompileCache?.(process.env.RUNNER_TEMP);
const { outdated, action } = require("../bundle/index.js");
if (outdated) process.stdout.write(`::error title=mcptest::${outdated}\n`);
// Reports are written and servers ended: a handle that something left open must not hold the step.
else action().then(() => process.exit());
