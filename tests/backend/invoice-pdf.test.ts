import { extractText, getDocumentProxy, getMeta } from 'unpdf';
import { expect, it } from 'vitest';
import { invoicePdf } from '../../backend/src/modules/invoices/pdf.ts';
import { formatKronur } from '../../lib/rules/money/kronur.ts';
import { makeIssuedInvoice } from '../kit/invoice.ts';

const sold = [
  { unitPrice: 1249, quantity: 3, vat: 24 },
  { unitPrice: 777, quantity: 7, vat: 11 },
];

/** Texts of the pages, with white space collapsed. */
async function pagesOf(pdf: Buffer): Promise<string[]> {
  const { text } = await extractText(new Uint8Array(pdf));
  return text.map((page) => page.replaceAll(/\s+/g, ' '));
}
const kronur = (amount: number): string => formatKronur(amount).replaceAll('\u{a0}', ' ');

it('the PDF contains what regulation 50/1993 requires, as searchable text', async () => {
  const given = makeIssuedInvoice(sold, {
    buyerName: 'Þórður Æðarþörf ÁÉÍÓÚÝÖ Łukasz',
    options: [{ kind: 'Reference', name: 'Tilvísun', value: 'Verk 2026-11' }],
  });
  given.items[1]!.discountPercentage = 12.5;
  const [page, ...others] = await pagesOf(await invoicePdf(given));
  expect(others).toEqual([]);
  const { price, priceWithoutTax, tax, vatLines } = given.invoice;
  const parts = [
    'Reikningur 10001',
    'Vörulind ehf.',
    'Lindarbraut 7, 200 Kópavogur',
    'kt. 480714-1590',
    'VSK-númer 999815',
    'Þórður Æðarþörf ÁÉÍÓÚÝÖ Łukasz',
    'Iðnbúð 14, 210 Garðabær',
    'kt. 520101-0000',
    'Útgáfudagur 20. nóvember 2026',
    'Eindagi 20. desember 2026',
    'Pöntunarnúmer P000077',
    'Tilvísun Verk 2026-11',
    'Vara Magn Einingaverð Afsláttur Vsk. Verð án vsk. Samtals',
    `Vara 0 S-0 3 ${kronur(1249)} – 24% ${kronur(3022)} ${kronur(3747)}`,
    `Vara 1 S-1 7 ${kronur(777)} 12,5% 11% ${kronur(4900)} ${kronur(5439)}`,
    ...vatLines.flatMap((line) => [kronur(line.net), kronur(line.tax)]),
    `Samtals án vsk. ${kronur(priceWithoutTax)}`,
    `Virðisaukaskattur ${kronur(tax)}`,
    `Samtals með vsk. ${kronur(price)}`,
    'Síða 1 af 1',
  ];
  expect(parts.filter((part) => !page?.includes(part))).toEqual([]);
  expect(page).not.toContain('Greitt');
});

it('the PDF states that it was paid by card instead of when to pay', async () => {
  const given = makeIssuedInvoice(sold, {}, true);
  const [page] = await pagesOf(await invoicePdf(given));
  expect(page).toContain('Greiðsla Greitt með korti');
  expect(page).toContain(`Greitt með korti ${kronur(given.invoice.price)}`);
  expect(page).not.toContain('Eindagi');
});

it('the PDF says where to pay, who ordered, and where the goods went', async () => {
  const given = makeIssuedInvoice(sold);
  given.invoice.seller = { ...given.invoice.seller, bankAccount: '0000-26-480714' };
  given.order = {
    receiverName: 'Æsa Þöll',
    deliveryAddress: 'Hvannavellir 1, 600 Akureyri',
    orderedByName: 'Vala ÞÍ Baldvins',
  };
  const [page] = await pagesOf(await invoicePdf(given));
  for (const fact of [
    'Greiðist á reikning 0000-26-480714, kt. 480714-1590, skýring 10001',
    'Pantað af Vala ÞÍ Baldvins',
    'Viðtakandi Æsa Þöll',
    'Afhent á Hvannavellir 1, 600 Akureyri',
  ])
    expect(page).toContain(fact);
  const [paid] = await pagesOf(await invoicePdf({ ...given, byCard: true }));
  expect(paid).not.toContain('Greiðist á reikning');
});

it('the PDF states VAT once where there is one rate', async () => {
  const given = makeIssuedInvoice([{ unitPrice: 1240, quantity: 1, vat: 24 }]);
  const [page = ''] = await pagesOf(await invoicePdf(given));
  expect(page).toContain(`Virðisaukaskattur (24%) ${kronur(240)}`);
  expect(page.match(new RegExp(kronur(240).replace('.', String.raw`\.`), 'g'))).toHaveLength(1);
});

it('the PDF is titled as a credit note for one', async () => {
  const [page] = await pagesOf(await invoicePdf(makeIssuedInvoice(sold, { isCredit: true })));
  expect(page).toContain('Kreditreikningur 10001');
});

it('the PDF continues over pages with the table head on each, every line once', async () => {
  const many = Array.from({ length: 70 }, (_, index) => ({ unitPrice: 100 + index, quantity: 1, vat: 24 }));
  const given = makeIssuedInvoice(many);
  given.items[40]!.name = 'Mjög langt heiti sem brotnar '.repeat(12);
  const pages = await pagesOf(await invoicePdf(given));
  expect(pages.length).toBeGreaterThan(2);
  const numbers = pages.map((page) => /Síða \d+ af \d+/.exec(page)?.[0]);
  expect(numbers).toEqual(pages.map((_, index) => `Síða ${index + 1} af ${pages.length}`));
  const withLines = pages.filter((page) => /S-\d/.test(page));
  expect(withLines.filter((page) => !page.includes('Vara Magn Einingaverð'))).toEqual([]);
  const all = pages.join(' ');
  expect(all.match(/\bS-\d+\b/g)).toEqual(given.items.map(({ sku }) => sku));
  expect(pages.at(-1)).toContain('Samtals með vsk.');
});

it('the PDF has a title, a language and the same bytes when it is rendered again', async () => {
  const pdf = await invoicePdf(makeIssuedInvoice(sold));
  const document = await getDocumentProxy(new Uint8Array(pdf));
  expect((await getMeta(document)).info).toMatchObject({
    Title: 'Reikningur 10001',
    Author: 'Vörulind ehf.',
    Language: 'is-IS',
  });
  expect((await invoicePdf(makeIssuedInvoice(sold))).equals(pdf)).toBe(true);
});

it('the PDF renders control characters and symbols without a glyph', async () => {
  const given = makeIssuedInvoice(sold, {
    buyerName: 'A\u0000\nB \u{1f600}',
    buyerAddress: null,
    options: [{ name: 'X', value: '' }],
  });
  const [page] = await pagesOf(await invoicePdf(given));
  expect(page).toMatch(/A ?B/);
});
