/**
 * The text of a file in the encoding that it seems to have: what its first bytes name, else UTF-8, else Windows-1252, which is what
 * Excel writes in Iceland. Null for what is no text.
 */
export function decodeText(bytes: Uint8Array): string | null {
  const bomEncoding = encodingOfBom(bytes);
  if (bomEncoding) return new TextDecoder(bomEncoding).decode(bytes);
  if (bytes.includes(0)) return null;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

function encodingOfBom([first, second]: Uint8Array): string | null {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return null;
}
