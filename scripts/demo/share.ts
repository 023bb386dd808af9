/** A pseudo-random number in [0, 1) that depends on the text only (FNV-1a with a final mix), so that it never changes. */
export function share(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    hash ^= text.charCodeAt(at);
    hash = Math.imul(hash, 0x01000193);
  }
  hash ^= hash >>> 15;
  hash = Math.imul(hash, 0x2c1b3c6d);
  hash ^= hash >>> 12;
  hash = Math.imul(hash, 0x297a2d39);
  hash ^= hash >>> 15;
  return (hash >>> 0) / 2 ** 32;
}

/** One of the values, selected by the text. */
export function pick<T>(text: string, values: readonly [T, ...T[]]): T {
  return values[Math.floor(share(text) * values.length)] ?? values[0];
}
