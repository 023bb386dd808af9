import type { JsonObject } from '../json.ts';

/** Fields in their order, each as JSON text: what is written already is not written again. */
export type JsonFields = Readonly<Record<string, string>>;

/** As bytes, which are sent as they are, and which are not the garbage collector's to mark and move while they are kept. */
export interface Answer {
  /** The fields of a JSON object and the commas between them, without its braces. */
  fields: Buffer;
  /** Whether a page of the size that was asked for is full. */
  isPageFull: boolean;
}

export function writeFields(fields: JsonObject): JsonFields {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, JSON.stringify(value)]));
}

/** @param names of the fields that are asked for; `*` stands for all */
export function joinFields(fields: JsonFields, names: readonly string[] = ['*']): Buffer {
  const asked = Object.entries(fields).filter(([name]) => names.includes('*') || names.includes(name));
  return Buffer.from(asked.map(([name, text]) => `${JSON.stringify(name)}:${text}`).join(','));
}

/** Several fields, or several objects, with commas between them. */
export function joinParts(parts: readonly Buffer[]): Buffer {
  return Buffer.concat(
    parts.filter(({ length }) => length > 0).flatMap((part, at) => (at > 0 ? [comma, part] : [part])),
  );
}

export const toObject = ({ fields }: Answer): Buffer<ArrayBuffer> =>
  Buffer.concat([opening, fields, closing]);

const [comma, opening, closing] = [Buffer.from(','), Buffer.from('{'), Buffer.from('}')];
