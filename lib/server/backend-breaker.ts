import { errorCode } from '../rules/text/error-text.ts';
import { createBreaker } from './breaker.ts';

/** A circuit breaker for calls to the backend: only missing answers open it, never error answers. */
export function createBackendBreaker(now?: () => number): ReturnType<typeof createBreaker> {
  return createBreaker(now, (error) => errorCode(error) === 'UNAVAILABLE', 'backend');
}
