/** Icelandic text by the name of the field that it belongs to. */
export type FieldProblems = Readonly<Record<string, string | null | undefined>>;

/** What the backend says of single fields (BAD_REQUEST with extensions.fields), named as in the input. */
export function readFieldProblems(error: unknown): FieldProblems {
  const details = readRecord(error, 'details');
  const fields = readRecord(details, 'fields') ?? {};
  return Object.fromEntries(
    Object.entries(fields).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

export function hasProblem(problems: FieldProblems): boolean {
  return Object.values(problems).some(Boolean);
}

function readRecord(value: unknown, name: string): Record<string, unknown> | null {
  if (typeof value !== 'object' || value === null || !(name in value)) return null;
  const record = (value as Record<string, unknown>)[name];
  return typeof record === 'object' && record !== null ? (record as Record<string, unknown>) : null;
}
