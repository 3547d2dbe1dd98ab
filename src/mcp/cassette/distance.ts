import { isObject } from "../../core/json.js";

/** Of two values that differ in more, no more is known than that they are far apart. */
const MOST = 10_000;

/** In how many places two JSON values differ; at most 10,000 places are looked at. */
export function differences(left: unknown, right: unknown): number {
  let found = 0;
  let looked = 0;
  const pairs: [unknown, unknown][] = [[left, right]];
  for (let pair = pairs.pop(); pair !== undefined && looked < MOST; pair = pairs.pop()) {
    looked += 1;
    const [a, b] = pair;
    if (Array.isArray(a) && Array.isArray(b)) {
      found += Math.abs(a.length - b.length);
      for (let at = 0; at < Math.min(a.length, b.length); at++) pairs.push([a[at], b[at]]);
    } else if (isObject(a) && isObject(b)) {
      for (const name of new Set([...Object.keys(a), ...Object.keys(b)])) {
        if (Object.hasOwn(a, name) && Object.hasOwn(b, name)) pairs.push([a[name], b[name]]);
        else found += 1;
      }
    } else if (!Object.is(a, b)) found += 1;
  }
  return found + pairs.length;
}
