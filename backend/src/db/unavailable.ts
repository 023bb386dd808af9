/** PostgreSQL's classes for a connection that failed, and a server that stops or starts. */
const connectionCodes = /^(08|57P)/;
/** And those for a server that has no more to give. */
const overloadCodes = /^(53|57014)/;
const socketCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN']);
/** What the driver throws without a code: one that broke under a query, or no free connection within the limit. */
const connectionMessages = /connection terminated|client has encountered/i;
const overloadMessages = /timeout exceeded when trying to connect/i;

/** Whether a failure means that the database cannot be used now, so that the same request may go well later. */
export function isUnavailable(error: unknown): boolean {
  return (
    isConnectionLost(error) ||
    causeChain(error).some(({ code, message }) => overloadCodes.test(code) || overloadMessages.test(message))
  );
}

/** Whether it is because the database is gone or restarts, as opposed to: it is there and too busy. */
export function isConnectionLost(error: unknown): boolean {
  return causeChain(error).some(
    ({ code, message }) =>
      connectionCodes.test(code) || socketCodes.has(code) || connectionMessages.test(message),
  );
}

/** An error and what is wrapped in it; the code is empty where there is none. */
function causeChain(error: unknown): { code: string; message: string }[] {
  const chain = [];
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : '';
    chain.push({ code, message: cause.message });
  }
  return chain;
}
