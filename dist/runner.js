import bundle from "./bundle/index.js";
export const { defineTests } = bundle;
