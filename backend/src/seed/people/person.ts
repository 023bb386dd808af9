/** A customer as the demo writes it down. */
export interface DemoCustomer {
  /** National id, ten digits. */
  ssn: string;
  name: string;
  email: string;
  phoneNumber: string;
  isAgent?: boolean;
  /** True unless given. */
  isConfirmed?: boolean;
  isActive?: boolean;
  /** Krónur; no account unless given. */
  creditLimit?: number;
  /** Street, house and postal code; the first is the main one. */
  addresses: readonly [street: string, postalCode: string][];
  /** Percent by sales code. */
  discounts?: Readonly<Record<string, number>>;
  /** Companies that the person may act for, by national id. */
  memberOf?: Readonly<Record<string, 'Manager' | 'Employee'>>;
  /** National ids of those that orders may be charged to. */
  billTo?: readonly string[];
  /** Accounts of the identity service, with the person's name where the customer is a company. */
  logins?: readonly { uid: string; actorName?: string }[];
  /** Persons besides the customer itself who may be it by electronic id. */
  electronicLogins?: readonly { nationalId: string; actorName: string }[];
}
