/** Whom a request goes to: the app of a national id (ten digits), or the SIM of a phone number (seven). */
export type Recipient = { way: 'app'; nationalId: string } | { way: 'phone'; phoneNumber: string };

interface StartedRequest {
  /** What the service calls the request; for this module only. */
  transaction: string;
  /** Four digits that the site and the phone both show (öryggistala). */
  verificationCode: string;
}

/** Who approved, as the service knows them. */
interface Person {
  /** Ten digits. */
  nationalId: string;
  name: string;
  /** Seven digits; null where the service does not know it. */
  phoneNumber: string | null;
}

/**
 * What the shop asks of an electronic-id service; an implementation for another one (Auðkenni's REST tree or CIBA, a
 * broker) has these four and is named in choose-provider.ts, nowhere else.
 * Each throws ShopError UNAVAILABLE when the service is down, slow or answers nonsense.
 */
export interface ElectronicIdProvider {
  /** @throws ShopError FAILED_PRECONDITION when no one can be reached under this number */
  start(recipient: Recipient): Promise<StartedRequest>;
  /** `ended`: refused, out of time, withdrawn or unknown. */
  status(transaction: string): Promise<'pending' | 'approved' | 'ended'>;
  /** Once, after the approval. @throws ShopError FAILED_PRECONDITION when it is not told, or not again */
  userInfo(transaction: string): Promise<Person>;
  /** Takes the request off the phone where the service can do that. */
  cancel(transaction: string): Promise<void>;
}
