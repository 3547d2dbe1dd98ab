// Starts the thread that judges what is slow, from the bundle beside it.
require("../bundle/index.js").serveJobs();
