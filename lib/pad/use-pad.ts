import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { logFailure } from '../io/log.ts';
import { emptyDraft, type PadDraft } from '../rules/orders/pad/draft.ts';
import { errorText } from '../rules/text/error-text.ts';
import { watchOtherTabs } from '../visitor/other-tabs.ts';
import { lastVisitorChange, readSignedInHint } from '../visitor/signed-in-hint.ts';
import {
  changeDraft,
  deleteCustomer,
  type KeptRange,
  readDrafts,
  readKeptCustomers,
  readRange,
  saveOwner,
  saveRange,
} from './database.ts';
import { fetchRange } from './fetch-range.ts';
import { keepShell } from './keep-shell.ts';
import { sendDraft, type SendOutcome } from './send-draft.ts';
import { storageMessage } from './storage-error.ts';
import { switchCustomer } from './switch-customer.ts';
import { identifyVisitor, type PadVisitor } from './visitor.ts';
import { announceDraft, watchDrafts } from './watch-drafts.ts';

interface PadData {
  /** Null until it is known. */
  visitor: PadVisitor | null;
  customerId: string | null;
  range: KeptRange | null;
  draft: PadDraft;
  isKept: boolean;
  /** Other customers whose goods are kept here, and what was written for them. */
  others: readonly { id: string; name: string; lineCount: number }[];
}

const emptyData: PadData = {
  visitor: null,
  customerId: null,
  range: null,
  draft: emptyDraft(''),
  isKept: false,
  others: [],
};

export interface Pad extends PadData {
  /** What is being waited for. */
  busy: 'range' | 'keep' | 'send' | null;
  /** Icelandic: why something is not kept or not fetched. */
  problem: string | null;
  outcome: SendOutcome | null;
  change: (change: (draft: PadDraft) => PadDraft) => void;
  send: () => void;
  keep: (isKept: boolean) => void;
  refresh: () => void;
  /** The pad of another customer: without a connection as it is kept here, else after a switch to that customer. */
  open: (customerId: string) => void;
}

const goodsMessage = 'Ekki tókst að sækja vörurnar á blaðið.';
const shellMessage =
  'Vörurnar eru geymdar en síðan sjálf ekki: hún opnast aðeins með nettengingu. Reyndu aftur síðar.';

