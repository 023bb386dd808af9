import { errorCode } from '../rules/text/error-text.ts';
import { maximumPolls, pollIntervalMs } from '../rules/people/electronic-sign-in.ts';
import { fetchElectronicStatus } from './calls.ts';

interface PhoneListener {
  /** Asked again later. `isUnreachable`: the last question got no answer. */
  onPending: (retryCount: number, isUnreachable: boolean) => void;
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
  listener: PhoneListener,
): () => void {
  let count = retryCount;
  let isStopped = false;
  /** Counts the questions; only the newest one's answer leads to the next. */
  let newestPoll = 0;
  let polledAt = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const stop = (): void => {
    isStopped = true;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', pollWhenVisible);
    window.removeEventListener('online', pollWhenVisible);
  };
  const stopAndNotify = (notify: () => void): void => {
    stop();
    notify();
  };
  const scheduleNext = (isUnreachable: boolean): void => {
    if (count >= maximumPolls) return stopAndNotify(listener.onOutOfTime);
    listener.onPending(count, isUnreachable);
    timer = setTimeout(poll, pollIntervalMs);
  };
  function poll(): void {
    clearTimeout(timer);
    const pollNumber = (newestPoll += 1);
    polledAt = Date.now();
    void fetchElectronicStatus(reference).then(
      (serverCount) => {
        if (isStopped) return;
        if (serverCount === null) return stopAndNotify(listener.onApproved);
        if (pollNumber !== newestPoll) return;
        count = Math.max(count + 1, serverCount);
        scheduleNext(false);
      },
      (error: unknown) => {
        if (isStopped || pollNumber !== newestPoll) return;
        if (errorCode(error) !== 'UNAVAILABLE') return stopAndNotify(() => listener.onEnded(error));
        count += 1;
        scheduleNext(true);
      },
    );
  }
  // A question that was under way when the page was put aside may never be answered: it is not waited for.
  function pollWhenVisible(): void {
    if (document.visibilityState === 'visible' && Date.now() - polledAt >= minimumPauseMs) poll();
  }

  document.addEventListener('visibilitychange', pollWhenVisible);
  window.addEventListener('online', pollWhenVisible);
  poll();
  return stop;
}
