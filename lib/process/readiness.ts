/** Milliseconds after which a dependency counts as away: /readyz has to answer within a second, whatever hangs. */
const answerWithinMs = 600;
/** Milliseconds after which a call that hangs is given up, and another one may find that the dependency is back. */
const giveUpMs = 5_000;

/**
 * Creates the question whether a dependency answers. All who ask meanwhile wait for the same call: probes of a dependency that
 * hangs must not use up its connections.
 */
export function createReadinessProbe(ask: () => Promise<boolean>): () => Promise<boolean> {
  let current: { startedAt: number; answer: Promise<boolean> } | undefined;
  return async () => {
    if (!current || performance.now() - current.startedAt > giveUpMs) {
      const answer = ask().catch(() => false);
      const started = { startedAt: performance.now(), answer };
      current = started;
      void answer.then(() => {
        if (current === started) current = undefined;
      });
    }
    const late = Promise.withResolvers<false>();
    const timer = setTimeout(() => late.resolve(false), answerWithinMs);
    return Promise.race([current.answer, late.promise]).finally(() => clearTimeout(timer));
  };
}
