import type { orderFields } from '../../db/schema/order-fields.ts';

/** A customer of the demo, with everything to be seeded. */
export interface DemoCustomer {
  /** National id, ten digits. */
  ssn: string;
  name: string;
  email: string;
  phoneNumber: string;
  isAgent?: boolean;
  /** Default: true. */
  isConfirmed?: boolean;
  isActive?: boolean;
  /** Krónur; default: no account. */
  creditLimit?: number;
  /** Street, house and postal code; the first is the main one. */
  addresses: readonly [street: string, postalCode: string][];
  /** Percent by sales code. */
  discounts?: Readonly<Record<string, number>>;
  /** What the company wants on its orders. */
  orderFields?: readonly Omit<typeof orderFields.$inferInsert, 'customerId'>[];
  /** What the company calls our products: number and, where it has one, name by SKU. */
  ownNumbers?: Readonly<Record<string, readonly [number: string, name?: string]>>;
  /** Companies that the person may act for, by national id. */
  memberOf?: Readonly<Record<string, 'Manager' | 'Employee'>>;
  /** National ids of the bill-to customers. */
  billTo?: readonly string[];
  /** Accounts of the identity service, with the person's name where the customer is a company. */
  logins?: readonly { uid: string; actorName?: string }[];
  /** Other persons who may sign in as the customer by electronic id. */
  electronicLogins?: readonly { nationalId: string; actorName: string }[];
}
