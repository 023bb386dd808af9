import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { parseJson } from '../../../parse-json.ts';
import type { PaymentReport } from '../payment-report.ts';
import type { AdyenContext } from './context.ts';
import { recordOutcome } from './record.ts';
import { readKeptCard } from './answers.ts';
import { authorisedKronur } from './outcome.ts';
import * as store from './store.ts';

const itemSchema = z.object({
  additionalData: z.record(z.string(), z.unknown()).default({}),
  amount: z.object({ currency: z.string(), value: z.int() }),
  eventCode: z.string(),
  merchantAccountCode: z.string(),
  merchantReference: z.string().default(''),
  originalReference: z.string().nullish(),
  pspReference: z.string().min(1).max(100),
  reason: z.string().nullish(),
  success: z.enum(['true', 'false']),
});
type Item = z.infer<typeof itemSchema>;

const messageSchema = z.object({
  notificationItems: z
    .array(z.object({ NotificationRequestItem: itemSchema }))
    .min(1)
    .max(50),
});

/** Events whose outcome is that of something the shop asked for. */
const bookingEvents: ReadonlySet<string> = new Set([
  'CAPTURE',
  'CAPTURE_FAILED',
  'REFUND',
  'REFUND_FAILED',
  'REFUNDED_REVERSED',
  'CANCELLATION',
  'TECHNICAL_CANCEL',
]);
const failureEvents: ReadonlySet<string> = new Set(['CAPTURE_FAILED', 'REFUND_FAILED', 'REFUNDED_REVERSED']);
/** Events that a person has to look at, because the card holder or their bank disputes a payment. */
const disputeEvents: ReadonlySet<string> = new Set([
  'NOTIFICATION_OF_CHARGEBACK',
  'CHARGEBACK',
  'SECOND_CHARGEBACK',
  'REQUEST_FOR_INFORMATION',
  'PREARBITRATION_LOST',
]);

interface WebhookKeys {
  merchantAccount: string;
  /** The current one and, while it is changed, the one before it. */
  hmacKeys: readonly string[];
}

/** What Adyen signs of an item: these fields, in this order. */
function signedText(item: Item): string {
  return [
    item.pspReference,
    item.originalReference ?? '',
    item.merchantAccountCode,
    item.merchantReference,
    item.amount.value,
    item.amount.currency,
    item.eventCode,
    item.success,
  ].join(':');
}

function isSigned(item: Item, keys: readonly string[]): boolean {
  const signature = item.additionalData['hmacSignature'];
  if (typeof signature !== 'string') return false;
  const given = Buffer.from(signature, 'base64');
  return keys.some((key) => {
    const expected = createHmac('sha256', Buffer.from(key, 'hex')).update(signedText(item)).digest();
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
}

/** The signed items of a webhook; null where one is not Adyen's, or not for this shop. */
export function readItems(body: string, { merchantAccount, hmacKeys }: WebhookKeys): Item[] | null {
  const message = messageSchema.safeParse(parseJson(body)).data;
  if (!message) return null;
  const items = message.notificationItems.map(({ NotificationRequestItem: item }) => item);
  const isOurs = (item: Item) => item.merchantAccountCode === merchantAccount && isSigned(item, hmacKeys);
  return items.every(isOurs) ? items : null;
}

/** Records what Adyen reports, in whatever order and however often it comes, and answers what the shop has to look at. */
export async function recordItems(context: AdyenContext, items: readonly Item[]): Promise<PaymentReport> {
  const report: PaymentReport = {
    changed: [],
    late: [],
    failedCaptures: [],
    failedRefunds: [],
    disputes: [],
  };
  for (const item of items) {
    const { eventCode } = item;
    if (eventCode === 'AUTHORISATION') await recordAuthorisation(context, item, report);
    else if (bookingEvents.has(eventCode)) await recordBooking(context, item, report);
    else if (disputeEvents.has(eventCode)) await recordDispute(context, item, report);
  }
  return report;
}

async function recordAuthorisation(context: AdyenContext, item: Item, report: PaymentReport): Promise<void> {
  const { pspReference, merchantReference: reference, success, reason, amount, additionalData } = item;
  const texts = Object.entries(additionalData).filter(
    (pair): pair is [string, string] => typeof pair[1] === 'string',
  );
  const data = Object.fromEntries(texts);
  const recorded = await recordOutcome(
    context,
    reference,
    success === 'true'
      ? {
          kind: 'authorised',
          pspReference,
          amount: authorisedKronur(amount),
          keptCard: readKeptCard(data, data['paymentMethod'] ?? ''),
        }
      : { kind: 'refused', pspReference, reason: reason || 'declined' },
  );
  if (recorded?.isTooLate) report.late.push(reference);
  if (recorded) report.changed.push(reference);
  // Other tills of the same account are none of the shop's business.
  else context.platform.log.info({ reference }, 'Adyen reports a payment that is not the shop’s');
}

async function recordBooking(context: AdyenContext, item: Item, report: PaymentReport): Promise<void> {
  const { db, log } = context.platform;
  const { eventCode, pspReference, merchantReference, success, reason } = item;
  const booking = await store.findBooking(db, { pspReference, reference: merchantReference });
  if (!booking) {
    log.warn({ eventCode, reference: merchantReference }, 'Adyen reports what the shop did not ask for');
    return;
  }
  const { reference, payment, kind } = booking;
  const isFailed = success === 'false' || failureEvents.has(eventCode);
  const isNew = await store.advanceBooking(db, reference, {
    state: isFailed ? 'Failed' : 'Done',
    pspReference: booking.pspReference ?? pspReference,
    ...(isFailed && { reason: reason || eventCode }),
  });
  if (kind === 'Capture') report.changed.push(payment);
  if (!isFailed || !isNew) return;
  const failure = { payment, reference, reason: reason || eventCode };
  log.error({ eventCode, ...failure }, 'Adyen reports that it failed');
  if (kind === 'Capture') report.failedCaptures.push(failure);
  if (kind === 'Refund') report.failedRefunds.push(failure);
}

async function recordDispute(context: AdyenContext, item: Item, report: PaymentReport): Promise<void> {
  const { db, log } = context.platform;
  const { eventCode, pspReference, originalReference, merchantReference, reason } = item;
  const payment =
    (await store.findPaymentByPsp(db, originalReference ?? pspReference)) ??
    (await store.findPayment(db, merchantReference));
  log.error({ eventCode, pspReference, reference: merchantReference, reason }, 'a card payment is disputed');
  if (!payment) return;
  const { amount } = payment;
  const { isNew } = await store.insertBooking(db, {
    reference: `${eventCode}:${pspReference}`,
    payment: payment.reference,
    kind: 'Dispute',
    amount,
  });
  if (isNew)
    report.disputes.push({ payment: payment.reference, eventCode, amount, reason: reason || eventCode });
}
