import type { CardBrand } from '../../db/schema/payments.ts';

/** What may be known of a card outside the acquirer. */
interface CardDetails {
  brand: CardBrand;
  last4: string;
  /** 1 to 12. */
  expiryMonth: number;
  expiryYear: number;
}

export interface StoredCard extends CardDetails {
  /** The acquirer's name of it. */
  token: string;
}

/** A payment as the acquirer has it; `voided` also when it was never begun and its reference is closed. */
export interface AcquirerPayment {
  id: string;
  /** Krónur. */
  amount: number;
  state: 'challenge' | 'authorised' | 'captured' | 'declined' | 'voided' | 'refunded';
  /** Why it was declined: `cancelled` by the card holder, or any other reason. */
  reason: string | null;
  /** Where the bank wants to see the card holder. */
  challengeUrl: string | null;
  /** The card, when it was asked to be kept. */
  storedCard: StoredCard | null;
}

export interface Authorisation {
  /** At most one payment is made for it, however often it is asked. */
  reference: string;
  /** Krónur. */
  amount: number;
  /** A new card by the token of the fields, or a stored one. */
  source: { token: string; store: boolean } | { card: string };
  /** Where the bank leads the card holder back to. */
  returnUrl: string;
}

/**
 * A card acquirer: holds money, takes it, frees it and gives it back. All calls may be repeated. An adapter for a service without
 * `cancel` by reference enquires first and voids what it finds.
 * @throws AcquirerRefused for what it will never do; AcquirerAway when no one knows what it did
 */
export interface Acquirer {
  authorise(authorisation: Authorisation): Promise<AcquirerPayment>;
  /** Null when nothing was ever asked with this reference. */
  enquire(reference: string): Promise<AcquirerPayment | null>;
  /** Frees what is held and closes the reference, so that a request that is still on its way fails. */
  cancel(reference: string): Promise<AcquirerPayment>;
  capture(id: string, amount: number): Promise<AcquirerPayment>;
  /** @param refundReference at most one refund is made for it */
  refund(id: string, refundReference: string, amount: number): Promise<AcquirerPayment>;
  storeCard(token: string): Promise<StoredCard>;
  removeCard(token: string): Promise<void>;
}

/** The acquirer understood and will not do it, however often it is asked. */
export class AcquirerRefused extends Error {
  /** What it calls the reason, for people who ask it about it. */
  readonly code: string;

  constructor(message: string, code: string) {
    super(message);
    this.code = code;
  }
}

/** No answer, or none that can be understood: the call may have had its effect. */
export class AcquirerUnavailable extends Error {}
