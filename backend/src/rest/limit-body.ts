import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { ShopError } from '../errors.ts';

/** Bytes that a request body may have (reliability F35). */
export const maximumBodyBytes = 100_000;

/** Refuses larger bodies with 413. */
export function limitBody(bytes = maximumBodyBytes): MiddlewareHandler {
  return bodyLimit({
    maxSize: bytes,
    onError: () => {
      throw new ShopError('BAD_REQUEST', undefined, { http: { status: 413 } });
    },
  });
}
