import type { CustomerTerms } from '../../../../../lib/rules/money/product-price.ts';
import type { Database } from '../../../db/connect.ts';
import { readCustomer } from '../../customer/customers.ts';
import { readCustomerTerms } from '../../pricing/customer-terms.ts';
import type { QuoteRow } from './store.ts';

type Customer = NonNullable<Awaited<ReturnType<typeof readCustomer>>>;

/** Whose terms and address a quote goes by: the customer's; a prospect has neither yet. */
export function termsHolder({
  customerId,
  prospectName,
}: Pick<QuoteRow, 'customerId' | 'prospectName'>): number | null {
  return prospectName === null ? customerId : null;
}

/** The terms that a quote is compared with: the customer's, or those of everybody. */
export async function readQuoteTerms(
  tx: Database,
  quote: Pick<QuoteRow, 'customerId' | 'prospectName'>,
): Promise<CustomerTerms> {
  const holder = termsHolder(quote);
  return holder === null ? { discounts: new Map() } : readCustomerTerms(tx, holder);
}

/** Whom letters about a quote go to. @throws Error where the customer is gone */
export async function readRecipient(
  tx: Database,
  { customerId, prospectName, prospectEmail, prospectPhone }: QuoteRow,
): Promise<Pick<Customer, 'name' | 'email' | 'phoneNumber'>> {
  if (prospectName !== null && prospectEmail !== null)
    return { name: prospectName, email: prospectEmail, phoneNumber: prospectPhone };
  const customer = await readCustomer(tx, customerId);
  if (!customer) throw new Error(`No customer ${customerId}`);
  return customer;
}

/**
 * The customer of a quote and the person who acts, for letters. One after the other: a transaction has one connection.
 * @throws Error where one of them is gone
 */
export async function readParties(
  tx: Database,
  customerId: number,
  actorId: number,
): Promise<{ customer: Customer; actor: Customer }> {
  const customer = await readCustomer(tx, customerId);
  const actor = await readCustomer(tx, actorId);
  if (!customer || !actor) throw new Error(`No customer ${customerId}, or no person ${actorId}`);
  return { customer, actor };
}
