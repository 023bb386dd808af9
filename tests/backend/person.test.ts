import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { rows } from '../../backend/src/db/rows.ts';
import { customers, logins } from '../../backend/src/db/schema/customers.ts';
import { newsletterSignups } from '../../backend/src/db/schema/newsletter.ts';
import { places } from '../../backend/src/person/places.ts';
import { erasePerson } from '../../backend/src/person/erase-person.ts';
import { exportPerson } from '../../backend/src/person/export-person.ts';
import { releaseId } from '../../backend/src/person/release-id.ts';
import { addToCartDocument } from '../../graphql/generated/documents.ts';
import { SetCheckoutOptionsDocument } from '../../graphql/generated/documents-on-demand.ts';
import { aCustomer, aProduct } from '../kit/builders.ts';
import { fillCheckout, pay, readCheckout } from '../kit/buyer.ts';
import { aCompany } from '../kit/company.ts';
import { checkInvariants } from '../kit/invariants.ts';
import { testShop, type Shop } from '../kit/shop.ts';
import { moveOrder, warehouseSecret } from '../kit/warehouse.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await testShop({ WAREHOUSE_SECRET: warehouseSecret });
});
afterEach(() => checkInvariants(shop.db));
afterAll(() => shop.connection.close());

const ssn = '1203754449';
/** What nobody else's rows contain. */
const marks = { ssn, name: 'Þorgerður Ýrr', email: 'thorgerdur@vorulind.test', street: 'Sérmerktargata 7' };

/** Rows that contain a mark, by table. */
async function rowsWithMarks(): Promise<Record<string, string[]>> {
  const tables = await rows<{ name: string }>(
    shop.db,
    sql`SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY 1`,
  );
  const found: Record<string, string[]> = {};
  for (const { name } of tables) {
    const texts = await rows<{ text: string }>(
      shop.db,
      sql`SELECT to_jsonb(t)::text AS text FROM ${sql.identifier(name)} t`,
    );
    const marked = texts
      .map(({ text }) => text)
      .filter((text) => Object.values(marks).some((mark) => text.includes(mark)));
    if (marked.length > 0) found[name] = marked;
  }
  return found;
}

/** A customer who has used everything that stores something about them. */
async function aKnownPerson() {
  const id = await aCustomer(shop.db, { ssn, name: marks.name, email: marks.email });
  const companyId = await aCompany(shop, 'Blandað félag ehf.');
  await shop.db.execute(
    sql`INSERT INTO company_members (customer_id, company_id, role) VALUES (${id}, ${companyId}, 'Employee')`,
  );
  await shop.db.execute(
    sql`UPDATE customer_addresses SET address_line1 = ${marks.street} WHERE customer_id = ${id}`,
  );
  const receiver = { name: marks.name, email: marks.email, phone: '7701001', ssn };
  const order = async (visitor: Awaited<ReturnType<Shop['signedIn']>>, street: string) => {
    const address = { addressLine1: street, city: 'Akureyri', postalCode: '600' };
    await fillCheckout(visitor, { [await aProduct(shop.db)]: 1 }, 'home');
    await visitor.ask(SetCheckoutOptionsDocument, { options: { receiver, address } });
    return (await pay(visitor, await readCheckout(visitor))).id!;
  };
  const own = await shop.signedIn(id, { actorName: marks.name });
  const ordered = await order(own, marks.street);
  const forCompany = await order(await shop.signedIn(companyId, { actorId: id }), 'Félagsgata 1');
  await own.ask(addToCartDocument, { productId: String(await aProduct(shop.db)), quantity: 2 });
  await own.ask(SetCheckoutOptionsDocument, { options: { receiver } });
  await shop.db.insert(logins).values({ identityUid: 'uid-of-thorgerdur', customerId: id });
  await shop.db.insert(newsletterSignups).values({
    email: marks.email,
    consentText: 'Já',
    askedFrom: '10.0.0.1',
    askedAt: new Date(),
    leaveToken: 'leave-secret',
  });
  await shop.db.execute(
    sql`INSERT INTO mail_addresses (address, unsubscribed_at) VALUES (${marks.email.toLowerCase()}, now())`,
  );
  await shop.db
    .execute(sql`INSERT INTO customer_cards (customer_id, token, brand, last4, expiry_month, expiry_year)
    VALUES (${id}, 'card-secret', 'Visa', '4242', 12, 2039)`);
  await shop.db.execute(sql`INSERT INTO electronic_logins VALUES (${ssn}, ${companyId}, ${marks.name})`);
  await shop.db.execute(sql`INSERT INTO employee_invitations (company_id, invited, role, actor_id, expires_at)
    VALUES (${companyId}, ${marks.email}, 'Employee', ${companyId}, now() + interval '1 day')`);
  await shop.db.execute(sql`INSERT INTO product_lists (customer_id, maker_id, name, is_shared)
    VALUES (${companyId}, ${id}, 'Sameiginlegt', true), (${companyId}, ${id}, 'Mitt', false)`);
  const agentId = await aCustomer(shop.db, { isAgent: true });
  await shop.db.execute(sql`INSERT INTO customer_notes (customer_id, author_id, key, text)
    VALUES (${id}, ${agentId}, 'note-secret', ${`Hringja í ${marks.name}`})`);
  await shop.db.execute(sql`INSERT INTO next_calls VALUES (${agentId}, ${id}, '2039-01-02')`);
  return { id, companyId, ordered, forCompany };
}

