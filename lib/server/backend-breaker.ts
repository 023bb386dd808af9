import { errorCode } from '../rules/text/error-text.ts';
import { breaker } from './breaker.ts';

/** A breaker for questions to the backend: only that it does not answer opens it, never what it answers. */
export function backendBreaker(now?: () => number): ReturnType<typeof breaker> {
  return breaker(now, (error) => errorCode(error) === 'UNAVAILABLE');
}
