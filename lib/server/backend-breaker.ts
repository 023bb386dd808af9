import { errorCode } from '../rules/text/error-text.ts';
import { createBreaker } from './breaker.ts';

/** A breaker for questions to the backend: only that it does not answer opens it, never what it answers. */
export function createBackendBreaker(now?: () => number): ReturnType<typeof createBreaker> {
  return createBreaker(now, (error) => errorCode(error) === 'UNAVAILABLE');
}
