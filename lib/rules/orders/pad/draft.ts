import { newIdempotencyKey } from '../idempotency-key.ts';
import { maximumQuickOrderLines } from '../quick-order/limits.ts';
import { maximumQuantity } from '../quantity.ts';

/** What a pad knows of a product. */
export interface PadProductRef {
  id: string;
  sku: string;
  name: string;
  /** The product is sold in multiples of this. */
  unitOfMeasure: number;
}

export interface PadLine {
  id: string;
  /** As it was typed or scanned; the SKU of a known product. */
  code: string;
  /** Null for a number that only the shop may know. */
  product: PadProductRef | null;
  /** Units. */
  quantity: number;
  /** Icelandic: why the last send did not add it all; null for none. */
  problem: string | null;
  /** To choose from, where the number is of several products. */
  candidates: readonly PadProductRef[];
}

/** Lines that were sent and perhaps not answered: they go again as they are, under the same key. */
interface PadAttempt {
  key: string;
  lines: readonly PadLine[];
  /** Milliseconds since 1970. */
  startedAt: number;
}

export type PadOutcome = 'Added' | 'Fewer' | 'Refused' | 'Gone' | 'Unknown' | 'Ambiguous';

/** The shop's answer to a line. */
export interface PadAnswer {
  outcome: PadOutcome;
  /** Units. */
  added: number;
  problem: string | null;
  products: readonly PadProductRef[];
}

/** A line with its answer, as it is shown. */
export interface AnsweredPadLine {
  id: string;
  name: string;
  /** Units asked for. */
  quantity: number;
  outcome: PadOutcome;
  added: number;
  problem: string | null;
}

/** What is being written for one customer. */
export interface PadDraft {
  customerId: string;
  lines: readonly PadLine[];
  attempt: PadAttempt | null;
  /** The outcome of the last lines that were sent. */
  answered: readonly AnsweredPadLine[];
  /** Goes to the cart without another press, once there is a connection; until the shop has answered. Absent in older drafts. */
  sendsItself?: boolean;
}

export const emptyDraft = (customerId: string): PadDraft => ({
  customerId,
  lines: [],
  attempt: null,
  answered: [],
});

/** Adds units of a product to its line, or a line; at most as many lines as one send takes. */
export function addProduct(draft: PadDraft, product: PadProductRef, quantity: number): PadDraft {
  const isSame = (line: PadLine): boolean => line.product?.id === product.id;
  return addOrRaise(draft, isSame, { code: product.sku, product, quantity });
}

/** The same for a number that is not on the device. */
export function addCode(draft: PadDraft, code: string, quantity: number): PadDraft {
  const isSame = (line: PadLine): boolean => line.product === null && line.code === code;
  return addOrRaise(draft, isSame, { code, product: null, quantity });
}

function addOrRaise(
  draft: PadDraft,
  isSame: (line: PadLine) => boolean,
  added: Pick<PadLine, 'code' | 'product' | 'quantity'>,
): PadDraft {
  const line = draft.lines.find(isSame);
  if (line) return setQuantity(draft, line.id, line.quantity + added.quantity);
  if (isFull(draft)) return draft;
  const fresh = { ...added, id: newIdempotencyKey(), problem: null, candidates: [] };
  return { ...draft, lines: [fresh, ...draft.lines] };
}

/** Whether no further line fits. */
export const isFull = ({ lines }: PadDraft): boolean => lines.length >= maximumQuickOrderLines;

/** 0 removes the line. What the shop said of it before is settled by that. */
export function setQuantity(draft: PadDraft, lineId: string, quantity: number): PadDraft {
  const units = Math.min(Math.max(0, Math.round(quantity)), maximumQuantity);
  return {
    ...draft,
    lines: draft.lines.flatMap((line) => {
      if (line.id !== lineId) return [line];
      return units === 0 ? [] : [{ ...line, quantity: units, problem: null }];
    }),
  };
}

/** The product that a number of several is meant for. */
export function chooseProduct(draft: PadDraft, lineId: string, product: PadProductRef): PadDraft {
  return {
    ...draft,
    lines: draft.lines.map((line) =>
      line.id === lineId ? { ...line, code: product.sku, product, problem: null, candidates: [] } : line,
    ),
  };
}

/** Says whether the draft goes to the cart as soon as there is a connection. */
export const setSendsItself = (draft: PadDraft, sendsItself: boolean): PadDraft => ({
  ...draft,
  sendsItself,
});

/** Whether there is something that waits for a connection and for nothing else. */
export const waitsForConnection = ({ sendsItself = false, attempt, lines }: PadDraft): boolean =>
  sendsItself && (attempt !== null || lines.length > 0);

/** Sets the lines aside as one send; one that was not answered is sent again before anything else. */
export function beginAttempt(draft: PadDraft, key: string, now: number): PadDraft {
  if (draft.attempt || draft.lines.length === 0) return draft;
  return { ...draft, lines: [], attempt: { key, lines: draft.lines, startedAt: now }, answered: [] };
}

/** What was added leaves the pad; the rest comes back to it with its reason. An answer to another key changes nothing. */
export function applyAnswers(draft: PadDraft, key: string, answers: readonly PadAnswer[]): PadDraft {
  const { attempt } = draft;
  if (attempt?.key !== key) return draft;
  const remaining = attempt.lines.flatMap((line, index) => toRemaining(line, answers[index]));
  return {
    ...draft,
    attempt: null,
    sendsItself: false,
    lines: [...remaining, ...draft.lines],
    answered: attempt.lines.flatMap((line, index) => {
      const answer = answers[index];
      return answer ? [toAnswered(line, answer)] : [];
    }),
  };
}

function toRemaining(line: PadLine, answer: PadAnswer | undefined): PadLine[] {
  if (answer?.outcome === 'Added') return [];
  const { problem = null, products = [], added = 0 } = answer ?? {};
  const [first] = products;
  return [
    {
      ...line,
      quantity: line.quantity - added,
      product: line.product ?? (products.length === 1 && first ? first : null),
      candidates: answer?.outcome === 'Ambiguous' ? products : [],
      problem,
    },
  ];
}

function toAnswered(line: PadLine, { outcome, added, problem, products }: PadAnswer): AnsweredPadLine {
  const name = line.product?.name ?? (products.length === 1 ? products[0]?.name : undefined) ?? line.code;
  return { id: line.id, name, quantity: line.quantity, outcome, added, problem };
}

/** The shop refused to look at what was sent: nothing of it was added, and all of it comes back. */
export function takeBackAttempt(draft: PadDraft, key: string): PadDraft {
  const { attempt } = draft;
  if (attempt?.key !== key) return draft;
  return { ...draft, attempt: null, sendsItself: false, lines: [...attempt.lines, ...draft.lines] };
}
