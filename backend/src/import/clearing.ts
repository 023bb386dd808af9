/** What null sets a field to, by its name; a field that is not here cannot be cleared. */
export type ClearedValues = Readonly<Record<string, unknown>>;

/** The fields of a line as they are loaded: those that null clears to null may be null. */
export type WithClearedFields<Line, Fields extends ClearedValues> = {
  [Field in keyof Line]: Field extends keyof Fields
    ? null extends Fields[Field]
      ? Line[Field] | null
      : Line[Field]
    : Line[Field];
};

/**
 * Parts the fields that a line clears, with null or where they hold text or nothing with empty text, from those that are to be checked.
 * Apart from the schemas, because a layer more around each field doubles the time that checking takes.
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
      // To the schema it is missing; deleting it would make V8 read the whole object more slowly.
      givenFields[field] = undefined;
    }
  }
  return { givenFields, cleared };
}
