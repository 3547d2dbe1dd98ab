/** A random UUID: unique, but no secret. `node:crypto` takes as long to load as all of a small suite. */
export function uniqueId(): string {
  const digits = (count: number) =>
    Math.floor(Math.random() * 16 ** count)
      .toString(16)
      .padStart(count, "0");
  const variant = (8 + Math.floor(Math.random() * 4)).toString(16);
  return `${digits(8)}-${digits(4)}-4${digits(3)}-${variant}${digits(3)}-${digits(12)}`;
}
