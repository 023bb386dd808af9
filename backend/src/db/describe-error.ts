import { DrizzleQueryError } from 'drizzle-orm/errors';
import { sqlState } from './retry.ts';

/** SQLSTATE of tables and columns that are not there. */
const missing = new Set(['3F000', '42P01', '42703']);

/**
 * What a command says of an error. A failed statement is not quoted: its values may be a person's.
 * @returns one sentence, with the SQLSTATE or the system's code where the database refused or was not reached
 */
export function describeError(error: unknown): string {
  if (!(error instanceof DrizzleQueryError)) return error instanceof Error ? error.message : String(error);
  const code = sqlState(error);
  if (missing.has(code))
    return 'The database does not have the tables of this version: run `npm run migrate` first.';
  return `The database did not answer a statement${code && ` (${code})`}.`;
}