/** Columns that say whose a row is. */
const ownerColumns = sql`SELECT DISTINCT table_name AS name FROM information_schema.columns
  WHERE table_schema = 'public' AND column_name IN
  ('customer_id', 'actor_id', 'agent_id', 'bill_to_id', 'placed_by', 'maker_id', 'company_id', 'accepted_by_id',
   'decided_by_id', 'author_id', 'added_by_id', 'email', 'ssn', 'national_id', 'invited', 'receiver_ssn', 'buyer_ssn', 'identity_uid')`;

it('every table that says whose a row is, is looked at', async () => {
  const names = (await rows<{ name: string }>(shop.db, ownerColumns)).map(({ name }) => name);
  const known = places.map(({ table }) => table);
  // The shop's own number and its staff's addresses, which it publishes.
  const published = ['employees', 'website_info'];
  expect(names.filter((name) => ![...known, ...published].includes(name))).toEqual([]);
});

describe('a person', () => {
  it('gets everything that is known as JSON, and nothing that opens anything', async () => {
    const { ordered, forCompany } = await aKnownPerson();
    const exported = await exportPerson(shop.db, '120375-4449');
    const found = await rowsWithMarks();
    expect(Object.keys(found).length).toBeGreaterThan(8);
    for (const [table, marked] of Object.entries(found)) {
      const kept = (exported[table] ?? []).map((row) => JSON.stringify(row));
      expect({ table, rows: kept.length }).toEqual({
        table,
        rows: expect.toSatisfy((count: number) => count >= marked.length),
      });
    }
    expect((exported['orders'] as { id: number }[]).map(({ id }) => String(id)).toSorted()).toEqual(
      [ordered, forCompany].toSorted(),
    );
    expect(Object.keys(exported)).toEqual(
      expect.arrayContaining([
        'customers',
        'invoice_items',
        'audit_log',
        'cart_items',
        'customer_cards',
        'customer_notes',
        'next_calls',
        'jobs',
      ]),
    );
    const text = JSON.stringify(exported);
    expect(text).not.toMatch(/card-secret|leave-secret|note-secret|token_hash|cookie_hash/);
    await expect(exportPerson(shop.db, '0101301239')).rejects.toThrow(/Nobody/);
  });

  it('is erased once nothing is under way, but for what bookkeeping needs', async () => {
    const [{ id } = { id: 0 }] = await rows<{ id: number }>(
      shop.db,
      sql`SELECT id FROM customers WHERE ssn = ${ssn}`,
    );
    await expect(erasePerson(shop.db, ssn)).rejects.toThrow(
      /kr. on the account, 1 orders that are not handed over/,
    );
    const open = await rows<{ id: number }>(shop.db, sql`SELECT id FROM orders`);
    for (const order of open) {
      expect(await moveOrder(shop, String(order.id), 'Fulfilled')).toBe(200);
      expect(await moveOrder(shop, String(order.id), 'Archived')).toBe(200);
    }
    await shop.db.execute(sql`UPDATE customers SET balance_due = 0 WHERE id = ${id}`);

    expect(await erasePerson(shop.db, ssn)).toEqual(['uid-of-thorgerdur']);
    // Deleted at the identity service by the running shop, however long that one is away.
    expect(await rows(shop.db, sql`SELECT payload FROM jobs WHERE kind = 'identity-deletion'`)).toEqual([
      { payload: { uid: 'uid-of-thorgerdur' } },
    ]);
    const found = await rowsWithMarks();
    // The buyer as the invoice names them (law 145/1994), and nothing else of any table.
    expect(Object.keys(found)).toEqual(['invoices']);
    expect(found['invoices']).toHaveLength(1);
    expect(await rows(shop.db, sql`SELECT name, email, is_active FROM customers WHERE id = ${id}`)).toEqual([
      { name: 'Eyddur viðskiptavinur', email: '', is_active: false },
    ]);
    expect(await rows(shop.db, sql`SELECT name FROM product_lists`)).toEqual([{ name: 'Sameiginlegt' }]);
    await expect(erasePerson(shop.db, ssn)).rejects.toThrow(/Nobody/);
    await expect(exportPerson(shop.db, `00${String(id).padStart(8, '0')}`)).rejects.toThrow(/Nobody/);
    // The number is free for its owner to come back.
    expect(await aCustomer(shop.db, { ssn })).not.toBe(id);
  });

  it('shares an address of mail with another: what is the other’s stays', async () => {
    const shared = { email: 'hjon@vorulind.test' };
    await aCustomer(shop.db, { ...shared, ssn: '0101501239' });
    const other = await aCustomer(shop.db, { ...shared, ssn: '0101501249' });
    await shop.db.execute(
      sql`INSERT INTO jobs (kind, payload) VALUES ('mail', '{"to": "hjon@vorulind.test"}')`,
    );
    await erasePerson(shop.db, '0101501239');
    expect(
      await rows(shop.db, sql`SELECT kind FROM jobs WHERE payload ->> 'to' = 'hjon@vorulind.test'`),
    ).toHaveLength(1);
    expect(await exportPerson(shop.db, '0101501249')).toMatchObject({ customers: [{ id: other }] });
  });

  it('is not a company', async () => {
    await aCustomer(shop.db, { ssn: '5501011239', isCompany: true });
    await expect(erasePerson(shop.db, '5501011239')).rejects.toThrow(/company/);
  });
});

