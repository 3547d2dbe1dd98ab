import { setImmediate } from "node:timers/promises";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { inParallel } from "../../src/engine/run/schedule.js";

const task = fc.record({ lanes: fc.subarray(["a", "b", "c", "d"]), waits: fc.boolean() });

describe("tasks of several lanes", () => {
  it("run in the order of the list in each lane, one at a time", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(task, { maxLength: 20 }), async (tasks) => {
        const busy = new Set<string>();
        const ran: (typeof tasks)[number][] = [];
        await inParallel(tasks, async (one) => {
          expect(one.lanes.filter((lane) => busy.has(lane))).toEqual([]);
          for (const lane of one.lanes) busy.add(lane);
          ran.push(one);
          if (one.waits) await setImmediate();
          for (const lane of one.lanes) busy.delete(lane);
        });
        expect(ran).toHaveLength(tasks.length);
        for (const lane of ["a", "b", "c", "d"]) {
          const isOf = ({ lanes }: (typeof tasks)[number]) => lanes.includes(lane);
          expect(ran.filter(isOf)).toEqual(tasks.filter(isOf));
        }
      }),
    );
  });

  it("run at the same time in different lanes", async () => {
    const running = new Set<string>();
    let most = 0;
    await inParallel([{ lanes: ["a"] }, { lanes: ["b"] }, { lanes: [] }], async ({ lanes: [lane = "none"] }) => {
      running.add(lane);
      most = Math.max(most, running.size);
      await setImmediate();
      running.delete(lane);
    });
    expect(most).toBe(3);
  });

  it("end with the first error, and none of the lane runs after it", async () => {
    let runs = 0;
    const ran = inParallel([{ lanes: ["a"] }, { lanes: ["a"] }], async () => {
      runs += 1;
      throw new Error("broken");
    });
    await expect(ran).rejects.toThrow("broken");
    expect(runs).toBe(1);
  });
});
