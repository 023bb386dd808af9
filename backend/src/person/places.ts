import { sql, type SQL } from 'drizzle-orm';
import type { Person } from './find-person.ts';

/** Where something about a person is stored. */
interface Place {
  table: string;
  /** Which rows of `t` are about the person. */
  about: (person: Person) => SQL;
  /** Columns that would open something to the reader of the export. */
  secrets?: readonly string[];
}

const oneOf = (id: number, ...columns: string[]): SQL =>
  sql`${id} IN (${sql.join(
    columns.map((column) => sql`t.${sql.identifier(column)}`),
    sql`, `,
  )})`;
const byCustomer = (table: string, secrets: readonly string[] = []): Place => ({
  table,
  about: ({ id }) => oneOf(id, 'customer_id'),
  secrets,
});
const within = (
  table: string,
  column: string,
  of: string,
  about: Place['about'],
  secrets: readonly string[] = [],
): Place => ({
  table,
  secrets,
  about: (person) =>
    sql`t.${sql.identifier(column)} IN (SELECT id FROM ${sql.identifier(of)} t WHERE ${about(person)})`,
});

const carts: Place['about'] = ({ id }) => oneOf(id, 'customer_id', 'person_id');
const systems: Place['about'] = ({ id }) => oneOf(id, 'customer_id', 'maker_id', 'bill_to_id');
const lists: Place['about'] = ({ id }) => oneOf(id, 'customer_id', 'maker_id', 'from_id');
const standing: Place['about'] = ({ id }) => oneOf(id, 'customer_id', 'maker_id', 'bill_to_id');
/** Own orders, those placed for others, and those that the person received. */
export const ordersAbout: Place['about'] = ({ id, ssn, email }) =>
  sql`(${oneOf(id, 'customer_id', 'bill_to_id', 'actor_id')} OR t.receiver_ssn = ${ssn} OR lower(t.email) = lower(${email}))`;
const invoicesAbout: Place['about'] = ({ id, ssn }) =>
  sql`(${oneOf(id, 'customer_id', 'bill_to_id')} OR t.buyer_ssn = ${ssn})`;
const attempts: Place['about'] = ({ id }) => oneOf(id, 'customer_id', 'placed_by');
const payments: Place['about'] = (person) =>
  sql`t.attempt_id IN (SELECT id FROM checkout_attempts t WHERE ${attempts(person)})`;
const adyenPayments: Place['about'] = (person) =>
  sql`t.reference IN (SELECT reference FROM card_payments t WHERE ${payments(person)})`;
const invoicePayments: Place['about'] = ({ id }) => oneOf(id, 'customer_id', 'actor_id');
const requests: Place['about'] = ({ id }) =>
  oneOf(id, 'company_id', 'actor_id', 'customer_id', 'bill_to_id', 'decided_by_id', 'edited_by_id');
/** Units of the company, and those that name the person as who takes goods in. */
const units: Place['about'] = ({ id, email }) =>
  sql`(${oneOf(id, 'company_id')} OR EXISTS (SELECT FROM jsonb_array_elements(t.receivers) AS receivers (one)
    WHERE lower(one ->> 'email') = lower(${email})))`;
const budgets: Place['about'] = ({ id }) => oneOf(id, 'company_id', 'person_id');
const quotes: Place['about'] = ({ id }) => oneOf(id, 'customer_id', 'agent_id', 'accepted_by_id');

