import { DrizzleQueryError } from 'drizzle-orm/errors';
import { GraphQLError } from 'graphql';
import type { Logger } from 'pino';
import { createLog } from '../../lib/process/log.ts';
import type { ErrorRules } from '../../lib/process/logged-error.ts';
import type { Config } from './config.ts';

/** Database errors quote values: names, national ids, whole mails; of those only the statement and the code are logged. */
export const backendErrors: ErrorRules = {
  // A resolver's error repeats the message of its cause.
  unwrap: (error) => (error instanceof GraphQLError ? (error.originalError ?? error) : error),
  messageOf(error) {
    if (error instanceof DrizzleQueryError) return `Failed query: ${error.query}`;
    // PostgreSQL's own: `detail` and `where` contain values and are left out, and so are some messages (22P02).
    const isDatabase = 'severity' in error && 'routine' in error;
    return isDatabase ? 'the database refused' : error.message;
  },
};

/** The process's log. */
export function logger({ LOG_LEVEL: level }: Pick<Config, 'LOG_LEVEL'>): Logger {
  return createLog({ level, errors: backendErrors });
}
