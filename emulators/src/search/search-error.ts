export type SearchStatus = 400 | 403 | 404 | 405 | 413;

/** An error in Algolia's format; the client reads `message` and `status` from the body. */
export class SearchError extends Error {
  readonly status: SearchStatus;

  constructor(message: string, status: SearchStatus = 400) {
    super(message);
    this.status = status;
  }
}

export function errorBody(status: number, message: string) {
  return { message, status };
}
