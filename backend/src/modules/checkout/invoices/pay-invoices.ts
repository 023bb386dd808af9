import { randomUUID } from 'node:crypto';
import type { ResolversParentTypes, ResolversTypes } from '../../../../../graphql/generated/resolvers.ts';
import { badRequestMessage } from '../../../../../lib/rules/text/backend-messages.ts';
import type { Context, Session } from '../../../context.ts';
import type { Database } from '../../../db/connect.ts';
import { retryOnConflict, retryWhileUnavailable } from '../../../db/retry.ts';
import { ShopError } from '../../../errors.ts';
import { toRowId } from '../../../row-id.ts';
import { hashInput } from '../../../hash-input.ts';
import { allowsPartialPayments } from '../../content/website-content.ts';
import { invoicesChangedError, reserveInvoices } from '../../invoices/pay-invoices.ts';
import { findPaymentByAttempt, insertPayment, type PaymentRow } from '../../payments/card-payments.ts';
import { requireAbility } from '../../session/abilities.ts';
import { type PlacementOutcome, readOutcome } from '../attempt/outcome.ts';
import { findEarlierOutcome } from '../attempt/start-attempt.ts';
import { findAttempt, insertAttempt, saveAttemptDraft } from '../attempt/store.ts';
import { firstCheckAfterSeconds } from '../card/authorise-payment.ts';
import { cancelOpenPayments } from '../card/cancel-payment.ts';
import { chargeStarted } from '../card/charge-started.ts';
import { resolveCardChoice } from '../steps/card-choice.ts';
import { commitInvoicePayment } from '../place/commit-invoice-payment.ts';
import { toInvoiceResult } from './invoice-result.ts';
import { findOwnOpenPayments } from './store.ts';

type Input = ResolversTypes['PayInvoicesInput'];

/** Invoices in one payment. */
const maxInvoices = 200;

interface Claim {
  idempotencyKey: string;
  actorId: number;
  customerId: number;
  inputHash: string;
}

interface Choice {
  invoices: { invoiceId: number; amount: number }[];
  /** Krónur to be charged, as shown. */
  expectedTotal: number;
}

interface ChosenPayment extends Choice {
  cardId: number | null;
}

/**
 * Pays invoices once per key, by the same steps as an order: hold, authorise outside any transaction, settle in one (reliability
 * §3.1). Invalid input is refused before anything begins, and the key stays valid.
 * @throws ShopError as resolveCardChoice and reserveInvoices
 */
export async function payInvoices(
  context: Context,
  input: Input,
): Promise<ResolversParentTypes['InvoicePaymentResult']> {
  const session = requireAbility(context, 'pay-invoices');
  const { actorId, customerId } = session;
  const { idempotencyKey } = input;
  const claim = { idempotencyKey, actorId, customerId, inputHash: hashInput(input) };
  const earlier = await findEarlierOutcome(context.db, claim);
  if (earlier) return toInvoiceResult(earlier);
  const choice = readChoice(input);
  const card = choice.expectedTotal === 0 ? null : await resolveCardChoice(context, session, input);
  await cancelOpenPayments(
    context,
    await findOwnOpenPayments(
      context.db,
      claim,
      choice.invoices.map(({ invoiceId }) => invoiceId),
    ),
  );
  const started = await startPayment(context, session, claim, {
    ...choice,
    cardId: card?.savedCardId ?? null,
  });
  if ('kind' in started || !card) return toInvoiceResult(started as PlacementOutcome);
  return toInvoiceResult(await chargeStarted(context, session, card, started));
}

/** @throws ShopError BAD_REQUEST */
function readChoice({ invoices, expectedTotal, idempotencyKey }: Input): Choice {
  const chosen = invoices.map(({ invoiceId, amount }) => ({ invoiceId: toRowId(invoiceId), amount }));
  const isUnique = new Set(chosen.map(({ invoiceId }) => invoiceId)).size === chosen.length;
  const isKey = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(idempotencyKey);
  if (chosen.length === 0 || chosen.length > maxInvoices || !isUnique || !isKey || expectedTotal < 0)
    throw new ShopError('BAD_REQUEST', badRequestMessage);
  return { invoices: chosen, expectedTotal };
}

/**
 * Holds the invoices and writes the payment down before the acquirer is called; what credit covers wholly is settled at once.
 * Returns the existing payment when the response to its commit was lost, or the outcome of a key that another request was faster
 * with.
 */
function startPayment(
  context: Context,
  session: Session,
  claim: Claim,
  choice: ChosenPayment,
): Promise<PaymentRow | PlacementOutcome> {
  const reference = randomUUID();
  let tryCount = 0;
  return retryWhileUnavailable(() =>
    retryOnConflict(() => {
      tryCount += 1;
      const isRetry = tryCount > 1;
      return context.db.transaction((tx) =>
        insertAttemptAndPayment(tx, context, session, { claim, choice, reference, isRetry }),
      );
    }),
  );
}

async function insertAttemptAndPayment(
  tx: Database,
  { config }: Context,
  { actorId, customerId, billToId }: Session,
  {
    claim,
    choice,
    reference,
    isRetry,
  }: { claim: Claim; choice: ChosenPayment; reference: string; isRetry: boolean },
): Promise<PaymentRow | PlacementOutcome> {
  const { idempotencyKey, inputHash } = claim;
  const attempt = await insertAttempt(tx, {
    idempotencyKey,
    kind: 'Invoices',
    cartId: null,
    customerId,
    placedBy: actorId,
    inputHash,
  });
  if (!attempt) return findStarted(tx, claim, isRetry);
  const held = await reserveInvoices(tx, customerId, choice.invoices, await allowsPartialPayments(tx));
  if (held.amount !== choice.expectedTotal) throw invoicesChangedError();
  const draft = { session: { actorId, customerId, billToId }, ...held };
  if (held.amount === 0) return commitInvoicePayment(tx, config, attempt.id, draft);
  await saveAttemptDraft(tx, attempt.id, draft);
  const payment = { attemptId: attempt.id, reference, amount: held.amount, cardId: choice.cardId };
  return insertPayment(tx, payment, firstCheckAfterSeconds);
}

async function findStarted(
  tx: Database,
  { idempotencyKey, customerId, inputHash }: Claim,
  isRetry: boolean,
): Promise<PaymentRow | PlacementOutcome> {
  const attempt = await findAttempt(tx, idempotencyKey);
  if (attempt?.customerId !== customerId || attempt.inputHash !== inputHash)
    throw new ShopError('BAD_REQUEST', undefined, { reason: 'idempotencyKey' });
  const payment = isRetry && attempt.state === 'Paying' ? await findPaymentByAttempt(tx, attempt.id) : null;
  return payment ?? readOutcome(tx, attempt);
}
