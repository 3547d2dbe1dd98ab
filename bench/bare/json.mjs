// The baseline of reading a capture: only parses the same file. `node bare/json.mjs FILE`
import { readFileSync } from "node:fs";

JSON.parse(readFileSync(process.argv[2], "utf8"));
