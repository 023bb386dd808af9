import 'server-only';

const failuresToOpen = 5;
const openMs = 5_000;

export class BreakerOpen extends Error {
  constructor() {
    super('The cache is not asked: it failed several times in a row');
    this.name = 'BreakerOpen';
  }
}

/** Opens after five failures in a row; five seconds later one call may try again while the others still fail at once. */
export function breaker(now: () => number = Date.now): <T>(call: () => Promise<T>) => Promise<T> {
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
      failures += 1;
      if (failures >= failuresToOpen) tryAgainAt = now() + openMs;
      throw error;
    }
  };
}
