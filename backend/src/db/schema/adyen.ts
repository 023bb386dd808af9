import { boolean, check, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { instant, oneOf } from './columns.ts';
import type { CardBrand } from './payments.ts';

/** `Sent` is written before Adyen is called; `Challenge`: the card holder has to confirm. */
const adyenPaymentStates = ['Sent', 'Challenge', 'Authorised', 'Refused'] as const;

/** A card that Adyen keeps for later payments. */
interface KeptCard {
  token: string;
  brand: CardBrand;
  last4: string;
  expiryMonth: number;
  expiryYear: number;
}

/**
 * What Adyen has answered or reported about a payment: it has no call that asks for a payment by our reference. Cleared of what
 * the card holder's browser needs as soon as the outcome is known.
 */
export const adyenPayments = pgTable(
  'adyen_payments',
  {
    /** Ours, as in card_payments. */
    reference: text().primaryKey(),
    /** Adyen's own, once it is authorised or refused. */
    pspReference: text('psp_reference').unique(),
    /** Krónur: as requested, then as authorised. */
    amount: integer().notNull(),
    state: text({ enum: adyenPaymentStates }).notNull().default('Sent'),
    /** Why it was refused. */
    reason: text(),
    /** Whether the card holder asked for the card to be kept. */
    keepsCard: boolean('keeps_card').notNull().default(false),
    keptCard: jsonb('kept_card').$type<KeptCard>(),
    /** What Adyen's script has to show. */
    action: jsonb().$type<Record<string, unknown>>(),
    /** What the bank's page came back with, sent again until Adyen has answered. */
    details: jsonb().$type<Record<string, string>>(),
    /** Given up by the shop: whatever is authorised for it is cancelled. */
    isClosed: boolean('is_closed').notNull().default(false),
    startedAt: timestamp('started_at', instant).notNull().defaultNow(),
  },
  (table) => [check('adyen_payments_state', oneOf(table.state, adyenPaymentStates))],
);

const adyenBookingKinds = ['Capture', 'Refund', 'Cancel', 'Dispute'] as const;
/** `Received`: Adyen has accepted it and reports the outcome later. `Failed` is final. */
const adyenBookingStates = ['Sent', 'Received', 'Done', 'Failed'] as const;

/** What was asked of Adyen after the authorisation, and disputes that it has reported. */
export const adyenBookings = pgTable(
  'adyen_bookings',
  {
    /** Ours, and the idempotency key; of a dispute Adyen's event. */
    reference: text().primaryKey(),
    payment: text()
      .notNull()
      .references(() => adyenPayments.reference, { onDelete: 'cascade' }),
    kind: text({ enum: adyenBookingKinds }).notNull(),
    /** Krónur. */
    amount: integer().notNull(),
    pspReference: text('psp_reference'),
    state: text({ enum: adyenBookingStates }).notNull().default('Sent'),
    /** Why it failed. */
    reason: text(),
    changedAt: timestamp('changed_at', instant).notNull().defaultNow(),
  },
  (table) => [
    index('adyen_bookings_payment').on(table.payment),
    index('adyen_bookings_psp').on(table.pspReference),
    check('adyen_bookings_kind', oneOf(table.kind, adyenBookingKinds)),
    check('adyen_bookings_state', oneOf(table.state, adyenBookingStates)),
  ],
);
