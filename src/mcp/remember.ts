/** Sets an entry of a map; beyond `max` entries, the oldest is dropped. */
export function remember<K, V>(map: Map<K, V>, key: K, value: V, max: number): void {
  map.set(key, value);
  const [oldest] = map.keys();
  if (map.size > max) map.delete(oldest!);
}
