import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { and, eq, gte, like, ne, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { invoices } from '../../backend/src/db/schema/invoices.ts';
import { checkoutAttempts, orders as orderTable } from '../../backend/src/db/schema/orders.ts';
import { readCsv } from '../../backend/src/import/csv.ts';
import { toStream } from '../../backend/src/rest/csv-response.ts';
import { aProduct } from '../kit/builders.ts';
import type { Visitor } from '../kit/visitor.ts';
import { shop, aBuyer, buy, dated, setUpDocumentLists } from './document-lists-setting.ts';

setUpDocumentLists();

describe('the files', () => {
  const get = async (visitor: Visitor, path: string, headers: Record<string, string> = {}) =>
    visitor.fetch(path, { headers });
  async function rows(text: string): Promise<string[][]> {
    const records: string[][] = [];
    async function* chunks() {
      yield text.replace(/^\u{feff}/u, '');
    }
    for await (const { fields } of readCsv(chunks())) records.push(fields);
    return records;
  }

  it('contain the lists as Excel opens them, without formulas', async () => {
    const { visitor } = await aBuyer({ name: '=1+1' });
    const soap = await aProduct(shop.db, { name: 'Sápa' });
    const { invoiceId } = await buy(visitor, { [soap]: 2 }, '@SUM(A1;B2)');
    await dated(invoiceId, '2026-03-05');
    const answer = await get(visitor, '/exports/invoices.csv?search=s%C3%A1pa');
    expect([
      answer.status,
      answer.headers.get('content-type'),
      answer.headers.get('content-disposition'),
    ]).toEqual([200, 'text/csv; charset=utf-8', 'attachment; filename="reikningar.csv"']);
    const bytes = new Uint8Array(await answer.arrayBuffer());
    expect(Buffer.from(bytes.slice(0, 3)).toString('hex')).toBe('efbbbf');
    const [, row] = await rows(new TextDecoder().decode(bytes));
    expect(row?.slice(1)).toEqual([
      '5.3.2026',
      '5.3.2026',
      'Gjaldfallinn',
      "'=1+1",
      expect.stringMatching(/^\d{6}-\d{4}$/),
      "'@SUM(A1;B2)",
      '',
      '',
      '2000',
      '480',
      '2480',
    ]);
    expect(await rows(await (await get(visitor, '/exports/invoices.csv?status=Paid')).text())).toHaveLength(
      1,
    );
    const orders = await rows(await (await get(visitor, '/exports/orders.csv')).text());
    expect(orders[1]?.slice(2)).toEqual([
      'Í vinnslu',
      expect.any(String),
      '',
      "'@SUM(A1;B2)",
      '',
      '',
      'Sækja í verslun',
      '1',
      '',
      '',
      '2000',
      '480',
      '2480',
    ]);
  });

  it('contain every row once, over any number of pages', async () => {
    const { visitor, customerId } = await aBuyer({ creditLimit: 2_000_000 });
    const { invoiceId } = await buy(visitor, { [await aProduct(shop.db)]: 1 });
    const [row] = await shop.db
      .select()
      .from(invoices)
      .where(eq(invoices.id, Number(invoiceId)));
    const { id: _id, ...copy } = row!;
    // Without lines, prices or series numbers, because only the list is read; deleted afterwards.
    const copies = Array.from({ length: 1203 }, (_, index) => ({
      ...copy,
      orderId: null,
      number: 5_000_000 + index,
      issuedAt: new Date(copy.issuedAt.getTime() - Math.floor(index / 3) * 60_000),
    }));
    await shop.db.insert(invoices).values(copies);
    const records = await rows(await (await get(visitor, '/exports/invoices.csv')).text());
    expect(records).toHaveLength(1205);
    expect(new Set(records.map(([number]) => number)).size).toBe(1205);
    // Rows of one transaction share a timestamp, whose microseconds JavaScript does not have.
    await shop.db
      .update(invoices)
      .set({ issuedAt: sql`timestamptz '2026-03-05 12:00:00.123456Z'` })
      .where(gte(invoices.number, 5_000_000));
    const ofOneMoment = await rows(await (await get(visitor, '/exports/invoices.csv')).text());
    expect(new Set(ofOneMoment.map(([number]) => number)).size).toBe(1205);
    await shop.db.delete(invoices).where(gte(invoices.number, 5_000_000));
    expect(customerId).toBeGreaterThan(0);
  });

  it('contain every order even with equal timestamps', async () => {
    const { visitor, customerId } = await aBuyer();
    const { orderId } = await buy(visitor, { [await aProduct(shop.db)]: 1 });
    const id = Number(orderId);
    // Only the list is read; deleted afterwards.
    await shop.db.transaction(async (tx) => {
      await tx.execute(sql`INSERT INTO checkout_attempts (idempotency_key, cart_id, customer_id, input_hash, state, answer, finished_at)
        SELECT 'copy-' || n, a.cart_id, a.customer_id, '', 'Failed', '{}', now() FROM orders o JOIN checkout_attempts a ON a.id = o.attempt_id, generate_series(1, 502) n WHERE o.id = ${id}`);
      await tx.execute(sql`INSERT INTO orders (attempt_id, actor_id, customer_id, total, total_without_tax, total_tax_amount, payment_type,
          delivery_method_id, delivery_method, delivery_amount, receiver_name, email, phone, options, created_at)
        SELECT a.id, o.actor_id, o.customer_id, o.total, o.total_without_tax, o.total_tax_amount, o.payment_type, o.delivery_method_id,
          o.delivery_method, o.delivery_amount, o.receiver_name, o.email, o.phone, o.options, timestamptz '2026-03-05 12:00:00.123456Z'
        FROM orders o, checkout_attempts a WHERE o.id = ${id} AND a.idempotency_key LIKE 'copy-%'`);
    });
    const records = await rows(await (await get(visitor, '/exports/orders.csv')).text());
    expect(new Set(records.map(([number]) => number)).size).toBe(504);
    await shop.db.delete(orderTable).where(and(eq(orderTable.customerId, customerId), ne(orderTable.id, id)));
    await shop.db.delete(checkoutAttempts).where(like(checkoutAttempts.idempotencyKey, 'copy-%'));
  });

  it('are aborted when reading fails, so that no part passes for the whole', async () => {
    const failures: unknown[] = [];
    async function* records() {
      yield 'fyrri;1\r\n';
      throw new Error('the database went away');
    }
    const server = serve({
      fetch: () => new Response(toStream(records(), (error) => failures.push(error))),
      port: 0,
      hostname: '127.0.0.1',
    });
    if (!server.listening) await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const answer = await fetch(`http://127.0.0.1:${port}/`);
    await expect(answer.text()).rejects.toThrow('terminated');
    expect(failures).toEqual([new Error('the database went away')]);
    await new Promise((done) => server.close(done));
  });

  it('are refused to other customers, guests and other sites', async () => {
    const { visitor } = await aBuyer();
    await buy(visitor, { [await aProduct(shop.db)]: 1 });
    const { visitor: stranger } = await aBuyer();
    expect(await rows(await (await get(stranger, '/exports/invoices.csv')).text())).toHaveLength(1);
    expect((await shop.app.request('/exports/invoices.csv')).status).toBe(401);
    expect((await get(visitor, '/exports/orders.csv', { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403);
    for (const query of ['from=2026-02-30', 'status=Lost', 'amountFrom=1e99', 'partyId=x'])
      expect((await get(visitor, `/exports/invoices.csv?${query}`)).status).toBe(400);
    expect((await get(visitor, '/exports/statement.pdf?from=2026-01-02&to=2026-01-01')).status).toBe(400);
  });

  it('contain the statement as CSV and PDF with the same sums', async () => {
    const { visitor } = await aBuyer();
    const { invoiceId } = await buy(visitor, { [await aProduct(shop.db)]: 2 });
    await dated(invoiceId, '2026-03-05');
    const query = '?from=2026-03-01&to=2026-03-31';
    const records = await rows(await (await get(visitor, `/exports/statement.csv${query}`)).text());
    expect(records.slice(1)).toEqual([
      ['1.3.2026', 'Upphafsstaða', '', '', '0'],
      ['5.3.2026', 'Reikningur', expect.any(String), '2480', '2480'],
      ['31.3.2026', 'Lokastaða', '', '', '2480'],
    ]);
    const pdf = await get(visitor, `/exports/statement.pdf${query}`);
    expect([pdf.status, pdf.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(
      Buffer.from(await pdf.arrayBuffer())
        .subarray(0, 8)
        .toString(),
    ).toBe('%PDF-1.7');
  });
});
