/** Target of a request: the app of a national id (ten digits), or the SIM of a phone number (seven). */
export type Recipient = { way: 'app'; nationalId: string } | { way: 'phone'; phoneNumber: string };

interface StartedRequest {
  /** The service's id of the request; internal to this module. */
  transaction: string;
  /** Four digits that the site and the phone both show (öryggistala). */
  verificationCode: string;
}

/** The person who approved, as the service reports them. */
interface Person {
  /** Ten digits. */
  nationalId: string;
  name: string;
  /** Seven digits; null where the service does not know it. */
  phoneNumber: string | null;
}

/**
 * Interface of an electronic-id service that reaches the person's phone; an implementation for another one (Auðkenni's REST tree
 * or CIBA, a broker) has these four methods and is named in choose-provider.ts, nowhere else. Each throws ShopError UNAVAILABLE when the service is down, slow
 * or returns an invalid response.
 */
export interface ElectronicIdProvider {
  /** @throws ShopError FAILED_PRECONDITION when no one can be reached under this number */
  start(recipient: Recipient): Promise<StartedRequest>;
  /**
   * `ended`: refused, timed out, cancelled or unknown. A service that tells who approved together with the approval returns the
   * person's number at once, and only then.
   */
  status(transaction: string): Promise<'pending' | 'approved' | 'ended' | Pick<Person, 'nationalId'>>;
  /** For `approved`: once, after the approval. @throws ShopError FAILED_PRECONDITION when the service does not return it, or not again */
  userInfo(transaction: string): Promise<Person>;
  /** Removes the request from the phone where the service supports that. */
  cancel(transaction: string): Promise<void>;
}

/** Interface of an electronic-id service whose own pages the browser leaves the shop for. Both throw ShopError UNAVAILABLE. */
export interface RedirectProvider {
  /** @param state leads the answer back to this sign-in */
  start(state: string): Promise<{ url: string; transaction: string }>;
  /** @param answer what the service added to the address of the return. `ended`: cancelled, too late, or given before */
  complete(transaction: string, answer: URLSearchParams): Promise<Pick<Person, 'nationalId'> | 'ended'>;
}