/** The order pad of this device. @param loadParts brings what the page needs without a connection besides what it has loaded */
export function usePad(loadParts: () => Promise<unknown>): Pad {
  const [data, setData] = useState(emptyData);
  const [busy, setBusy] = useState<Pad['busy']>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [outcome, setOutcome] = useState<SendOutcome | null>(null);
  /** What is written and not kept, by customer: a switch loses nothing while the page is open. */
  const written = useRef(new Map<string, PadDraft>());
  const names = useRef<{ id: string; name: string }[]>([]);
  const current = useRef(data);
  const show = (changes: Partial<PadData>): void => {
    current.current = { ...current.current, ...changes };
    setData(current.current);
  };
  const reportFailure = (error: unknown, text: string): void => {
    logFailure(text, error);
    setProblem(storageMessage(error) ?? `${text} ${errorText(error)}`);
  };

  const openPad = async (customerId: string): Promise<void> => {
    const [range, drafts, kept] = await Promise.all([
      readRange(customerId),
      readDrafts(),
      readKeptCustomers(),
    ]).catch((error: unknown) => {
      setProblem(storageMessage(error));
      return [null, [], []] as const;
    });
    const own = drafts.find((draft) => draft.customerId === customerId);
    show({
      customerId,
      range,
      isKept: range !== null,
      draft: own ?? written.current.get(customerId) ?? emptyDraft(customerId),
      others: otherPads(customerId, [...kept, ...names.current], [...drafts, ...written.current.values()]),
    });
  };

  const fetchGoods = async (visitor: PadVisitor): Promise<void> => {
    if (visitor.kind !== 'online') return;
    setBusy('range');
    try {
      const range = await fetchRange({ id: visitor.customerId, name: visitor.customerName });
      // Another tab may have switched meanwhile: these would be another customer's.
      const after = await identifyVisitor();
      if (after.kind !== 'online' || after.contextVersion !== visitor.contextVersion) return;
      if (current.current.isKept) {
        await saveRange(range);
        if (!(await keepShell(loadParts))) setProblem(shellMessage);
      }
      show({ range });
      setProblem((text) => (text === goodsMessage ? null : text));
    } catch (error) {
      reportFailure(error, goodsMessage);
    } finally {
      setBusy(null);
    }
  };

  const start = useEffectEvent(async (): Promise<void> => {
    const visitor = await identifyVisitor();
    setOutcome(null);
    if (visitor.kind !== 'online' && visitor.kind !== 'offline') {
      written.current.clear();
      return show({ ...emptyData, visitor });
    }
    if (visitor.kind === 'online')
      names.current = [...names.current, { id: visitor.customerId, name: visitor.customerName }];
    await openPad(visitor.customerId);
    show({ visitor });
    await fetchGoods(visitor);
  });
  const followOtherTab = useEffectEvent(() => {
    if (!readSignedInHint()) show({ ...emptyData, visitor: { kind: 'guest' } });
    void start();
  });
  const reread = useEffectEvent(() => {
    const { customerId } = current.current;
    if (customerId !== null && current.current.isKept) void openPad(customerId);
  });
  useEffect(() => {
    void start();
    const stopTabs = watchOtherTabs(lastVisitorChange(), followOtherTab);
    const stopDrafts = watchDrafts(reread);
    const onOnline = (): void => void start();
    window.addEventListener('online', onOnline);
    return () => {
      stopTabs();
      stopDrafts();
      window.removeEventListener('online', onOnline);
    };
  }, []);

  const change = async (apply: (draft: PadDraft) => PadDraft): Promise<PadDraft> => {
    const { customerId, draft, isKept } = current.current;
    if (customerId === null) return draft;
    const changed = await (
      isKept ? changeDraft(customerId, draft, apply) : Promise.reject(new Error('not kept'))
    ).catch((error: unknown) => {
      const text = storageMessage(error);
      if (text) setProblem(text);
      return apply(current.current.draft);
    });
    written.current.set(customerId, changed);
    if (current.current.customerId === customerId) show({ draft: changed });
    if (isKept) announceDraft();
    return changed;
  };

  const keep = async (isKept: boolean): Promise<void> => {
    const { visitor, customerId, draft, range } = current.current;
    if (customerId === null || !visitor || !('actorId' in visitor)) return;
    setProblem(null);
    setBusy('keep');
    try {
      if (!isKept) {
        await deleteCustomer(customerId);
        return show({ isKept: false });
      }
      if (visitor.kind !== 'online') return;
      const kept = range ?? (await fetchRange({ id: customerId, name: visitor.customerName }));
      await saveOwner({ actorId: visitor.actorId, customerId });
      await saveRange(kept);
      await changeDraft(customerId, draft, () => draft);
      show({ isKept: true, range: kept });
      if (!(await keepShell(loadParts))) setProblem(shellMessage);
    } catch (error) {
      reportFailure(error, 'Ekki tókst að geyma blaðið á þessu tæki.');
    } finally {
      setBusy(null);
    }
  };

  const open = async (customerId: string): Promise<void> => {
    const { visitor } = current.current;
    if (visitor?.kind !== 'online') return openPad(customerId);
    try {
      if (visitor.customerId !== customerId) await switchCustomer(customerId, visitor.contextVersion);
      await start();
    } catch (error) {
      reportFailure(error, 'Ekki tókst að skipta um viðskiptavin.');
    }
  };

  const send = async (): Promise<void> => {
    const { customerId } = current.current;
    if (customerId === null || busy === 'send') return;
    setBusy('send');
    setOutcome(null);
    try {
      const sent = await sendDraft(customerId, change);
      setOutcome(sent);
      if (sent.kind === 'other-visitor') {
        if (sent.visitor.kind === 'online') show({ visitor: sent.visitor });
        else void start();
      }
    } finally {
      setBusy(null);
    }
  };

  return {
    ...data,
    busy,
    problem,
    outcome,
    change: (apply) => void change(apply),
    send: () => void send(),
    keep: (isKept) => void keep(isKept),
    refresh: () => void start(),
    open: (customerId) => void open(customerId),
  };
}

/** Customers beside this one whose goods are kept, or for whom something is written; each once. */
function otherPads(
  customerId: string,
  customers: readonly { id: string; name: string }[],
  drafts: readonly PadDraft[],
): PadData['others'] {
  const byId = new Map(customers.map(({ id, name }) => [id, name]));
  byId.delete(customerId);
  return [...byId].map(([id, name]) => {
    const draft = drafts.find((one) => one.customerId === id);
    return { id, name, lineCount: (draft?.lines.length ?? 0) + (draft?.attempt?.lines.length ?? 0) };
  });
}
