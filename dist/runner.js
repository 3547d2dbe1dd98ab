export { defineTests } from "./bundle/index.js";