describe('a national id that somebody else registered with', () => {
  const misused = '2311604449';

  it('is given back: the owner registers, the registrant cannot come in', async () => {
    const id = await aCustomer(shop.db, { ssn: misused, isOwnerUnproven: true });
    await shop.db.insert(logins).values({ identityUid: 'uid-of-registrant', customerId: id });
    const registrant = await shop.signedIn(id);
    const { id: orderId } = await pay(
      registrant,
      await fillCheckout(registrant, { [await aProduct(shop.db)]: 1 }),
    );

    const released = await releaseId(shop.db, misused);
    expect(released.openOrders).toEqual([Number(orderId)]);
    expect(released.invoices).toHaveLength(1);
    expect((await registrant.fail(SetCheckoutOptionsDocument, { options: {} })).code).toBe('UNAUTHENTICATED');
    expect(await rows(shop.db, sql`SELECT FROM logins WHERE customer_id = ${id}`)).toEqual([]);
    const [row] = await shop.db
      .select()
      .from(customers)
      .where(sql`id = ${id}`);
    expect(row).toMatchObject({ isActive: false, isConfirmed: false });
    expect(row!.ssn).not.toBe(misused);
    expect(await aCustomer(shop.db, { ssn: misused })).not.toBe(id);
  });

  it('is not taken from whom it was proven to belong to', async () => {
    await expect(releaseId(shop.db, misused)).rejects.toThrow(/proven/);
  });
});
