// Starts the thread that judges what is slow, from the bundle beside it.
import { serveJobs } from "../bundle/index.js";

await serveJobs();
