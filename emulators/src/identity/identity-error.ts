/**
 * An error in the Identity Toolkit's format, e.g. `EMAIL_EXISTS`. The SDK splits code and text on ` : ` and maps the code to its
 * own (`auth/email-already-in-use`).
 */
export class IdentityError extends Error {
  readonly status: 400 | 403 | 404;

  constructor(code: string, text = '', status: 400 | 403 | 404 = 400) {
    super(text ? `${code} : ${text}` : code);
    this.status = status;
  }
}

export function errorBody(code: number, message: string) {
  return { error: { code, message, errors: [{ message, domain: 'global', reason: 'invalid' }] } };
}
