import { DrizzleQueryError } from 'drizzle-orm/errors';
import { GraphQLError } from 'graphql';
import { pino, type Logger } from 'pino';
import type { Config } from './config.ts';

interface LoggedError {
  type: string;
  message: string;
  /** SQLSTATE or system error code, e.g. 23505 or ECONNREFUSED. */
  code?: string;
  stack?: string;
  cause?: LoggedError;
}

/**
 * An error in a form that may be logged. Database errors quote values: names, national ids, whole mails; of those only the
 * statement and the code are logged.
 */
export function loggedError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: 'not an error' };
  // A resolver's error repeats the message of its cause.
  if (error instanceof GraphQLError && error.originalError) return loggedError(error.originalError);
  const { cause } = error;
  return {
    type: error.constructor.name,
    message: messageOf(error),
    ...('code' in error && typeof error.code === 'string' && { code: error.code }),
    // Without its first lines, which repeat the message.
    stack:
      error.stack
        ?.split('\n')
        .filter((line) => /^\s+at /.test(line))
        .join('\n') ?? '',
    ...(cause !== undefined && { cause: loggedError(cause) }),
  };
}

function messageOf(error: Error): string {
  if (error instanceof DrizzleQueryError) return `Failed query: ${error.query}`;
  // PostgreSQL's own: `detail` and `where` contain values and are left out, and so are some messages (22P02).
  const isDatabase = 'severity' in error && 'routine' in error;
  return isDatabase ? 'the database refused' : error.message;
}

/** The process's log: JSON lines, without personal data in errors. */
export function logger({ LOG_LEVEL: level }: Pick<Config, 'LOG_LEVEL'>): Logger {
  return pino({ level, serializers: { err: loggedError } });
}
