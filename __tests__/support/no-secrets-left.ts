import { afterAll, expect } from "vitest";
import { processSecrets } from "../../src/core/redaction/redacted.js";

// The next test file runs in this process, and a secret would be hidden in what it compares.
afterAll(() => {
  expect(processSecrets.secrets(), "secrets of a test whose file is not in WITH_SECRETS of vitest.config.ts").toEqual(
    [],
  );
});
