import { inArray } from 'drizzle-orm';
import { icelandicSortKey } from '../../../lib/rules/text/icelandic-order.ts';
import { kennitalaKind } from '../../../lib/rules/people/kennitala.ts';
import { findPlace } from '../../../lib/rules/people/postal-codes.ts';
import type { Database } from '../db/connect.ts';
import {
  billToCustomers,
  companyMembers,
  customerAddresses,
  customerDiscounts,
  customers,
  logins,
} from '../db/schema/customers.ts';
import { orderFields } from '../db/schema/order-fields.ts';
import { electronicLogins } from '../db/schema/electronic-id.ts';
import { agentCustomers } from './people/agent-customers.ts';
import { seedDemoCredit } from './people/demo-credit.ts';
import { namedCustomers } from './people/named.ts';
import { seedOwnNumbers } from './people/own-numbers.ts';
import type { DemoCustomer } from './people/person.ts';
import { seedYearOfInvoices } from './people/year-of-invoices.ts';

/** Seeds the demo's people, their companies and a year of invoices. Existing ones stay as they are. */
export async function seedDemoPeople(db: Database, now = new Date()): Promise<void> {
  const people = [...namedCustomers, ...agentCustomers()];
  await db.transaction(async (tx) => {
    const newSsns = await addCustomers(tx, people);
    const ids = await readIds(tx, people);
    await addBelongings(
      tx,
      people.filter(({ ssn }) => newSsns.has(ssn)),
      ids,
    );
    await seedYearOfInvoices(tx, now);
    await seedDemoCredit(tx);
  });
}

/** National ids of those that are new. */
async function addCustomers(tx: Database, people: readonly DemoCustomer[]): Promise<Set<string>> {
  const rows = people.map(
    ({ ssn, name, email, phoneNumber, isAgent, isConfirmed, isActive, creditLimit }) => ({
      ssn,
      name,
      nameSort: icelandicSortKey(name),
      email,
      phoneNumber,
      isCompany: kennitalaKind(ssn) === 'company',
      isAgent: isAgent ?? false,
      isConfirmed: isConfirmed ?? true,
      isActive: isActive ?? true,
      creditLimit: creditLimit ?? null,
    }),
  );
  const added = await tx
    .insert(customers)
    .values(rows)
    .onConflictDoNothing({ target: customers.ssn })
    .returning({ ssn: customers.ssn });
  return new Set(added.map(({ ssn }) => ssn));
}

type Ids = (ssn: string) => number;

async function readIds(tx: Database, people: readonly DemoCustomer[]): Promise<Ids> {
  const rows = await tx
    .select({ id: customers.id, ssn: customers.ssn })
    .from(customers)
    .where(
      inArray(
        customers.ssn,
        people.map(({ ssn }) => ssn),
      ),
    );
  const ids = new Map(rows.map(({ id, ssn }) => [ssn, id]));
  return (ssn) => {
    const id = ids.get(ssn);
    if (id === undefined) throw new Error(`No demo customer has the national id ${ssn}`);
    return id;
  };
}

async function addBelongings(tx: Database, people: readonly DemoCustomer[], idOf: Ids): Promise<void> {
  const each = <T>(rowsOf: (person: DemoCustomer, customerId: number) => T[]): T[] =>
    people.flatMap((person) => rowsOf(person, idOf(person.ssn)));
  const addresses = each(({ addresses: known }, customerId) =>
    known.map(([addressLine1, postalCode], index) => ({
      customerId,
      isMain: index === 0,
      addressLine1,
      postalCode,
      city: findPlace(postalCode) ?? '',
    })),
  );
  const discounts = each(({ discounts: agreed }, customerId) =>
    Object.entries(agreed ?? {}).map(([salesCode, discountPercentage]) => ({
      customerId,
      code: `Samningur ${salesCode}`,
      salesCode,
      discountPercentage,
    })),
  );
  const wanted = each(({ orderFields: fields }, customerId) =>
    (fields ?? []).map((field) => ({ ...field, customerId })),
  );
  const members = each(({ memberOf }, customerId) =>
    Object.entries(memberOf ?? {}).map(([ssn, role]) => ({ customerId, companyId: idOf(ssn), role })),
  );
  const billToLinks = each(({ billTo }, customerId) =>
    (billTo ?? []).map((ssn) => ({ customerId, billToId: idOf(ssn) })),
  );
  const accounts = each(({ logins: known }, customerId) =>
    (known ?? []).map(({ uid, actorName }) => ({
      identityUid: uid,
      customerId,
      actorName: actorName ?? null,
    })),
  );
  const electronic = each(({ electronicLogins: known }, customerId) =>
    (known ?? []).map((login) => ({ ...login, customerId })),
  );
  // On a repeated run nothing is new, and an empty insert is invalid.
  if (addresses.length === 0) return;
  await tx.insert(customerAddresses).values(addresses);
  if (discounts.length > 0) await tx.insert(customerDiscounts).values(discounts);
  if (wanted.length > 0) await tx.insert(orderFields).values(wanted);
  await seedOwnNumbers(tx, people, idOf);
  if (members.length > 0) await tx.insert(companyMembers).values(members);
  if (billToLinks.length > 0) await tx.insert(billToCustomers).values(billToLinks);
  if (accounts.length > 0) await tx.insert(logins).values(accounts).onConflictDoNothing();
  if (electronic.length > 0) await tx.insert(electronicLogins).values(electronic);
}
