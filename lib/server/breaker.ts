const failuresToOpen = 5;
const openMs = 5_000;

export class BreakerOpen extends Error {
  constructor() {
    super('Not asked: it failed several times in a row');
    this.name = 'BreakerOpen';
  }
}

/**
 * Opens after five failures in a row; five seconds later one call may try again while the others still fail at once.
 * @param isFailure false for an error that is an answer: it does not mean the service is down
 */
export function createBreaker(
  now: () => number = Date.now,
  isFailure: (error: unknown) => boolean = () => true,
): <T>(call: () => Promise<T>) => Promise<T> {
  let failures = 0;
  let tryAgainAt = 0;
  return async (call) => {
    if (failures >= failuresToOpen) {
      if (now() < tryAgainAt) throw new BreakerOpen();
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
