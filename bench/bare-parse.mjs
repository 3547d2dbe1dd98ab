// The yardstick of loading: the same file, parsed by the same library, and nothing else. `node bare-parse.mjs FILE`
import { readFileSync } from "node:fs";
import { parse } from "yaml";

parse(readFileSync(process.argv[2], "utf8"));
