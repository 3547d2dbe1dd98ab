import bundle from "./bundle/index.js";
export const { run, UserError } = bundle;
