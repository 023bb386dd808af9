/** Changes that wait for the end of a burst of clicks before they are sent. */
const deferredChanges = new Set<() => void>();
/** Changes whose code is still on its way. */
const startingChanges = new Set<Promise<unknown>>();

export interface DeferredChange {
  cancel: () => void;
  sendNow: () => void;
}

/** Sends once after a delay in ms, or earlier where the page is left or switches customer. */
export function deferChange(send: () => void, delay: number): DeferredChange {
  const cancel = (): void => {
    clearTimeout(timer);
    deferredChanges.delete(sendNow);
    listenForLeaving();
  };
  const sendNow = (): void => {
    cancel();
    send();
  };
  const timer = setTimeout(sendNow, delay);
  deferredChanges.add(sendNow);
  listenForLeaving();
  return { cancel, sendNow };
}

/**
 * The first comes before a reload is requested; where a tab is closed or an app put away, only the second may. Only while something
 * waits: a listener for leaving keeps some browsers from holding the page for the way back.
 */
function listenForLeaving(): void {
  window.onbeforeunload = window.onpagehide = deferredChanges.size > 0 ? sendAll : null;
}

function sendAll(): void {
  for (const send of deferredChanges) send();
}

/** @param begun settles when the change is under way, or will not be */
export function noteStartingChange(begun: Promise<unknown>): void {
  startingChanges.add(begun);
  const forget = (): void => void startingChanges.delete(begun);
  begun.then(forget, forget);
}

/** Sends them now, because the page is about to switch customer. Resolves when all are under way. */
export async function flushDeferredChanges(): Promise<void> {
  sendAll();
  await Promise.allSettled(startingChanges);
}
