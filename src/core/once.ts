/** A function that makes its value at the first call, and gives the same ever after. */
export function once<T>(make: () => T): () => T {
  let cached: { value: T } | undefined;
  return () => {
    cached ??= { value: make() };
    return cached.value;
  };
}

/** A function whose result is computed once for each object, such as the replies that several checks of a session judge. */
export function oncePer<K extends object, T>(make: (key: K) => T): (key: K) => T {
  const cache = new WeakMap<K, { value: T }>();
  return (key) => {
    const { value } = cache.get(key) ?? { value: make(key) };
    cache.set(key, { value });
    return value;
  };
}