/** All places, in the order of the export. A test looks for personal data in every other place. */
export const places: readonly Place[] = [
  { table: 'customers', about: ({ id }) => oneOf(id, 'id') },
  byCustomer('customer_addresses'),
  byCustomer('logins'),
  {
    table: 'electronic_logins',
    about: ({ id, ssn }) => sql`(${oneOf(id, 'customer_id')} OR t.national_id = ${ssn})`,
  },
  {
    table: 'electronic_sign_ins',
    about: ({ ssn }) => sql`t.national_id = ${ssn}`,
    secrets: ['id', 'transaction'],
  },
  {
    table: 'sessions',
    about: ({ id }) => oneOf(id, 'actor_id', 'customer_id', 'bill_to_id'),
    secrets: ['token_hash', 'previous_token_hash'],
  },
  {
    table: 'company_keys',
    about: ({ id }) => oneOf(id, 'customer_id', 'maker_id', 'bill_to_id'),
    secrets: ['secret_hash'],
  },
  { table: 'purchasing_systems', about: systems, secrets: ['secret_hash'] },
  within('punch_outs', 'system_id', 'purchasing_systems', systems, ['start_hash']),
  byCustomer('customer_cards', ['token']),
  byCustomer('customer_discounts'),
  byCustomer('order_fields'),
  byCustomer('own_numbers'),
  byCustomer('campaign_customers'),
  { table: 'company_members', about: ({ id }) => oneOf(id, 'customer_id', 'company_id') },
  { table: 'company_roles', about: ({ id }) => oneOf(id, 'company_id') },
  { table: 'units', about: units },
  within('unit_addresses', 'unit_id', 'units', units),
  byCustomer('unit_people'),
  byCustomer('unit_approvers'),
  { table: 'bill_to_customers', about: ({ id }) => oneOf(id, 'customer_id', 'bill_to_id') },
  {
    table: 'employee_invitations',
    about: ({ id, ssn, email }) =>
      sql`(t.invited IN (${ssn}, lower(${email})) OR lower(t.mailed_to) = lower(${email})
        OR ${oneOf(id, 'company_id', 'actor_id', 'accepted_by_id')})`,
    secrets: ['code_hash'],
  },
  byCustomer('email_confirmations', ['code_hash']),
  {
    table: 'newsletter_signups',
    about: ({ email }) => sql`lower(t.email) = lower(${email})`,
    secrets: ['confirm_hash', 'leave_token'],
  },
  { table: 'mail_addresses', about: ({ email }) => sql`t.address = lower(${email})` },
  { table: 'carts', about: carts, secrets: ['cookie_hash', 'key'] },
  within('cart_items', 'cart_id', 'carts', carts),
  within('saved_items', 'cart_id', 'carts', carts),
  within('cart_additions', 'cart_id', 'carts', carts),
  within('cart_promos', 'cart_id', 'carts', carts),
  {
    table: 'checkouts',
    about: (person) =>
      sql`(t.ssn = ${person.ssn} OR lower(t.email) = lower(${person.email})
        OR t.cart_id IN (SELECT id FROM carts t WHERE ${carts(person)}))`,
    secrets: ['idempotency_key'],
  },
  byCustomer('favorite_products'),
  { table: 'next_calls', about: ({ id }) => oneOf(id, 'customer_id', 'agent_id') },
  { table: 'product_lists', about: lists, secrets: ['key'] },
  within('product_list_lines', 'list_id', 'product_lists', lists),
  { table: 'standing_orders', about: standing, secrets: ['key'] },
  within('standing_order_lines', 'standing_order_id', 'standing_orders', standing),
  within('standing_order_times', 'standing_order_id', 'standing_orders', standing),
  { table: 'product_alerts', about: ({ id }) => oneOf(id, 'person_id', 'customer_id') },
  byCustomer('last_purchases'),
  byCustomer('purchase_rhythms'),
  { table: 'customer_notes', about: ({ id }) => oneOf(id, 'customer_id', 'author_id'), secrets: ['key'] },
  { table: 'quotes', about: quotes },
  within('quote_items', 'quote_id', 'quotes', quotes),
  {
    table: 'quote_entries',
    about: (person) =>
      sql`(${oneOf(person.id, 'author_id')} OR t.quote_id IN (SELECT id FROM quotes t WHERE ${quotes(person)}))`,
    secrets: ['key'],
  },
  {
    table: 'order_requests',
    about: requests,
  },
  {
    table: 'request_steps',
    about: (person) =>
      sql`(${oneOf(person.id, 'passed_by_id', 'instead_of_id')}
        OR t.request_id IN (SELECT id FROM order_requests t WHERE ${requests(person)}))`,
  },
  byCustomer('request_step_approvers'),
  { table: 'approval_rules', about: ({ id }) => oneOf(id, 'company_id', 'buyer_id') },
  byCustomer('approval_rule_approvers'),
  {
    table: 'approver_absences',
    about: ({ id }) => oneOf(id, 'company_id', 'customer_id', 'stand_in_id'),
  },
  { table: 'budgets', about: budgets },
  within('budget_spending', 'budget_id', 'budgets', budgets),
  { table: 'checkout_attempts', about: attempts, secrets: ['idempotency_key', 'input_hash'] },
  { table: 'card_payments', about: payments },
  within('card_refunds', 'payment_id', 'card_payments', payments),
  { table: 'adyen_payments', about: adyenPayments, secrets: ['kept_card', 'action', 'details'] },
  {
    table: 'adyen_bookings',
    about: (person) =>
      sql`t.payment IN (SELECT reference FROM adyen_payments t WHERE ${adyenPayments(person)})`,
  },
  byCustomer('promo_uses'),
  { table: 'orders', about: ordersAbout },
  within('order_items', 'order_id', 'orders', ordersAbout),
  within('order_events', 'order_id', 'orders', ordersAbout),
  within('withdrawals', 'order_id', 'orders', ordersAbout),
  within('shipments', 'order_id', 'orders', ordersAbout, ['key', 'input_hash']),
  { table: 'invoices', about: invoicesAbout },
  within('invoice_items', 'invoice_id', 'invoices', invoicesAbout),
  within('invoice_transactions', 'invoice_id', 'invoices', invoicesAbout),
  { table: 'invoice_payments', about: invoicePayments },
  within('invoice_payment_lines', 'payment_id', 'invoice_payments', invoicePayments),
  { table: 'audit_log', about: ({ id }) => oneOf(id, 'actor_id', 'customer_id', 'bill_to_id') },
  {
    table: 'jobs',
    about: ({ ssn, email }) =>
      sql`(strpos(t.payload::text, ${ssn}) > 0 OR strpos(lower(t.payload::text), lower(${email})) > 0)`,
  },
];
