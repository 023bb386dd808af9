/**
 * How long a client may take to send its request: ten seconds for headers and body together, then it is answered 408 and the
 * connection is closed. Node alone would wait five minutes, and look every half one.
 */
export const requestLimits = {
  headersTimeout: 10_000,
  requestTimeout: 10_000,
  connectionsCheckingInterval: 1_000,
} as const;
