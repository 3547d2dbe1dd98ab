import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { membersOf, ofPowerShell, type WindowsProcess } from "../../src/core/proc/windows.js";

const T = 1_750_000_000_000;
const root = { pid: 100, startTicks: T };

describe("the list of processes from PowerShell", () => {
  it.each([
    ["spaces and quotes", `"C:\\Program Files\\nodejs\\node.exe" "a b"  c`],
    ["characters of other alphabets", "C:\\Users\\Jürgen\\サーバー.exe --näme 🦊"],
    ["digits in front", "12 34 56 78"],
    ["a name alone", "Registry"],
  ])("keeps a command line with %s", (_, command) => {
    expect(ofPowerShell(`4 0 ${T} System\r\n100 4 ${T} ${command}\r\n`)).toEqual([
      { pid: 4, parent: 0, start: T, command: "System" },
      { pid: 100, parent: 4, start: T, command },
    ]);
  });

  it("may lack a date and a command line", () => {
    expect(ofPowerShell("4 0  System\n5 4  \n")).toEqual([
      { pid: 4, parent: 0, start: undefined, command: "System" },
      { pid: 5, parent: 4, start: undefined, command: "" },
    ]);
  });

  it("has one process for each row, whatever the command lines are", () => {
    const line = fc.string({ unit: "grapheme" }).map((text) => text.replace(/\s/g, " ").trim());
    const process = fc.record({ pid: fc.nat(), parent: fc.nat(), start: fc.option(fc.nat(), { nil: undefined }) });
    fc.assert(
      fc.property(fc.array(fc.tuple(process, line)), fc.constantFrom("\n", "\r\n"), (rows, end) => {
        const all = rows.map(([one, command]) => ({ ...one, command }));
        const text = all.map((one) => `${one.pid} ${one.parent} ${one.start ?? ""} ${one.command}${end}`).join("");
        expect(ofPowerShell(text)).toEqual(all);
      }),
    );
  });
});

describe("the tree of a process", () => {
  const pids = (isRunning: boolean, ...all: WindowsProcess[]) => membersOf(root, isRunning, all).map(({ pid }) => pid);

  it("has its descendants, in any order, even if it has ended", () => {
    const rows = [one(103, 102, 30), one(102, 100, 20), one(7, 1, 0)];
    expect(pids(false, ...rows)).toEqual([102, 103]);
    expect(pids(true, one(100, 1, 0), ...rows)).toEqual([100, 102, 103]);
  });

  it("has no process that is older than its parent, whose number was used before", () => {
    expect(pids(false, one(101, 100, -60_000))).toEqual([]);
    expect(pids(true, one(100, 1, 0), one(101, 100, 10), one(102, 101, -60_000))).toEqual([100, 101]);
  });

  it("has a child that the clock dates a moment before its parent", () => {
    expect(pids(false, one(101, 100, -20))).toEqual([101]);
  });

  it("is empty if another process has the number of one that has ended", () => {
    expect(pids(false, one(100, 1, 5_000), one(101, 100, 6_000))).toEqual([]);
  });

  it("has children without dates, but no process of Windows itself", () => {
    const console_ = { ...one(102, 100), command: "\\??\\C:\\Windows\\system32\\conhost.exe 0x4" };
    expect(pids(false, one(101, 100), console_)).toEqual([101]);
  });

  it("ends, if numbers that were used again make parents of each other", () => {
    expect(pids(false, one(101, 102, 10), one(102, 101, 10), one(103, 100, 10))).toEqual([103]);
  });
});

function one(pid: number, parent: number, afterMs?: number): WindowsProcess {
  return { pid, parent, start: afterMs === undefined ? undefined : T + afterMs, command: `node.exe ${pid}` };
}
