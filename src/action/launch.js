// Starts the action from the bundle beside it.
const { action } = await import("../bundle/index.js");
await action();
