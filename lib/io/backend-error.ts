import { currentDigest } from './request-id.ts';
import { isBackendCode, type BackendCode } from '../rules/text/backend-messages.ts';

/** A refusal or failure of the backend; the only error that a call to it throws. */
export class BackendError extends Error {
  readonly code: BackendCode;
  /** Further details, e.g. `available` units. */
  readonly details: Readonly<Record<string, unknown>>;
  /** On the server the request's id, which the error page shows. */
  readonly digest = currentDigest();

  constructor(
    code: unknown,
    message: string,
    details: Readonly<Record<string, unknown>> = {},
    cause?: unknown,
  ) {
    super(message, { cause });
    this.name = 'BackendError';
    this.code = isBackendCode(code) ? code : 'UNKNOWN';
    this.details = details;
  }
}

/** Code for an answer without a code of its own. */
export function codeForStatus(status: number): BackendCode {
  if (status === 400 || status === 413 || status === 415) return 'BAD_REQUEST';
  if (status === 401) return 'UNAUTHENTICATED';
  if (status === 403) return 'PERMISSION_DENIED';
  if (status === 404) return 'NOT_FOUND';
  return [429, 502, 503, 504].includes(status) ? 'UNAVAILABLE' : 'INTERNAL';
}
