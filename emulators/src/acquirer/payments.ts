import { randomBytes } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { AcquirerError } from './acquirer-error.ts';
import type { Card } from './cards.ts';

type PaymentState = 'challenge' | 'authorised' | 'captured' | 'declined' | 'voided' | 'refunded';

export interface PaymentRow {
  id: string;
  reference: string;
  /** Krónur. */
  amount: number;
  state: PaymentState;
  reason: string | null;
  captured: number;
  refunded: number;
  card: string | null;
  stored_card: string | null;
  return_url: string | null;
  code_tries: number;
}

export const createId = (kind: string): string => `${kind}_${randomBytes(18).toString('base64url')}`;

/** Payments by reference: repeating a request with the same reference returns the same payment. */
export function createPayments(database: DatabaseSync, now: () => number) {
  const byId = database.prepare('select * from payments where id = ?');
  const byReference = database.prepare('select * from payments where reference = ?');
  const insert = database.prepare(
    `insert into payments (id, reference, amount, state, reason, card, stored_card, return_url, created_at)
     values (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const change = database.prepare('update payments set state = ?, reason = ? where id = ?');

  const find = (id: string): PaymentRow => {
    const row = byId.get(id) as unknown as PaymentRow | undefined;
    if (!row) throw new AcquirerError(404, 'payment_not_found');
    return row;
  };
  const findReference = (reference: string): PaymentRow | null =>
    (byReference.get(reference) as unknown as PaymentRow | undefined) ?? null;

  function make(values: {
    reference: string;
    amount: number;
    state: PaymentState;
    reason: string | null;
    card: Card | null;
    storedCard: string | null;
    returnUrl: string | null;
  }): PaymentRow {
    const id = createId('pay');
    const { reference, amount, state, reason, card, storedCard, returnUrl } = values;
    insert.run(
      id,
      reference,
      amount,
      state,
      reason,
      card && JSON.stringify(card),
      storedCard,
      returnUrl,
      now(),
    );
    return find(id);
  }

  return {
    find,
    findReference,
    make,
    /** Newest first. */
    latest(count: number): PaymentRow[] {
      const newest = database.prepare('select * from payments order by created_at desc, rowid desc limit ?');
      return newest.all(count) as unknown as PaymentRow[];
    },
    setState(id: string, state: PaymentState, reason: string | null = null): PaymentRow {
      change.run(state, reason, id);
      return find(id);
    },
    /** Captures the whole amount or a part; repeating it returns the first result. */
    capture(id: string, amount: number): PaymentRow {
      const payment = find(id);
      if (payment.state === 'captured' && payment.captured === amount) return payment;
      if (payment.state !== 'authorised') throw new AcquirerError(409, 'not_authorised');
      if (amount > payment.amount) throw new AcquirerError(409, 'amount_too_large');
      database.prepare(`update payments set state = 'captured', captured = ? where id = ?`).run(amount, id);
      return find(id);
    },
    /** Voids what is held, or closes a reference that was never used, so that a late request finds it closed. */
    cancel(reference: string): PaymentRow {
      const payment = findReference(reference);
      if (!payment) {
        return make({
          reference,
          amount: 0,
          state: 'voided',
          reason: null,
          card: null,
          storedCard: null,
          returnUrl: null,
        });
      }
      if (payment.state === 'captured' || payment.state === 'refunded')
        throw new AcquirerError(409, 'already_captured');
      if (payment.state === 'declined') return payment;
      change.run('voided', payment.reason, payment.id);
      return find(payment.id);
    },
    /** Refunds; one refund per refund reference. */
    refund(id: string, reference: string, amount: number): PaymentRow {
      const payment = find(id);
      const earlier = database.prepare('select payment from refunds where reference = ?').get(reference);
      if (earlier) return payment;
      if (payment.state !== 'captured' && payment.state !== 'refunded')
        throw new AcquirerError(409, 'not_captured');
      if (payment.refunded + amount > payment.captured) throw new AcquirerError(409, 'amount_too_large');
      database.prepare('insert into refunds values (?, ?, ?)').run(reference, id, amount);
      database
        .prepare(`update payments set state = 'refunded', refunded = refunded + ? where id = ?`)
        .run(amount, id);
      return find(id);
    },
    countCode(id: string): number {
      database.prepare('update payments set code_tries = code_tries + 1 where id = ?').run(id);
      return find(id).code_tries;
    },
  };
}

export type Payments = ReturnType<typeof createPayments>;
