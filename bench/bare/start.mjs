// The baseline of the way to a server: the CPU time of Node's own start. Prints the counters of its main thread.
import { readFileSync } from "node:fs";

process.stdout.write(readFileSync("/proc/self/schedstat"));
