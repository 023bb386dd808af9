/** PostgreSQL's classes for a connection that failed, and a server that stops or starts. */
const restartCodes = /^(08|57P)/;
/** And those for a server that has no more to give. */
const scarceCodes = /^(53|57014)/;
const socketCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN']);
/** What the driver throws without a code: one that broke under a query, or no free connection within the limit. */
const brokenWords = /connection terminated|client has encountered/i;
const scarceWords = /timeout exceeded when trying to connect/i;

/** Whether a failure means that the database cannot be used now, so that the same request may go well later. */
export function isUnavailable(error: unknown): boolean {
  return (
    isAway(error) ||
    causes(error).some(({ code, message }) => scarceCodes.test(code) || scarceWords.test(message))
  );
}

/** Whether it is because the database is gone or restarts, as opposed to: it is there and too busy. */
export function isAway(error: unknown): boolean {
  return causes(error).some(
    ({ code, message }) => restartCodes.test(code) || socketCodes.has(code) || brokenWords.test(message),
  );
}

/** An error and what is wrapped in it; the code is empty where there is none. */
function causes(error: unknown): { code: string; message: string }[] {
  const found = [];
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : '';
    found.push({ code, message: cause.message });
  }
  return found;
}
