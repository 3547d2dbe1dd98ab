export { run, UserError } from "./bundle/index.js";
