import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { products } from '../../backend/src/db/schema/catalogue.ts';
import { ownNumbers } from '../../backend/src/db/schema/own-numbers.ts';
import { auditLog } from '../../backend/src/db/schema/sessions.ts';
import {
  BoughtHitsDocument,
  ImportOwnNumbersDocument,
  OwnNumberMatchesDocument,
  OwnNumbersDocument,
  PreviewOwnNumbersDocument,
  ProductsByCodesDocument,
  RemoveOwnNumberDocument,
  SetOwnNumberDocument,
} from '../../graphql/generated/documents-on-demand.ts';
import { maximumOwnNumberRows } from '../../lib/rules/products/own-number-file.ts';
import { aCustomer, aProduct } from '../kit/builders.ts';
import { aCompany, anEmployee } from '../kit/company.ts';
import { testShop, type Shop } from '../kit/shop.ts';
import type { Visitor } from '../kit/visitor.ts';

let shop: Shop;
let companyId: number;
let manager: Visitor;
let round = 0;
let paper: { id: number; sku: string };
let soap: { id: number; sku: string };

beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.connection.close());
beforeEach(async () => {
  round += 1;
  companyId = await aCompany(shop);
  manager = await shop.signedIn(await anEmployee(shop, companyId, 'Manager'), { customerId: companyId });
  paper = await goods(`PAP-${round}`, `400000${String(round).padStart(7, '0')}`);
  soap = await goods(`HRE-${round}`);
});

async function goods(sku: string, ean: string | null = null) {
  return { sku, id: await aProduct(shop.db, { sku, ean, name: `Vara ${sku}` }) };
}
const set = async (by: Visitor, product: string, number: string, name = '') =>
  (await by.ask(SetOwnNumberDocument, { product, number, name })).setOwnNumber;
const listOf = async (by: Visitor, search = '') =>
  (await by.ask(OwnNumbersDocument, { search, page: 1 })).ownNumbers.lines.map(({ number, name, sku }) => [
    number,
    name,
    sku,
  ]);
const bring = async (rows: [string, string, string?][]) =>
  (
    await manager.ask(ImportOwnNumbersDocument, {
      rows: rows.map(([product, number, name = '']) => ({ product, number, name })),
    })
  ).importOwnNumbers.map(({ change, problem, movedFrom }) => [change, problem ?? movedFrom]);
const matches = async (by: Visitor, search: string) =>
  (await by.ask(OwnNumberMatchesDocument, { search })).ownNumberMatches.map(({ sku }) => sku);

describe('one number', () => {
  it('is set by our number or a barcode, replaced, and removed, again and again', async () => {
    await set(manager, paper.sku.toLowerCase(), ' 47-11 ', 'Pappír  eldhús');
    const again = await set(manager, `400000${String(round).padStart(7, '0')}`, '4712', 'Pappír eldhús');
    expect(again).toMatchObject({ sku: paper.sku, number: '4712', name: 'Pappír eldhús', isSold: true });
    expect(await listOf(manager)).toEqual([['4712', 'Pappír eldhús', paper.sku]]);
    for (const _time of [1, 2]) await manager.ask(RemoveOwnNumberDocument, { productId: String(paper.id) });
    expect(await listOf(manager)).toEqual([]);
  });

  it('is refused with the field that is wrong, and nothing changes', async () => {
    await set(manager, paper.sku, '4711');
    const refusal = async (product: string, number: string, name = '') =>
      (await manager.fail(SetOwnNumberDocument, { product, number, name })).details;
    expect(await refusal('EKKI-TIL', '1')).toMatchObject({ fields: { product: expect.any(String) } });
    expect(await refusal(soap.sku, ' - ')).toMatchObject({ fields: { number: expect.any(String) } });
    expect(await refusal(soap.sku, 'x'.repeat(65))).toMatchObject({ fields: { number: expect.any(String) } });
    expect(await refusal(soap.sku, 'a\0')).toMatchObject({ fields: { number: expect.any(String) } });
    expect(await refusal(soap.sku, '1', 'x'.repeat(201))).toMatchObject({
      fields: { name: expect.any(String) },
    });
    expect(await refusal(soap.sku, '47-11')).toMatchObject({
      fields: { number: `${paper.sku} er með þetta númer hjá ykkur` },
    });
    expect(await listOf(manager)).toEqual([['4711', null, paper.sku]]);
  });

  it('is free again when its product has left the range', async () => {
    await set(manager, paper.sku, '4711');
    await shop.db.update(products).set({ takenOutAt: new Date() }).where(eq(products.id, paper.id));
    expect(await set(manager, soap.sku, '4711')).toMatchObject({ sku: soap.sku });
    expect(await listOf(manager)).toEqual([['4711', null, soap.sku]]);
  });

  it('is the company’s: others neither find nor see it, and may have the same', async () => {
    await set(manager, paper.sku, '4711', 'Pappír eldhús');
    const otherId = await aCompany(shop, 'Önnur ehf.');
    const other = await shop.signedIn(await anEmployee(shop, otherId, 'Owner'), { customerId: otherId });
    await set(other, soap.sku, '4711');
    expect(await matches(other, '4711')).toEqual([soap.sku]);
    expect(await matches(shop.guest(), '4711')).toEqual([]);
    await other.ask(RemoveOwnNumberDocument, { productId: String(paper.id) });
    expect(await matches(manager, '4711')).toEqual([paper.sku]);
    expect(await listOf(other, 'pappír')).toEqual([]);
    const ownOf = async (by: Visitor) =>
      (await by.ask(ProductsByCodesDocument, { codes: [paper.sku] })).productsByCodes[0]?.products[0]
        ?.ownNumber;
    expect(await ownOf(manager)).toEqual({ number: '4711', name: 'Pappír eldhús' });
    expect(await ownOf(other)).toBeNull();
    expect(await ownOf(shop.guest())).toBeNull();
  });
});

