// Stands for the module `k6`: counts what `check` finds.
export const checks = { passed: 0, failed: 0 };

export function check(value, conditions) {
  const results = Object.values(conditions).map((holds) => Boolean(holds(value)));
  for (const holds of results) checks[holds ? "passed" : "failed"] += 1;
  return results.every(Boolean);
}
