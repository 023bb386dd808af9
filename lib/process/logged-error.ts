import { withoutPersonalData } from '../rules/security/personal-text.ts';

interface LoggedError {
  type: string;
  message: string;
  /** SQLSTATE or system error code, e.g. 23505 or ECONNREFUSED. */
  code?: string;
  /** What the error page shows of it. */
  digest?: string;
  stack?: string;
  cause?: LoggedError;
}

/** What a process knows of its own kinds of errors. */
export interface ErrorRules {
  /** The error behind one that only repeats its message. */
  unwrap?: (error: Error) => Error;
  /** The message without the values that it quotes. */
  messageOf?: (error: Error) => string;
}

/** An error in a form that may be logged: its place and message, without personal data. */
export function logError(thrown: unknown, rules: ErrorRules = {}): LoggedError {
  if (!(thrown instanceof Error)) return { type: typeof thrown, message: 'not an error' };
  const error = rules.unwrap?.(thrown) ?? thrown;
  const { cause } = error;
  return {
    type: error.constructor.name,
    message: withoutPersonalData(rules.messageOf?.(error) ?? error.message),
    ...textField(error, 'code'),
    ...textField(error, 'digest'),
    // Without its first lines, which repeat the message.
    stack:
      error.stack
        ?.split('\n')
        .filter((line) => /^\s+at /.test(line))
        .join('\n') ?? '',
    ...(cause !== undefined && { cause: logError(cause, rules) }),
  };
}

function textField(error: Error, name: 'code' | 'digest'): { code?: string; digest?: string } {
  const value = (error as Error & Readonly<Record<string, unknown>>)[name];
  return typeof value === 'string' ? { [name]: value } : {};
}
