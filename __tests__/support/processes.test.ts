import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { expect, it } from "vitest";
import { processesWith } from "./processes.js";

it("finds the living processes that have a mark in their environment", async () => {
  const mark = `MARK=${randomUUID()}`;
  expect(processesWith(mark)).toEqual([]);
  const child = spawn(process.execPath, ["-e", "console.log('up'); process.stdin.resume()"], {
    env: { MARK: mark.slice("MARK=".length) },
  });
  await once(child.stdout, "data");
  expect(processesWith(mark)).toEqual([child.pid]);
  child.stdin.end();
  await once(child, "close");
  expect(processesWith(mark)).toEqual([]);
});
