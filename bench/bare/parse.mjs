// The baseline of loading: only parses the same file with the same library. `node bare/parse.mjs FILE`
import { readFileSync } from "node:fs";
import { parse } from "yaml";

parse(readFileSync(process.argv[2], "utf8"));