describe('who may', () => {
  it.each([
    ['Owner', true, true],
    ['Manager', true, true],
    ['Admin', true, true],
    ['Employee', true, false],
    ['Influencer', true, false],
    ['Undetermined', false, false],
  ] as const)('%s sees: %s, changes: %s', async (role, sees, changes) => {
    await set(manager, paper.sku, '4711');
    const person = await shop.signedIn(await anEmployee(shop, companyId, role), { customerId: companyId });
    const tries = (ask: () => Promise<unknown>) =>
      ask().then(
        () => 'ok',
        (error: unknown) => (String(error).includes('PERMISSION_DENIED') ? 'refused' : String(error)),
      );
    const outcome = (may: boolean) => (may ? 'ok' : 'refused');
    expect(await tries(() => listOf(person))).toBe(outcome(sees));
    expect(await matches(person, '4711')).toEqual(sees ? [paper.sku] : []);
    expect(await tries(() => set(person, soap.sku, '4712'))).toBe(outcome(changes));
    expect(await tries(() => person.ask(PreviewOwnNumbersDocument, { rows: [] }))).toBe(outcome(changes));
  });

  it('records what an agent does in the company’s place', async () => {
    const agentId = await aCustomer(shop.db, { isAgent: true });
    const agent = await shop.signedIn(agentId, { customerId: companyId });
    await set(agent, paper.sku, '4711');
    const rows = await shop.db
      .select({ details: auditLog.details })
      .from(auditLog)
      .where(and(eq(auditLog.actorId, agentId), eq(auditLog.customerId, companyId)));
    expect(rows).toContainEqual({ details: { operation: 'setOwnNumber' } });
  });
});

