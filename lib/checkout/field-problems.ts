import { BackendError } from '../io/backend-error.ts';

/** Icelandic text by the name of the field that it belongs to. */
export type FieldProblems = Readonly<Record<string, string | null | undefined>>;

/** What the backend says of single fields (BAD_REQUEST with extensions.fields), named as in the input. */
export function fieldProblems(error: unknown): FieldProblems {
  if (!(error instanceof BackendError)) return {};
  const { fields } = error.details;
  if (typeof fields !== 'object' || fields === null) return {};
  return Object.fromEntries(Object.entries(fields).filter(([, text]) => typeof text === 'string'));
}

export function hasProblem(problems: FieldProblems): boolean {
  return Object.values(problems).some(Boolean);
}
