/** Waits until `holds`, at most thirty seconds. */
export async function until(holds: () => boolean): Promise<void> {
  for (let waited = 0; waited < 3_000; waited += 1) {
    if (holds()) return;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error("waited thirty seconds in vain");
}
