import { describe, expect, it } from "vitest";
import { childSpan } from "../../src/engine/lanes/session-values.js";

const RUN = "0af76519-16cd-43dd-8448-eb211c80319c";

describe("childSpan", () => {
  it("keeps the trace and the flags of its parent, with a span of its own", () => {
    const parent = "00-aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa-bbbbbbbbbbbbbbbb-00";
    const child = childSpan(parent, RUN);
    expect(child).toMatch(/^00-a{32}-[0-9a-f]{16}-00$/);
    expect(child).not.toBe(parent);
    expect(childSpan(parent, RUN)).not.toBe(child);
  });

  it.each([undefined, "", "00-xyz-1-01"])("begins in the trace of the run if the parent is %j", (parent) => {
    expect(childSpan(parent, RUN)).toMatch(/^00-0af7651916cd43dd8448eb211c80319c-[0-9a-f]{16}-01$/);
  });
});
