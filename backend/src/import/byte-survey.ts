/** Bytes that Windows-1252 does not assign. */
const without1252 = new Set([0x81, 0x8d, 0x8f, 0x90, 0x9d]);

/** Number of continuation bytes after a first byte in UTF-8, and the range of the first of them (RFC 3629, section 4). */
function continuationRule(firstByte: number): [count: number, low: number, high: number] | null {
  if (firstByte < 0xc2 || firstByte > 0xf4) return null;
  if (firstByte < 0xe0) return [1, 0x80, 0xbf];
  if (firstByte < 0xf0) return [2, firstByte === 0xe0 ? 0xa0 : 0x80, firstByte === 0xed ? 0x9f : 0xbf];
  return [3, firstByte === 0xf0 ? 0x90 : 0x80, firstByte === 0xf4 ? 0x8f : 0xbf];
}

/** Evidence for the encoding of a whole file, gathered chunk by chunk in little memory. */
export class ByteSurvey {
  size = 0;
  /** Lines of the first byte that is not valid UTF-8, and of the first that Windows-1252 does not assign. */
  firstNotUtf8: number | null = null;
  firstNot1252: number | null = null;
  /** Whether a multi-byte UTF-8 character occurs. */
  hasUtf8Letters = false;
  /** NUL bytes at even and at odd offsets. */
  readonly nuls: [even: number, odd: number] = [0, 0];
  #line = 1;
  #missing = 0;
  #low = 0x80;
  #high = 0xbf;

  add(bytes: Uint8Array): void {
    for (let at = 0; at < bytes.length; at += 1) {
      const byte = bytes[at] ?? 0;
      if (byte >= 0x80 || this.#missing > 0) this.#addLetter(byte);
      if (byte === 0x0a) this.#line += 1;
      else if (byte === 0) this.nuls[((this.size + at) & 1) as 0 | 1] += 1;
    }
    this.size += bytes.length;
  }

  end(): void {
    if (this.#missing > 0) this.firstNotUtf8 ??= this.#line;
  }

  #addLetter(byte: number): void {
    if (without1252.has(byte)) this.firstNot1252 ??= this.#line;
    if (this.#missing > 0) {
      if (byte >= this.#low && byte <= this.#high) {
        [this.#low, this.#high] = [0x80, 0xbf];
        this.#missing -= 1;
        if (this.#missing === 0) this.hasUtf8Letters = true;
        return;
      }
      // The previous character was truncated; this byte may start another.
      this.firstNotUtf8 ??= this.#line;
      this.#missing = 0;
      if (byte < 0x80) return;
    }
    const rest = continuationRule(byte);
    if (rest) [this.#missing, this.#low, this.#high] = rest;
    else this.firstNotUtf8 ??= this.#line;
  }
}
