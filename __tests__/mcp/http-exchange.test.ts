import { describe, expect, it } from "vitest";
import { httpExchange } from "../../src/mcp/channel/http-exchange.js";
import { targetOf } from "./http-support.js";

describe("httpExchange", () => {
  it("returns the fault of a header that cannot be sent", async () => {
    const request = { method: "POST", headers: { "x-broken": "two\nlines" }, body: "{}" } as const;
    const options = { timeoutMs: 60_000, maxBytes: 1_000, until: "end" } as const;
    expect(await httpExchange(targetOf("http://127.0.0.1:1/mcp"), request, options)).toMatchObject({
      ok: false,
      fault: { rule_id: "FAULT-HTTP-RESET", message: expect.stringContaining("POST could not be sent") },
    });
  });
});
