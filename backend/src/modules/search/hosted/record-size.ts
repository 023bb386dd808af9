/** The service's smallest plan refuses larger records; bytes of JSON. */
const maxRecordBytes = 10_000;

/** What a product is also found by, the most dispensable first; attributes are facets as well. */
const dispensable = ['forms', 'otherNames', 'attributeValues', 'parts', 'attributes'] as const;

const bytesOf = (value: unknown): number => Buffer.byteLength(JSON.stringify(value));

/** The record as the service takes it: of one that is too large the ends of its longest lists are left out. */
export function fitRecord<T extends Readonly<Record<string, unknown>>>(record: T): T {
  let excess = bytesOf(record) - maxRecordBytes;
  const fitted = { ...record } as Record<string, unknown>;
  for (const name of dispensable) {
    const list: unknown = fitted[name];
    if (excess <= 0 || typeof list !== 'object' || list === null) continue;
    const entries: [string, unknown][] = Object.entries(list);
    while (excess > 0 && entries.length > 0) excess -= bytesOf(entries.pop()?.[1]) + 1;
    fitted[name] = Array.isArray(list) ? entries.map(([, value]) => value) : Object.fromEntries(entries);
  }
  return fitted as T;
}