describe('a file', () => {
  it('is previewed without a change, then read in; the same again changes nothing', async () => {
    await set(manager, paper.sku, 'A1', 'Gamalt');
    const rows = [
      { product: paper.sku, number: 'A2', name: 'Nýtt' },
      { product: soap.sku, number: 'A1', name: '' },
      { product: 'EKKI-TIL', number: 'A3', name: '' },
    ];
    const { previewOwnNumbers } = await manager.ask(PreviewOwnNumbersDocument, { rows });
    expect(previewOwnNumbers.map(({ change }) => change)).toEqual(['Changed', 'New', 'Refused']);
    expect(previewOwnNumbers[0]?.before).toEqual({ number: 'A1', name: 'Gamalt' });
    expect(previewOwnNumbers[1]?.movedFrom).toBe(paper.sku);
    expect(await listOf(manager)).toEqual([['A1', 'Gamalt', paper.sku]]);
    await manager.ask(ImportOwnNumbersDocument, { rows });
    const after = [
      ['A1', null, soap.sku],
      ['A2', 'Nýtt', paper.sku],
    ];
    expect(await listOf(manager)).toEqual(after);
    const again = await manager.ask(ImportOwnNumbersDocument, { rows });
    expect(again.importOwnNumbers.map(({ change }) => change)).toEqual(['Same', 'Same', 'Refused']);
    expect(await listOf(manager)).toEqual(after);
  });

  it('exchanges two numbers, in one call and in two', async () => {
    await bring([
      [paper.sku, '1'],
      [soap.sku, '2'],
    ]);
    await bring([
      [paper.sku, '2'],
      [soap.sku, '1'],
    ]);
    expect(await listOf(manager)).toEqual([
      ['1', null, soap.sku],
      ['2', null, paper.sku],
    ]);
    expect(await bring([[paper.sku, '1']])).toEqual([['Changed', soap.sku]]);
    await bring([[soap.sku, '2']]);
    expect(await listOf(manager)).toEqual([
      ['1', null, paper.sku],
      ['2', null, soap.sku],
    ]);
  });

  it('refuses a number or a product that is there twice, and too many rows', async () => {
    expect(
      await bring([
        [paper.sku, '4-7'],
        [soap.sku, '47'],
        [paper.sku, '48'],
      ]),
    ).toEqual([
      ['New', null],
      ['Refused', 'Ykkar númer er á annarri línu líka'],
      ['Refused', 'Varan er á annarri línu líka'],
    ]);
    const rows = Array.from({ length: maximumOwnNumberRows + 1 }, () => ({
      product: 'A',
      number: '1',
      name: '',
    }));
    await expect(manager.ask(ImportOwnNumbersDocument, { rows })).rejects.toThrow('BAD_REQUEST');
  });

  it('ends the same when twenty are read in at once', async () => {
    await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        bring(
          at % 2 === 0
            ? [
                [paper.sku, '1'],
                [soap.sku, '2'],
              ]
            : [
                [soap.sku, '1'],
                [paper.sku, '2'],
              ],
        ),
      ),
    );
    const rows = await shop.db.select().from(ownNumbers).where(eq(ownNumbers.customerId, companyId));
    expect(rows.map(({ number }) => number).toSorted()).toEqual(['1', '2']);
  });
});

describe('where they are found', () => {
  it('exactly first, then by the beginning, then by words of the name', async () => {
    const towel = await goods(`THU-${round}`);
    await bring([
      [paper.sku, 'KLM-12', 'Handþurrkur stórar'],
      [soap.sku, 'KLM-1'],
      [towel.sku, '9', 'Klmur'],
    ]);
    expect(await matches(manager, 'klm1')).toEqual([soap.sku, paper.sku]);
    expect(await matches(manager, 'KLM 12')).toEqual([paper.sku]);
    expect(await matches(manager, 'stórar handþ')).toEqual([paper.sku]);
    expect(await matches(manager, 'klm')).toEqual([soap.sku, paper.sku, towel.sku]);
    for (const nothing of ['', ' ', '%', '_', '\0', '\ud800'])
      expect(await matches(manager, nothing)).toEqual([]);
    const { ownNumberMatches } = await manager.ask(BoughtHitsDocument, { search: 'klm-12', pageSize: 4 });
    expect(ownNumberMatches[0]).toMatchObject({ sku: paper.sku, ownNumber: { number: 'KLM-12' } });
    expect(await listOf(manager, `thu-${round}`)).toEqual([['9', 'Klmur', towel.sku]]);
  });

  it('in the quick order, beside another product that has that number of ours', async () => {
    await bring([
      [paper.sku, '4711'],
      [soap.sku, paper.sku],
    ]);
    const found = async (by: Visitor, ...codes: string[]) =>
      (await by.ask(ProductsByCodesDocument, { codes })).productsByCodes.map(({ products: some }) =>
        some.map(({ sku }) => sku),
      );
    expect(await found(manager, '47-11', paper.sku)).toEqual([[paper.sku], [soap.sku, paper.sku]]);
    expect(await found(shop.guest(), '4711', paper.sku)).toEqual([[], [paper.sku]]);
  });
});
