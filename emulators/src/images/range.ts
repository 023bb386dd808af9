interface ByteRange {
  /** First and last byte, inclusive. */
  start: number;
  end: number;
}

/**
 * The byte range that a Range header requests of a file with `bytes` bytes; 'whole' without a header, with several ranges or
 * another unit, which a server may answer in full; 'none' where the file has no such bytes (RFC 9110 §14).
 */
export function parseRange(header: string | undefined, bytes: number): ByteRange | 'whole' | 'none' {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? [];
  if (first === undefined || last === undefined || (first === '' && last === '')) return 'whole';
  if (first === '') {
    const length = Math.min(Number(last), bytes);
    return length === 0 ? 'none' : { start: bytes - length, end: bytes - 1 };
  }
  const start = Number(first);
  const end = last === '' ? bytes - 1 : Math.min(Number(last), bytes - 1);
  if (last !== '' && Number(last) < start) return 'whole';
  return start >= bytes ? 'none' : { start, end };
}
