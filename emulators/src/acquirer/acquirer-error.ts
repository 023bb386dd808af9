/** A refused call: `{ error: { code, message } }` with `status`. */
export class AcquirerError extends Error {
  readonly status: 400 | 401 | 404 | 409;
  readonly code: string;

  constructor(status: 400 | 401 | 404 | 409, code: string, message = code) {
    super(message);
    this.status = status;
    this.code = code;
  }
}
