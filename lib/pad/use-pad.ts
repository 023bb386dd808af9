import { useEffect, useState } from 'react';
import { watchOtherTabs } from '../visitor/other-tabs.ts';
import { lastVisitorChange } from '../visitor/signed-in-hint.ts';
import { useStore } from '../visitor/store.ts';
import type { PadDraft } from '../rules/orders/pad/draft.ts';
import { PadSession } from './pad-session.ts';
import type { PadState } from './pad-state.ts';
import { watchDrafts } from './watch-drafts.ts';

/** A browser also says that it is online where the shop is not reached yet (ms). */
const lookEveryMs = 15_000;

export interface Pad extends PadState {
  change: (change: (draft: PadDraft) => PadDraft) => void;
  send: () => void;
  keep: (isKept: boolean) => void;
  refresh: () => void;
  open: (customerId: string) => void;
}

/** The order pad of this page. @param loadParts brings what it needs without a connection besides what it has loaded */
export function usePad(loadParts: () => Promise<unknown>): Pad {
  const [session] = useState(() => new PadSession(loadParts));
  useEffect(() => {
    const start = (): void => void session.start();
    start();
    const stopTabs = watchOtherTabs(lastVisitorChange(), () => session.followOtherTab());
    const stopDrafts = watchDrafts(() => session.reread());
    window.addEventListener('online', start);
    const looking = setInterval(() => void session.lookForConnection(), lookEveryMs);
    return () => {
      clearInterval(looking);
      stopTabs();
      stopDrafts();
      window.removeEventListener('online', start);
    };
  }, [session]);
  return {
    ...useStore(session.store),
    change: (apply) => void session.change(apply),
    send: () => void session.send(),
    keep: (isKept) => void session.keep(isKept),
    refresh: () => void session.start(),
    open: (customerId) => void session.open(customerId),
  };
}
