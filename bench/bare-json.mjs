// The yardstick of reading a capture: the same file, parsed, and nothing else. `node bare-json.mjs FILE`
import { readFileSync } from "node:fs";

JSON.parse(readFileSync(process.argv[2], "utf8"));
