import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { products } from '../../backend/src/db/schema/catalogue.ts';
import { loadCatalogue } from '../../backend/src/import/load.ts';
import type { Problem } from '../../backend/src/import/problem.ts';
import { readLines } from '../../backend/src/import/read-lines.ts';
import { loadLines } from '../kit/catalogue.ts';
import { connection, folder, setUpImportKeeps } from './import-keeps-setting.ts';
import { loadOutside } from './outside-setting.ts';

setUpImportKeeps();

async function loadCsv(text: string): Promise<Problem[]> {
  const path = join(folder, 'tiers.csv');
  await writeFile(path, text);
  const problems: Problem[] = [];
  await loadCatalogue(connection.db, readLines(path), {
    strict: false,
    onProblem: (problem) => problems.push(problem),
  });
  return problems;
}

async function tiersOf(sku: string) {
  const [row] = await connection.db.select().from(products).where(eq(products.sku, sku));
  return row?.priceTiers.map(({ fromQuantity, unitPrice }) => `${fromQuantity}:${unitPrice}`).join(';');
}

describe('the column tiers', () => {
  it('sets them, keeps them where it is absent, and clears them where it is empty', async () => {
    expect(await tiersOf('P-1')).toBe('12:1100');
    expect(await loadCsv('sku,tiers\nP-1,12:1190;48:1.070 kr.\n')).toEqual([]);
    expect(await tiersOf('P-1')).toBe('12:1190;48:1070');
    expect(await loadCsv('sku,stock\nP-1,4\n')).toEqual([]);
    expect(await tiersOf('P-1')).toBe('12:1190;48:1070');
    expect(await loadCsv('sku,tiers\nP-1,\n')).toEqual([]);
    expect(await tiersOf('P-1')).toBe('');
  });

  it.each([
    ['190', 'tiers.0', 'takes units:price, several as 12:190;48:170 (given: "190")'],
    ['12:190;tylft', 'tiers.1', 'takes units:price, several as 12:190;48:170 (given: "tylft")'],
    ['1:190', 'tiers.0.from', 'takes 2 units or more (given: 1)'],
    ['12:190,5', 'tiers.0.price', 'takes whole krónur (given: 190.5)'],
    ['48:170;12:190', 'tiers.1', 'takes more units than the 48 before it'],
    ['12:190;12:180', 'tiers.1', 'takes more units than the 12 before it'],
    ['12:170;48:170', 'tiers.1', 'takes a lower price than the 170 before it'],
  ])('is refused with %s', async (text, field, reason) => {
    expect(await loadCsv(`sku\ttiers\nP-1\t${text}\n`)).toEqual([{ line: 2, field, reason }]);
    expect(await tiersOf('P-1')).toBe('12:1100');
  });

  it('of JSON names units and price', async () => {
    const line = (tiers: unknown) => ({ type: 'product', sku: 'P-1', tiers });
    expect((await loadLines(connection.db, [line([{ from: 6, price: 1000 }])])).problems).toEqual([]);
    expect(await tiersOf('P-1')).toBe('6:1000');
    const { problems } = await loadLines(connection.db, [line([{ from: 6 }]), line('6:1000')]);
    expect(problems.map(({ field }) => field)).toEqual(['tiers.0.price', 'tiers']);
  });
});

describe('a file of others', () => {
  it('has tiers of net prices with the VAT of the product', async () => {
    const table = 'Vörunúmer;Verð án vsk;Magnafsláttur\nP-1;1.000,00;12:900|48:800,50|60:850\n';
    expect((await loadOutside(connection.db, folder, 'tafla.csv', table)).problems).toEqual([]);
    // At 11 %; the third is dearer than the second.
    expect(await tiersOf('P-1')).toBe('12:999;48:889');
  });

  const price = (amount: string, lowerBound = '', type = 'net_customer') =>
    `<ARTICLE_PRICE price_type="${type}"><PRICE_AMOUNT>${amount}</PRICE_AMOUNT>${lowerBound && `<LOWER_BOUND>${lowerBound}</LOWER_BOUND>`}</ARTICLE_PRICE>`;
  const article = (sku: string, ...prices: string[]) =>
    `<ARTICLE><SUPPLIER_AID>${sku}</SUPPLIER_AID><ARTICLE_DETAILS><DESCRIPTION_SHORT>Rofi</DESCRIPTION_SHORT></ARTICLE_DETAILS>
<ARTICLE_PRICE_DETAILS>${prices.join('')}</ARTICLE_PRICE_DETAILS></ARTICLE>`;
  const bmecat = (...articles: string[]) =>
    `<?xml version="1.0" encoding="UTF-8"?><BMECAT version="1.2"><HEADER><CATALOG><CURRENCY>ISK</CURRENCY></CATALOG></HEADER><T_NEW_CATALOG>${articles.join('')}</T_NEW_CATALOG></BMECAT>`;

  it('of BMEcat has a tier for each lower bound of the price’s own type', async () => {
    const file = bmecat(
      article('B-1', price('1000'), price('900', '10'), price('700', '50'), price('1', '10', 'net_list')),
      article('B-2', price('1000', '1')),
    );
    expect((await loadOutside(connection.db, folder, 'skrar.xml', file)).problems).toEqual([]);
    expect([await tiersOf('B-1'), await tiersOf('B-2')]).toEqual(['10:1116;50:868', '']);
    // The file says nothing of tiers any more: they stay.
    await loadOutside(connection.db, folder, 'skrar.xml', bmecat(article('B-1', price('1000'))));
    expect(await tiersOf('B-1')).toBe('10:1116;50:868');
    // It says of others, and none of this one.
    const others = bmecat(article('B-1', price('1000')), article('B-2', price('1000'), price('900', '5')));
    await loadOutside(connection.db, folder, 'skrar.xml', others);
    expect([await tiersOf('B-1'), await tiersOf('B-2')]).toEqual(['', '5:1116']);
  });
});
