/** Sets an entry of a map; beyond `max` entries, the oldest is dropped. */
export function remember<K, V>(map: Map<K, V>, key: K, value: V, max: number): void {
  map.set(key, value);
  if (map.size > max) map.delete(map.keys().next().value!);
}
