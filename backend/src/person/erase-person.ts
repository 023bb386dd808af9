import { sql, type SQL } from 'drizzle-orm';
import { icelandicSortKey } from '../../../lib/rules/text/icelandic-order.ts';
import type { Database } from '../db/connect.ts';
import { rows } from '../db/rows.ts';
import { deletionQueue } from '../modules/identity/deletion-queue.ts';
import { enqueue } from '../modules/jobs/queue.ts';
import { writeAudit } from '../modules/session/audit.ts';
import { blankOrders } from './blank-orders.ts';
import { findPerson, freedNumber, type Person } from './find-person.ts';
import { places } from './places.ts';
import { refuseOpen } from './refuse-open.ts';

const erasedName = 'Eyddur viðskiptavinur';

/** Tables of which every row about the person goes. The rest is bookkeeping, a company's, or comes below. */
const deleted = new Set([
  'customer_addresses',
  'logins',
  'electronic_logins',
  'electronic_sign_ins',
  'sessions',
  'customer_cards',
  'customer_discounts',
  'campaign_customers',
  'company_keys',
  'purchasing_systems',
  'unit_people',
  'unit_approvers',
  'company_members',
  'approver_absences',
  'approval_rule_approvers',
  'request_step_approvers',
  'bill_to_customers',
  'email_confirmations',
  'newsletter_signups',
  'mail_addresses',
  'cart_items',
  'saved_items',
  'cart_additions',
  'cart_promos',
  'checkouts',
  'favorite_products',
  'own_numbers',
  'next_calls',
  'last_purchases',
  'purchase_rhythms',
  'jobs',
]);

/** What remains of the rows that stay. */
const changes = ({ id, ssn, email }: Person): readonly SQL[] => [
  // Lists of the person, and those in companies that nobody else sees.
  sql`DELETE FROM product_lists WHERE customer_id = ${id} OR (maker_id = ${id} AND NOT is_shared)`,
  sql`UPDATE product_lists SET maker_id = NULL WHERE maker_id = ${id}`,
  sql`UPDATE product_lists SET from_id = NULL WHERE from_id = ${id}`,
  sql`UPDATE product_list_lines SET added_by_id = NULL WHERE added_by_id = ${id}`,
  sql`DELETE FROM product_alerts WHERE ${id} IN (person_id, customer_id)`,
  sql`DELETE FROM standing_orders WHERE ${id} IN (customer_id, maker_id, bill_to_id)`,
  // What an agent wrote of others stays theirs.
  sql`DELETE FROM customer_notes WHERE customer_id = ${id}`,
  sql`UPDATE customer_notes SET author_id = NULL WHERE author_id = ${id}`,
  sql`DELETE FROM employee_invitations
    WHERE invited IN (${ssn}, lower(${email})) OR lower(mailed_to) = lower(${email}) OR accepted_by_id = ${id}`,
  sql`UPDATE cart_items SET added_by_id = NULL WHERE added_by_id = ${id}`,
  sql`DELETE FROM quotes WHERE customer_id = ${id} AND status <> 'Accepted'`,
  sql`UPDATE quotes SET message = '', address = NULL WHERE customer_id = ${id}`,
  // What was offered proves the order; words about it do not. On quotes of others what the person wrote stays theirs.
  sql`DELETE FROM quote_entries WHERE kind = 'Message' AND quote_id IN (SELECT id FROM quotes WHERE customer_id = ${id})`,
  sql`UPDATE quote_entries SET text = '', content = ${withoutWishes}
    WHERE quote_id IN (SELECT id FROM quotes WHERE customer_id = ${id})`,
  sql`UPDATE quote_entries SET author_id = NULL WHERE author_id = ${id}`,
  sql`UPDATE order_requests SET asked = ${blankRequest('asked')}, draft = ${blankRequest('draft')}
    WHERE ${id} IN (actor_id, customer_id)`,
  // A rule about somebody's orders has nothing left to be about; that somebody passed a step proves the order.
  sql`DELETE FROM approval_rules WHERE buyer_id = ${id}`,
  sql`UPDATE units SET receivers = (SELECT coalesce(jsonb_agg(one), '[]') FROM jsonb_array_elements(receivers) AS receivers (one)
    WHERE lower(one ->> 'email') <> lower(${email})) WHERE receivers::text <> '[]'`,
  sql`DELETE FROM budgets WHERE person_id = ${id}`,
  sql`DELETE FROM audit_log WHERE actor_id = ${id} AND customer_id = ${id} AND action IN
    ('sign-in', 'act-as', 'bill-to', 'fall-back', 'end-sessions', 'marketing', 'register', 'confirm-email')`,
  sql`UPDATE customers SET ssn = ${freedNumber(id)}, name = ${erasedName}, name_sort = ${icelandicSortKey(erasedName)},
    email = '', phone_number = NULL, is_agent = false, is_confirmed = false, is_active = false,
    allow_marketing = false, credit_limit = NULL WHERE id = ${id}`,
];

/** What was asked for or offered, without a buyer's words on it. */
const withoutWishes = sql`jsonb_set(content, '{lines}', (
  SELECT coalesce(jsonb_agg(line || '{"wish": ""}'), '[]') FROM jsonb_array_elements(content -> 'lines') AS lines (line)))`;

function blankRequest(column: 'asked' | 'draft'): SQL {
  const receiver = { email: '', name: '', ssn: null, companySsn: null, phone: '' };
  const value = sql`jsonb_set(${sql.identifier(column)}, '{receiver}', ${JSON.stringify(receiver)}::jsonb)`;
  return sql`jsonb_set(${value}, '{delivery,address}', 'null')`;
}

/**
 * Erases a person. Invoices stay as they were issued, with the orders, payments and decisions that prove them (law 145/1994);
 * what else is known goes, and the national id is free again.
 * @returns the accounts of the identity service that only this person used; a running backend deletes them there
 * @throws Error naming what has to be finished first
 */
export function erasePerson(db: Database, nationalId: string): Promise<string[]> {
  return db.transaction(async (tx) => {
    const person = await findPerson(tx, nationalId, sql`FOR UPDATE`);
    await refuseOpen(tx, person);
    const accounts = await ownAccounts(tx, person);
    await blankOrders(tx, person);
    for (const { table, about } of places)
      if (deleted.has(table))
        await tx.execute(sql`DELETE FROM ${sql.identifier(table)} t WHERE ${about(person)}`);
    for (const change of changes(person)) await tx.execute(change);
    for (const uid of accounts) await enqueue(tx, deletionQueue, { uid });
    await writeAudit(tx, { actorId: person.id, customerId: person.id, billToId: null }, 'erase', {});
    return accounts;
  });
}

async function ownAccounts(tx: Database, { id }: Person): Promise<string[]> {
  const accounts = await rows<{ uid: string }>(
    tx,
    sql`SELECT identity_uid AS uid FROM logins WHERE customer_id = ${id} AND NOT EXISTS
      (SELECT FROM logins other WHERE other.identity_uid = logins.identity_uid AND other.customer_id <> ${id})`,
  );
  return accounts.map(({ uid }) => uid);
}
