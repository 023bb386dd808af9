/** A limit is counted in so many parts. */
const parts = 5;

/**
 * Calls `onReached` after `ms`, counted in parts: time in which this process itself is too busy to look at what it received counts as
 * one part at most, and between two parts it does look. So what is late is the other side, not we.
 * @returns what ends it
 */
function startTimeLimit(ms: number, onReached: () => void): () => void {
  let left = parts;
  const next = (): ReturnType<typeof setTimeout> => {
    left -= 1;
    return setTimeout(() => {
      if (left === 0) onReached();
      else timer = next();
    }, ms / parts);
  };
  let timer = next();
  return () => clearTimeout(timer);
}

/** The promise's outcome. @throws Error when the other side takes longer than `ms` */
export async function withinTimeLimit<T>(answer: Promise<T>, ms: number): Promise<T> {
  const late = Promise.withResolvers<never>();
  const end = startTimeLimit(ms, () => late.reject(new Error(`No answer within ${ms} ms: timed out`)));
  try {
    return await Promise.race([answer, late.promise]);
  } finally {
    end();
  }
}

/** A signal that aborts when the other side takes longer than `ms`. */
export function timeLimitSignal(ms: number): AbortSignal {
  const controller = new AbortController();
  const reason = new DOMException(`No answer within ${ms} ms`, 'TimeoutError');
  startTimeLimit(ms, () => controller.abort(reason));
  return controller.signal;
}
