import { errorCode } from '../rules/text/error-text.ts';
import { mostPolls, pollInterval } from '../rules/people/electronic-sign-in.ts';
import { electronicStatus } from './calls.ts';

interface Listener {
  /** Asked again later. `isTroubled`: the last question got no answer. */
  onPending: (retryCount: number, isTroubled: boolean) => void;
  onApproved: () => void;
  /** The 24th question found the phone still silent. */
  onOutOfTime: () => void;
  /** Refused, out of time at the service, or not known any more. */
  onEnded: (error: unknown) => void;
}

/** A question is not repeated sooner than this after the last, however often the page comes to the front (ms). */
const minimumPauseMs = 1000;

/**
 * Asks the backend every 3.5 s whether the phone has approved (specification §4.4), at once when the page comes to the front or
 * the network is back. Questions without an answer count too, but do not end the wait: on a phone the network goes with
 * the switch to the app.
 * @returns stops it; answers that come after that are ignored
 */
export function waitForPhone(
  { reference, retryCount }: { reference: string; retryCount: number },
  listener: Listener,
): () => void {
  let count = retryCount;
  let isOver = false;
  /** Counts the questions; only the newest one's answer leads to the next. */
  let newest = 0;
  let askedAt = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const stop = (): void => {
    isOver = true;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', askSoon);
    window.removeEventListener('online', askSoon);
  };
  const end = (notify: () => void): void => {
    stop();
    notify();
  };
  const wait = (isTroubled: boolean): void => {
    if (count >= mostPolls) return end(listener.onOutOfTime);
    listener.onPending(count, isTroubled);
    timer = setTimeout(ask, pollInterval);
  };
  function ask(): void {
    clearTimeout(timer);
    const question = (newest += 1);
    askedAt = Date.now();
    void electronicStatus(reference).then(
      (counted) => {
        if (isOver) return;
        if (counted === null) return end(listener.onApproved);
        if (question !== newest) return;
        count = Math.max(count + 1, counted);
        wait(false);
      },
      (error: unknown) => {
        if (isOver || question !== newest) return;
        if (errorCode(error) !== 'UNAVAILABLE') return end(() => listener.onEnded(error));
        count += 1;
        wait(true);
      },
    );
  }
  // A question that was under way when the page was put aside may never be answered: it is not waited for.
  function askSoon(): void {
    if (document.visibilityState === 'visible' && Date.now() - askedAt >= minimumPauseMs) ask();
  }

  document.addEventListener('visibilitychange', askSoon);
  window.addEventListener('online', askSoon);
  ask();
  return stop;
}
