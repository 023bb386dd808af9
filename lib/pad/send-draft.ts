import { AddPadToCartDocument } from '../../graphql/generated/documents-on-demand.ts';
import { graphql } from '../io/graphql.ts';
import { logFailure } from '../io/log.ts';
import { newIdempotencyKey } from '../rules/orders/idempotency-key.ts';
import { applyAnswers, beginAttempt, takeBackAttempt, type PadDraft } from '../rules/orders/pad/draft.ts';
import { isTooOldToRepeat } from '../rules/orders/pad/texts.ts';
import { errorCode, errorText } from '../rules/text/error-text.ts';
import { identifyVisitor, type PadVisitor } from './visitor.ts';

export type SendOutcome =
  | { kind: 'answered' }
  /** The visitor acts for another customer by now, or for nobody: nothing was sent. */
  | { kind: 'other-visitor'; visitor: PadVisitor }
  /** The shop no longer knows whether it took these lines. */
  | { kind: 'too-old' }
  /** Icelandic: why there is no answer; the lines wait and go again under their key. */
  | { kind: 'failed'; message: string };

/** Longer than a thousand lines take (ms). */
const sendTimeoutMs = 60_000;

/**
 * Sends a draft to the cart of the customer that it was written for: what was sent before and not answered goes again as it was.
 * @param change changes the draft where it is kept, and gives it as it is then
 */
export async function sendDraft(
  customerId: string,
  change: (change: (draft: PadDraft) => PadDraft) => Promise<PadDraft>,
): Promise<SendOutcome> {
  const visitor = await identifyVisitor();
  if (visitor.kind === 'offline' || visitor.kind === 'unreachable')
    return { kind: 'failed', message: noConnectionMessage };
  if (visitor.kind !== 'online' || visitor.customerId !== customerId)
    return { kind: 'other-visitor', visitor };
  const key = newIdempotencyKey();
  const { attempt } = await change((draft) => beginAttempt(draft, key, Date.now()));
  if (!attempt) return { kind: 'answered' };
  if (isTooOldToRepeat(attempt.startedAt, Date.now())) return { kind: 'too-old' };
  const lines = attempt.lines.map(({ code, product, quantity }) => ({
    code,
    productId: product?.id ?? null,
    quantity,
  }));
  try {
    const { addPadToCart } = await graphql(
      AddPadToCartDocument,
      { key: attempt.key, customerId, lines },
      {
        headers: { 'X-Context-Version': String(visitor.contextVersion) },
        signal: AbortSignal.timeout(sendTimeoutMs),
      },
    );
    await change((draft) => applyAnswers(draft, attempt.key, addPadToCart.lines));
    return { kind: 'answered' };
  } catch (error) {
    logFailure('Sending the order pad failed', error);
    const code = errorCode(error);
    if (code === 'BAD_REQUEST') await change((draft) => takeBackAttempt(draft, attempt.key));
    if (code === 'FAILED_PRECONDITION' || code === 'UNAUTHENTICATED')
      return { kind: 'other-visitor', visitor: await identifyVisitor() };
    const isUnsure = code === null || code === 'UNAVAILABLE' || code === 'INTERNAL' || code === 'UNKNOWN';
    return { kind: 'failed', message: isUnsure ? unansweredMessage : errorText(error) };
  }
}

const noConnectionMessage = 'Ekkert netsamband. Línurnar bíða á blaðinu.';
const unansweredMessage =
  'Svar barst ekki. Línurnar bíða og má senda aftur þegar samband næst; þær fara aldrei tvisvar í körfuna.';
