/** Error codes of refused calls, with their HTTP status. */
const statuses = {
  invalid_request: 400,
  invalid_client: 401,
  no_certificate: 422,
  not_found: 404,
  not_approved: 409,
  already_read: 410,
} as const;

type ServiceErrorCode = keyof typeof statuses;

export class ServiceError extends Error {
  readonly code: ServiceErrorCode;
  readonly status: (typeof statuses)[ServiceErrorCode];

  constructor(code: ServiceErrorCode, message: string) {
    super(message);
    this.code = code;
    this.status = statuses[code];
  }
}
