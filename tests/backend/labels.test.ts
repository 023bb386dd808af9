import { extractText } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { labelPlace, labelSheets, type LabelSheetName } from '../../lib/rules/products/label-sheets.ts';
import { labelFilePath } from '../../lib/rules/routes/label-paths.ts';
import { readSharedText } from '../../lib/rules/orders/quick-order/shared-lines.ts';
import { aCustomer, aProduct } from '../kit/builders.ts';
import { aCompany, anEmployee } from '../kit/company.ts';
import { readCodes, readFilledRectangles } from '../kit/read-labels.ts';
import { testShop, type Shop } from '../kit/shop.ts';
import type { Visitor } from '../kit/visitor.ts';

let shop: Shop;
let buyer: Visitor;
let soap: string;
let paper: string;

beforeAll(async () => {
  shop = await testShop();
  buyer = await shop.signedIn(await aCustomer(shop.db));
  const longName = 'Gólfsápa með sítrónuilm fyrir viðkvæm gólf, parket og dúka, 5 lítra brúsi með krana';
  soap = String(
    await aProduct(shop.db, { sku: 'SÁPA-5L/1', name: longName, ean: '5690000000015', unitOfMeasure: 4 }),
  );
  paper = String(await aProduct(shop.db, { sku: 'BLAÐ 80', name: 'Ljósritunarpappír A4', ean: null }));
});
afterAll(() => shop.connection.close());

type Choice = Parameters<typeof labelFilePath>[0];

async function fetchLabels(choice: Choice): Promise<Uint8Array> {
  const answer = await buyer.fetch(labelFilePath(choice).replace('/backend', ''));
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  return new Uint8Array(await answer.arrayBuffer());
}

/** Points from the upper left corner of the page. */
function toBox(sheet: LabelSheetName, index: number) {
  const { width, height } = labelSheets[sheet];
  const { x, y } = labelPlace(sheet, index);
  const [left = 0, top = 0, wide = 0, high = 0] = [x, y, width, height].map((mm) => (mm * 72) / 25.4);
  return { x: left, y: top, width: wide, height: high };
}

describe('sheets of labels', () => {
  it.each(['24', '65'] as const)(
    'of %s carry QR codes that open quick order with the product',
    async (sheet) => {
      const copies = [soap, paper].map((productId) => ({ productId, count: 1 }));
      const pdf = await fetchLabels({ sheet, code: 'qr', skip: 1, copies });
      const codes = await readCodes(
        pdf,
        1,
        [0, 1, 2, 3].map((index) => toBox(sheet, index)),
      );
      expect(codes.map((code) => code?.format ?? null)).toEqual([null, 'QRCode', 'QRCode', null]);
      const addresses = codes.flatMap((code) => (code ? new URL(code.text) : []));
      expect(addresses.map(({ pathname }) => pathname)).toEqual(['/karfa/flytipontun', '/karfa/flytipontun']);
      expect(addresses.map(({ hash }) => readSharedText(hash))).toEqual(['SÁPA-5L/1;4', 'BLAÐ 80;1']);
    },
  );

  it.each(['24', '65'] as const)(
    'of %s carry the barcode of the goods, or the QR code without one',
    async (sheet) => {
      const copies = [soap, paper].map((productId) => ({ productId, count: 1 }));
      const pdf = await fetchLabels({ sheet, code: 'ean', skip: 0, copies });
      const codes = await readCodes(
        pdf,
        1,
        [0, 1].map((index) => toBox(sheet, index)),
      );
      expect(codes).toEqual([
        { format: 'EAN13', text: '5690000000015' },
        { format: 'QRCode', text: expect.stringContaining('/karfa/flytipontun#vorur=') },
      ]);
    },
  );

  it.each(['24', '65'] as const)(
    'of %s have barcodes with the width, the white and the digits that scanners and people need',
    async (sheet) => {
      const pdf = await fetchLabels({
        sheet,
        code: 'ean',
        skip: 0,
        copies: [{ productId: soap, count: 1 }],
      });
      const box = toBox(sheet, 0);
      const bars = await readFilledRectangles(pdf, 1);
      const narrowest = Math.min(...bars.map(({ width }) => width));
      // GS1: no module below 0.264 mm, and eleven of them white before the first bar.
      expect((narrowest * 25.4) / 72).toBeGreaterThanOrEqual(0.264);
      expect(Math.min(...bars.map(({ x }) => x)) - box.x).toBeGreaterThanOrEqual(11 * narrowest);
      const right = Math.max(...bars.map(({ x, width }) => x + width));
      expect(box.x + box.width - right).toBeGreaterThanOrEqual(7 * narrowest);
      expect((await extractText(pdf)).text[0]).toContain('5690000000015');
    },
  );

  it('write name and number, and continue on the next sheet', async () => {
    const copies = [
      { productId: soap, count: 24 },
      { productId: paper, count: 1 },
    ];
    const pdf = await fetchLabels({ sheet: '24', code: 'qr', skip: 0, copies });
    const { totalPages, text } = await extractText(pdf);
    expect(totalPages).toBe(2);
    expect(text[0]!.split('SÁPA-5L/1')).toHaveLength(25);
    expect(text[1]).toContain('Ljósritunarpappír A4');
    expect(text[1]).toContain('BLAÐ 80');
  });
});

describe('a sheet that cannot be made', () => {
  it.each([
    ['goods that are not there', 'sheet=24&code=qr&skip=0&goods=999999:1', 404],
    ['no goods', 'sheet=24&code=qr&skip=0&goods=', 400],
    ['more used labels than the sheet has', 'sheet=24&code=qr&skip=24&goods=1:1', 400],
    ['another sheet', 'sheet=12&code=qr&skip=0&goods=1:1', 400],
    ['too many of one', 'sheet=24&code=qr&skip=0&goods=1:66', 400],
  ])('is refused: %s', async (_name, query, status) => {
    expect((await buyer.fetch(`/exports/labels.pdf?${query}`)).status).toBe(status);
  });

  it('leaves out goods that this visitor may not see', async () => {
    const hidden = await aProduct(shop.db, { visibleByGuest: false });
    const companyId = await aCompany(shop);
    const personId = await anEmployee(shop, companyId, 'Undetermined');
    const undetermined = await shop.signedIn(personId, { customerId: companyId });
    const path = `/exports/labels.pdf?sheet=24&code=qr&skip=0&goods=${hidden}:1`;
    expect((await buyer.fetch(path)).status).toBe(200);
    expect((await undetermined.fetch(path)).status).toBe(404);
    expect((await shop.guest().fetch(path)).status).toBe(401);
  });
});
