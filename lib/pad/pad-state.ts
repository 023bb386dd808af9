import { emptyDraft, type PadDraft } from '../rules/orders/pad/draft.ts';
import type { KeptRange } from './database.ts';
import type { SendOutcome } from './send-draft.ts';
import type { PadVisitor } from './visitor.ts';

/** The pad of another customer. */
interface OtherPad {
  id: string;
  name: string;
  lineCount: number;
}

/** The pad as it is shown. */
export interface PadState {
  /** Null until it is known. */
  visitor: PadVisitor | null;
  /** The customer whose pad is shown. */
  customerId: string | null;
  range: KeptRange | null;
  draft: PadDraft;
  isKept: boolean;
  /** Other customers whose goods are kept here, or for whom something is written. */
  others: readonly OtherPad[];
  /** What is being waited for. */
  busy: 'range' | 'keep' | 'send' | null;
  /** Icelandic: why something is not kept or not fetched. */
  problem: string | null;
  outcome: SendOutcome | null;
}

export const emptyState: PadState = {
  visitor: null,
  customerId: null,
  range: null,
  draft: emptyDraft(''),
  isKept: false,
  others: [],
  busy: null,
  problem: null,
  outcome: null,
};

/** Customers beside this one, each once, with what is written for them. */
export function otherPads(
  customerId: string,
  customers: readonly { id: string; name: string }[],
  drafts: readonly PadDraft[],
): OtherPad[] {
  const byId = new Map(customers.map(({ id, name }) => [id, name]));
  byId.delete(customerId);
  return [...byId].map(([id, name]) => {
    const draft = drafts.find((one) => one.customerId === id);
    return { id, name, lineCount: (draft?.lines.length ?? 0) + (draft?.attempt?.lines.length ?? 0) };
  });
}
