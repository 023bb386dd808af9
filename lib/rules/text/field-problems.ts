/** Icelandic text by the name of the field that it belongs to. */
export type FieldProblems = Readonly<Record<string, string | null | undefined>>;

/** What the backend says of single fields (BAD_REQUEST with extensions.fields), named as in the input. */
export function fieldProblems(error: unknown): FieldProblems {
  const details = recordIn(error, 'details');
  const fields = recordIn(details, 'fields') ?? {};
  return Object.fromEntries(
    Object.entries(fields).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

export function hasProblem(problems: FieldProblems): boolean {
  return Object.values(problems).some(Boolean);
}

function recordIn(value: unknown, name: string): Record<string, unknown> | null {
  if (typeof value !== 'object' || value === null || !(name in value)) return null;
  const found = (value as Record<string, unknown>)[name];
  return typeof found === 'object' && found !== null ? (found as Record<string, unknown>) : null;
}
