import { meter } from '../../../../../lib/process/meter.ts';
import type { Config } from '../../../config.ts';
import type { Session } from '../../../context.ts';
import type { Database } from '../../../db/connect.ts';
import { settleApproval } from '../../approval-rules/needed-approval.ts';
import { issueInvoice } from '../../invoices/issue-invoice.ts';
import { sendMail, siteUrl } from '../../mail/outbox.ts';
import { isConsumersOrder } from '../../orders/consumer-order.ts';
import { createOrder } from '../../orders/create-order.ts';
import { withOwnNumbers } from '../../own-numbers/read-own-numbers.ts';
import { writeAudit } from '../../session/audit.ts';
import { requestApproval, toOrderToApprove } from './request-approval.ts';
import { readOutcome, type PlacementOutcome } from '../attempt/outcome.ts';
import { finishAttempt, lockAttempt } from '../attempt/store.ts';
import type { OrderDraft } from '../../../db/schema/order-draft.ts';
import { draftOrder } from './order-draft.ts';
import { orderLetter } from './order-letter.ts';
import type { OrderTerms } from './order-terms.ts';
import { chargeOrder } from '../steps/payment-options.ts';
import { deliveryLine } from './sold-lines.ts';
import { takeGoods } from './take-goods.ts';
import { sellReservedUnits } from '../attempt/stock-store.ts';
import { lockCart } from '../attempt/checkout-store.ts';

/**
 * Reserve, charge, commit: all of an order on account, or nothing. Where it needs approval it becomes a request instead. An
 * attempt that has already ended stays as it is.
 * @throws ShopError FAILED_PRECONDITION when cart, stock, price or credit are not what the customer saw
 */
export async function placeOnAccount(
  tx: Database,
  config: Config,
  session: Session,
  attemptId: number,
  terms: OrderTerms,
): Promise<PlacementOutcome> {
  const cart = await lockCart(tx, session);
  const attempt = await lockAttempt(tx, attemptId);
  if (attempt.state !== 'Started') return readOutcome(tx, attempt);
  const draft = await draftOrder(tx, session, { cart, attempt }, terms);
  const needed = await settleApproval(tx, session, attemptId, toOrderToApprove(draft));
  if (needed) return requestApproval(tx, config, attemptId, draft, needed);
  await chargeOrder(tx, session, draft.totals.gross);
  return commitOrder(tx, config, attemptId, draft, 'Account');
}

/** Writes an order whose attempt is locked, and removes its goods from the cart that they come from. */
export async function commitOrder(
  tx: Database,
  config: Config,
  attemptId: number,
  draft: OrderDraft,
  paymentType: 'Account' | 'Card',
): Promise<PlacementOutcome> {
  await takeGoods(tx, draft);
  return { kind: 'placed', ...(await writeOrder(tx, config, attemptId, draft, paymentType)) };
}

/**
 * Writes order, invoice and their mail, takes the goods out of stock, and finishes the attempt. The invoice comes last, because
 * all orders of the shop share its number series.
 */
export async function writeOrder(
  tx: Database,
  config: Config,
  attemptId: number,
  draft: Omit<OrderDraft, 'cartId'>,
  paymentType: 'Account' | 'Card',
): Promise<{ orderId: number; invoiceId: number }> {
  const { session, totals, delivery, receiver, options, unitId = null } = draft;
  const { customerId, billToId } = session;
  const lines = await withOwnNumbers(tx, customerId, draft.lines);
  const orderId = await createOrder(tx, {
    session,
    attemptId,
    lines,
    totals,
    delivery,
    receiver,
    paymentType,
    options,
    unitId,
  });
  await sellReservedUnits(tx, attemptId);
  await writeAudit(tx, session, 'order', { orderId, total: totals.gross });
  const invoiceId = await issueInvoice(tx, {
    orderId,
    customerId,
    billToId,
    unitId,
    lines: [...lines, ...deliveryLine(delivery.name, delivery.amount)],
    totals,
    options,
    paymentType,
  });
  const isConsumer = await isConsumersOrder(tx, {
    customerId,
    billToId,
    receiverCompanySsn: receiver.companySsn,
  });
  const site = siteUrl(config);
  const letter = orderLetter({ ...draft, lines }, { orderId, invoiceId, paymentType, isConsumer, site });
  await sendMail(tx, config, { to: receiver.email, purpose: 'order', letter });
  const answer = { orderId, invoiceId };
  await finishAttempt(tx, attemptId, 'Completed', answer);
  meter().count('order_funnel_total', { step: 'order' });
  return answer;
}
