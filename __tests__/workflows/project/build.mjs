import { cpSync } from "node:fs";

cpSync("src/server.js", "dist/server.js");
