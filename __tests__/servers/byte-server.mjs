// Keeps the bytes that it reads in the file RECEIVED, and writes those of the file SENT, in parts of odd sizes; what it writes
// to stderr is no UTF-8. At the end of stdin it still answers, then exits with CODE.
import { appendFileSync, readFileSync, writeFileSync } from "node:fs";

const [received, sent, code = "0"] = process.argv.slice(2);
writeFileSync(received, "");
process.stderr.write(Buffer.from([0x65, 0x72, 0x72, 0xff, 0xfe, 0x0a]));
const bytes = readFileSync(sent);
for (let at = 0, size = 1; at < bytes.length; at += size, size = (size * 7 + 3) % 100_003)
  process.stdout.write(bytes.subarray(at, at + size));
process.stdin.on("data", (chunk) => appendFileSync(received, chunk));
process.stdin.on("end", () => {
  setTimeout(() => process.stdout.write("after the end of stdin", () => process.exit(Number(code))), 300);
});
