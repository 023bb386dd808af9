/** PostgreSQL's classes for a connection that failed, a server that stops or starts, and one that has no more to give. */
const serverCodes = /^(08|53|57P|57014)/;
const socketCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN']);
/** What the driver throws without a code: no free connection within the limit, or one that broke under a query. */
const driverWords = /timeout exceeded when trying to connect|connection terminated|client has encountered/i;

/** Whether a failure means that the database cannot be used now, so that the same request may go well later. */
export function isUnavailable(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : '';
    if (serverCodes.test(code) || socketCodes.has(code) || driverWords.test(cause.message)) return true;
  }
  return false;
}
