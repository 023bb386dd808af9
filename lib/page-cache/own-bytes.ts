/**
 * Joins pieces in memory of their own. Node cuts small buffers out of shared ones of 64 KB: a page that stays in memory would
 * keep all of that, three times its size.
 */
export function joinInOwnBytes(pieces: readonly Uint8Array[]): Buffer {
  const joined = Buffer.allocUnsafeSlow(pieces.reduce((sum, { length }) => sum + length, 0));
  let end = 0;
  for (const piece of pieces) {
    joined.set(piece, end);
    end += piece.length;
  }
  return joined;
}
