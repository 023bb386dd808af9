/** The value that null sets a field to, by field name; other fields cannot be cleared. */
export type ClearedValues = Readonly<Record<string, unknown>>;

/** The fields of a line as they are loaded: those that can be cleared to null may be null. */
export type WithClearedFields<Line, Fields extends ClearedValues> = {
  [Field in keyof Line]: Field extends keyof Fields
    ? null extends Fields[Field]
      ? Line[Field] | null
      : Line[Field]
    : Line[Field];
};

/**
 * Separates the fields that a line clears (null, or empty text in a field of text) from those to be validated. Apart from the
 * schemas, because another layer around each field doubles the validation time.
 */
export function splitCleared(
  value: Readonly<Record<string, unknown>>,
  fields: ClearedValues,
): { givenFields: Record<string, unknown>; cleared: Record<string, unknown> } {
  const givenFields = { ...value };
  const cleared: Record<string, unknown> = {};
  for (const [field, fallback] of Object.entries(fields)) {
    const content = value[field];
    if (content === null || (fallback === null && typeof content === 'string' && content.trim() === '')) {
      cleared[field] = fallback;
      // Undefined counts as missing in the schema; deleting the key would make V8 read the whole object more slowly.
      givenFields[field] = undefined;
    }
  }
  return { givenFields, cleared };
}
