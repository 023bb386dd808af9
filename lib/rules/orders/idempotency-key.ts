/**
 * Names one press, so that sending it again does nothing twice; not a secret. Random numbers, because randomUUID is missing where a
 * page comes without TLS.
 */
export function newIdempotencyKey(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-');
}
