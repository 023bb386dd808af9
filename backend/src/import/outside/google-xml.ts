import type { OutsideRecord } from './fields.ts';
import { readXmlParts } from './xml-parts.ts';

const products = new Set(['item', 'entry']);

/** Products of a Google Merchant feed in RSS 2.0 or Atom. */
export async function* readGoogleXml(chunks: AsyncIterable<string>): AsyncGenerator<OutsideRecord> {
  for await (const part of readXmlParts(chunks, products)) {
    const cells: Record<string, string> = {};
    for (const { name, text } of part.children) {
      const before = cells[name];
      cells[name] = before === undefined ? text.trim() : `${before},${text.trim()}`;
    }
    yield { line: part.line, cells };
  }
}
