import type { Encoding } from './encoding.ts';

/** Windows-1252 characters of the bytes 0x80 to 0x9f; the other bytes are the same as in Latin-1. */
const windows1252Characters = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/** Text of a file without its byte order mark. @throws Error on invalid UTF-8 */
export async function* decode(bytes: AsyncIterable<Buffer>, encoding: Encoding): AsyncGenerator<string> {
  const texts =
    encoding === 'utf-8'
      ? decodeUtf8(bytes)
      : encoding === 'windows-1252'
        ? decode1252(bytes)
        : decodeUtf16(bytes, encoding === 'utf-16be');
  let isFirst = true;
  for await (const text of texts) {
    if (text === '') continue;
    yield isFirst && text.startsWith('\uFEFF') ? text.slice(1) : text;
    isFirst = false;
  }
}

async function* decodeUtf8(bytes: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  for await (const chunk of bytes) yield decoder.decode(chunk, { stream: true });
  yield decoder.decode();
}

async function* decode1252(bytes: AsyncIterable<Buffer>): AsyncGenerator<string> {
  for await (const chunk of bytes)
    yield chunk
      .toString('latin1')
      .replaceAll(
        /[\u0080-\u009f]/g,
        (character) => windows1252Characters[character.charCodeAt(0) - 0x80] ?? character,
      );
}

/** Unpaired surrogates pass through, so that validation can report them. */
async function* decodeUtf16(bytes: AsyncIterable<Buffer>, bigEndian: boolean): AsyncGenerator<string> {
  let rest: Buffer = Buffer.alloc(0);
  for await (const chunk of bytes) {
    const all = Buffer.concat([rest, chunk]);
    const whole = all.subarray(0, all.length - (all.length % 2));
    rest = all.subarray(whole.length);
    yield (bigEndian ? whole.swap16() : whole).toString('utf16le');
  }
}
