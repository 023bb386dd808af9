/** SQLSTATE classes of a failed connection, and of a server that stops or starts. */
const connectionCodes = /^(08|57P)/;
/** SQLSTATE classes of a server that is out of resources. */
const overloadCodes = /^(53|57014)/;
const socketCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN']);
/** Messages of driver errors without a code: a connection that broke during a query, or no free connection within the limit. */
const connectionMessages = /connection terminated|client has encountered/i;
const overloadMessages = /timeout exceeded when trying to connect/i;

/** Whether a failure means that the database is unavailable, so that the same request may succeed later. */
export function isUnavailable(error: unknown): boolean {
  return (
    isConnectionLost(error) ||
    causeChain(error).some(({ code, message }) => overloadCodes.test(code) || overloadMessages.test(message))
  );
}

/** Whether the database is gone or restarting, as opposed to reachable and overloaded. */
export function isConnectionLost(error: unknown): boolean {
  return causeChain(error).some(
    ({ code, message }) =>
      connectionCodes.test(code) || socketCodes.has(code) || connectionMessages.test(message),
  );
}

/** An error and its causes; the code is empty where there is none. */
function causeChain(error: unknown): { code: string; message: string }[] {
  const chain = [];
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : '';
    chain.push({ code, message: cause.message });
  }
  return chain;
}
