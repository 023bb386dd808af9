import type * as z from 'zod/mini';
import type { FieldProblems } from '../../rules/text/field-problems.ts';

/**
 * Icelandic texts by field, named as in the backend's input; none when the form is complete.
 * @param parent field of the input that the form fills, e.g. `address`
 */
export function findProblems<Form>(
  schema: z.ZodMiniType<unknown, Form>,
  form: Form,
  parent?: string,
): FieldProblems {
  const { error } = schema.safeParse(form);
  const entries = (error?.issues ?? []).map(({ path, message }): [string, string] => [
    [...(parent ? [parent] : []), ...path].join('.'),
    message,
  ]);
  // The first problem of a field is the one that is shown.
  return Object.fromEntries(entries.reverse());
}
