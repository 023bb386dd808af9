import type { CardBrand } from '../../db/schema/payments.ts';

/** Card data that may be stored outside the acquirer. */
interface CardDetails {
  brand: CardBrand;
  last4: string;
  /** 1 to 12. */
  expiryMonth: number;
  expiryYear: number;
}

export interface StoredCard extends CardDetails {
  /** The acquirer's token. */
  token: string;
}

/** A payment as the acquirer reports it; `voided` also when it never started and its reference is closed. */
export interface AcquirerPayment {
  id: string;
  /** Krónur. */
  amount: number;
  state: 'challenge' | 'authorised' | 'captured' | 'declined' | 'voided' | 'refunded';
  /** Why it was declined: `cancelled` by the card holder, or any other reason. */
  reason: string | null;
  /** The bank's challenge page, when the card holder has to confirm. */
  challengeUrl: string | null;
  /** The stored card, when storing was requested. */
  storedCard: StoredCard | null;
}

export interface Authorisation {
  /** At most one payment is made for it, however often it is requested. */
  reference: string;
  /** Krónur. */
  amount: number;
  /** A new card by the token of the card fields, or a stored one. */
  source: { token: string; store: boolean } | { card: string };
  /** Where the bank redirects the card holder back to. */
  returnUrl: string;
  /** The customer as the acquirer may know them: the same for each of their payments, and nothing personal. */
  shopper: string;
}

/** `pending`: accepted, and not yet known to have happened; asking again answers what is known by then. */
export type Progress = 'done' | 'pending';

/**
 * A card acquirer: authorises, captures, voids and refunds. All calls are idempotent. An adapter for a service that has no
 * enquiry by reference answers from its own record of what the service has answered and reported.
 * @throws AcquirerRefused when it will never do it; AcquirerUnavailable when the effect is unknown
 */
export interface Acquirer {
  authorise(authorisation: Authorisation): Promise<AcquirerPayment>;
  /** Null when the reference was never used. */
  enquire(reference: string): Promise<AcquirerPayment | null>;
  /** Voids what is held and closes the reference, so that a request that is still on its way fails. */
  cancel(reference: string): Promise<AcquirerPayment>;
  capture(id: string, amount: number): Promise<Progress>;
  /** @param refundReference at most one refund is made for it */
  refund(id: string, refundReference: string, amount: number): Promise<Progress>;
  storeCard(token: string, shopper: string): Promise<StoredCard>;
  removeCard(token: string): Promise<void>;
}

/** The acquirer understood and will not do it, however often it is retried. */
export class AcquirerRefused extends Error {
  /** The acquirer's reason code, for enquiries. */
  readonly code: string;

  constructor(message: string, code: string) {
    super(message);
    this.code = code;
  }
}

/** No response, or an invalid one: the call may have taken effect. */
export class AcquirerUnavailable extends Error {}
