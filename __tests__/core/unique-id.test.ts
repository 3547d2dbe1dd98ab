import { expect, it } from "vitest";
import { uniqueId } from "../../src/core/unique-id.js";

it("makes UUIDs of version 4, each another", () => {
  const ids = Array.from({ length: 10_000 }, uniqueId);
  expect(ids.filter((id) => !/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/.test(id))).toEqual(
    [],
  );
  expect(new Set(ids).size).toBe(ids.length);
});
