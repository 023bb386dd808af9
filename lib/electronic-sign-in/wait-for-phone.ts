import { errorCode } from '../rules/text/error-text.ts';
import { maximumPolls, pollIntervalMs } from '../rules/people/electronic-sign-in.ts';
import { fetchElectronicStatus } from './calls.ts';

interface PhoneListener {
  /** Polled again later. `isUnreachable`: the last poll got no answer. */
  onPending: (retryCount: number, isUnreachable: boolean) => void;
  onApproved: () => void;
  /** The 24th poll found no answer from the phone. */
  onOutOfTime: () => void;
  /** Refused, timed out at the service, or unknown by now. */
  onEnded: (error: unknown) => void;
}

/** Shortest time between two polls, however often the page becomes visible (ms). */
const minimumPauseMs = 1000;

/**
 * Polls the backend every 3.5 s for the phone's approval (specification §4.4), at once when the page becomes visible or the
 * network is back. Polls without an answer count too, but do not end the wait: phones lose the network while switching to the
 * app. @returns stops it; later answers are ignored
 */
export function waitForPhone(
  { reference, retryCount }: { reference: string; retryCount: number },
  listener: PhoneListener,
): () => void {
  let count = retryCount;
  let isStopped = false;
  /** Counts the polls; only the newest one's answer schedules the next. */
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
  // A poll in flight when the page was suspended may never be answered: it is not awaited.
  function pollWhenVisible(): void {
    if (document.visibilityState === 'visible' && Date.now() - polledAt >= minimumPauseMs) poll();
  }

  document.addEventListener('visibilitychange', pollWhenVisible);
  window.addEventListener('online', pollWhenVisible);
  poll();
  return stop;
}
