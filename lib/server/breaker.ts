import { currentDigest } from '../io/request-id.ts';
import { meter } from '../process/meter.ts';

const failuresToOpen = 5;
const openMs = 5_000;

export class BreakerOpen extends Error {
  /** The request's id, which the error page shows. */
  readonly digest = currentDigest();

  constructor() {
    super('Not asked: it failed several times in a row');
    this.name = 'BreakerOpen';
  }
}

/**
 * Opens after five failures in a row; five seconds later one call may try again while the others still fail at once.
 * @param service its name in the numbers
 * @param isFailure false for an error that is an answer: it does not mean the service is down
 */
export function createBreaker(
  now: () => number = Date.now,
  isFailure: (error: unknown) => boolean = () => true,
  service = 'redis',
): <T>(call: () => Promise<T>) => Promise<T> {
  let failures = 0;
  let tryAgainAt = 0;
  return async (call) => {
    if (failures >= failuresToOpen) {
      if (now() < tryAgainAt) {
        meter().count('breaker_refusals_total', { service });
        throw new BreakerOpen();
      }
      tryAgainAt = now() + openMs;
    }
    try {
      const answer = await call();
      failures = 0;
      return answer;
    } catch (error) {
      failures = isFailure(error) ? failures + 1 : 0;
      if (failures >= failuresToOpen) tryAgainAt = now() + openMs;
      throw error;
    }
  };
}
