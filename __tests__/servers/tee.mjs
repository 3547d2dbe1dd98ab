// Stands in front of a server over stdio: `node tee.mjs FILE COMMAND…`. What passes is written to FILE.sent and FILE.received.
import { spawn } from "node:child_process";
import { createWriteStream } from "node:fs";

const [file, program, ...args] = process.argv.slice(2);
const server = spawn(program, args, { stdio: ["pipe", "pipe", "inherit"] });
process.stdin.on("data", (chunk) => sent.write(chunk)).pipe(server.stdin);
server.stdout.on("data", (chunk) => received.write(chunk)).pipe(process.stdout);
const sent = createWriteStream(`${file}.sent`);
const received = createWriteStream(`${file}.received`);
process.on("SIGTERM", () => server.kill());
server.on("close", (code) => sent.end(() => received.end(() => process.exit(code ?? 1))));
