import type { z } from 'zod';
import type { Problem, Refusal } from './problem.ts';
import type { RawLine } from './raw-line.ts';

/** A field that is required for new rows. */
export function missingFieldRefusal(field: string, kind: string): Refusal {
  return { field, reason: `is missing, and the ${kind} is new: the shop has nothing to keep` };
}

/** A line that was parsed to a value. */
export type ValueLine = Extract<RawLine, { value: unknown }>;

/** Default message of schemas without one of their own. */
const defaultIssueMessage = 'Invalid input';
/** Characters of a value that an error message shows. */
const maxShownLength = 60;

/** Every validation error of the value, with the input as the file has it. */
export function toProblems(given: ValueLine, error: z.ZodError): Problem[] {
  return error.issues
    .flatMap((issue) => issueProblems(issue, []))
    .map(({ path, reason }) => ({
      line: given.line,
      field: path.join('.'),
      reason: withValue(reason, valueAt(given, path)),
    }));
}

interface PathProblem {
  path: readonly PropertyKey[];
  reason: string;
}

function issueProblems(issue: z.core.$ZodIssue, above: readonly PropertyKey[]): PathProblem[] {
  const path = [...above, ...issue.path];
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({ path: [...path, key], reason: 'is not a field of this kind of line' }));
  if (issue.code === 'invalid_union' && issue.errors.length > 0 && issue.message === defaultIssueMessage) {
    // Of several forms, the errors of the one that fits best, where they have no message of their own.
    const best = issue.errors.toSorted((a, b) => a.length - b.length).at(0) ?? [];
    return best.flatMap((inner) => issueProblems(inner, path));
  }
  return [{ path, reason: issue.message }];
}

function valueAt({ value, texts }: ValueLine, path: readonly PropertyKey[]): unknown {
  const [field] = path;
  // A list in a CSV file is text as well; its parts are shown as they were read.
  if (texts && path.length === 1 && typeof field === 'string' && texts[field]) return texts[field];
  return path.reduce<unknown>(
    (inner, key) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : undefined),
    value,
  );
}

function withValue(reason: string, value: unknown): string {
  if (value === undefined) return `is missing: ${reason}`;
  if (value === null || value === '') return /\bempty\b/.test(reason) ? reason : `is empty: ${reason}`;
  if (!['string', 'number', 'boolean'].includes(typeof value)) return reason;
  const shown = JSON.stringify(value);
  return `${reason} (given: ${shown.length > maxShownLength ? `${shown.slice(0, maxShownLength)}…` : shown})`;
}
