import { GraphQLError } from 'graphql';
import type { BackendErrorCode } from '../../lib/contract/rest-schemas.ts';
import { messageForCode } from '../../lib/rules/text/messages.ts';
import { sqlState } from './db/retry.ts';
import { isUnavailable } from './db/unavailable.ts';

/**
 * An expected failure: the code is for programs, the Icelandic message for people (default: the code's own). `details` joins the
 * GraphQL extensions, e.g. `{ available: 3 }`.
 */
export class ShopError extends GraphQLError {
  readonly code: BackendErrorCode;

  constructor(
    code: BackendErrorCode,
    message: string = messageForCode(code),
    details: Record<string, unknown> = {},
  ) {
    super(message, { extensions: { ...details, code } });
    this.code = code;
  }
}

/** HTTP status of a REST response for each code. */
export const httpStatus = {
  BAD_REQUEST: 400,
  FAILED_PRECONDITION: 409,
  INTERNAL: 500,
  NOT_FOUND: 404,
  PERMISSION_DENIED: 403,
  UNAUTHENTICATED: 401,
  UNAVAILABLE: 503,
  UNKNOWN: 500,
} as const satisfies Record<BackendErrorCode, number>;

/** SQLSTATE for characters that are not text, such as NUL: the shop's forms never send them. */
const invalidTextState = '22021';

/**
 * How an unexpected failure is reported to the caller: UNAVAILABLE when the database is away (reliability F16, F17), BAD_REQUEST
 * for what is no text, else INTERNAL.
 */
export function toShopError(error: unknown): ShopError {
  const failed = isUnavailable(error) ? 'UNAVAILABLE' : 'INTERNAL';
  const code = sqlState(error) === invalidTextState ? 'BAD_REQUEST' : failed;
  return new ShopError(code);
}
