import { extractText } from 'unpdf';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { signedDocumentPath, isSignedDocument } from '../../backend/src/modules/invoices/document-links.ts';
import {
  SetCheckoutOptionsDocument,
  ViewInvoiceDocument,
} from '../../graphql/generated/documents-on-demand.ts';
import { aCustomer, aProduct } from '../kit/builders.ts';
import { pay, fillCheckout } from '../kit/buyer.ts';
import { testConfig, testShop, type Shop } from '../kit/shop.ts';
import type { Visitor } from '../kit/visitor.ts';

let shop: Shop;
let buyerId: number;
let buyer: Visitor;
let invoiceId: string;
beforeAll(async () => {
  shop = await testShop();
  buyerId = await aCustomer(shop.db, { name: 'Jóna ÞÍ Haraldsdóttir' });
  buyer = await shop.signedIn(buyerId);
  const product = await aProduct(shop.db, { name: 'Sápa & þvottur' });
  invoiceId = (await pay(buyer, await fillCheckout(buyer, { [product]: 2 }))).invoiceId!;
});
afterAll(() => shop.connection.close());

/** The links as the backend serves them, without the storefront's prefix. */
async function links(id = invoiceId): Promise<{ pdf: string; xml: string }> {
  const { viewInvoice } = await buyer.ask(ViewInvoiceDocument, { invoiceId: id });
  const { pdfUrl, eInvoiceUrl } = viewInvoice!;
  return { pdf: pdfUrl.replace(/^\/backend/, ''), xml: eInvoiceUrl.replace(/^\/backend/, '') };
}

/** As a browser follows a link: with cookies, without the shop's key. */
const follow = (visitor: Visitor, path: string) => visitor.fetch(path, { headers: { ApiKey: '' } });

const textOf = async (pdf: Response) =>
  (await extractText(new Uint8Array(await pdf.arrayBuffer()), { mergePages: true })).text;

it('the e-invoice is a file with the invoice’s number, and is not cached', async () => {
  const answer = await follow(buyer, (await links()).xml);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('application/xml; charset=utf-8');
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="reikningur-10001.xml"');
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  const xml = await answer.text();
  expect(xml).toContain('<cbc:RegistrationName>Jóna ÞÍ Haraldsdóttir</cbc:RegistrationName>');
  expect(xml).toContain('<cbc:Name>Sápa &amp; þvottur</cbc:Name>');
});

it('the PDF is a file that opens and contains what was sold', async () => {
  const answer = await follow(buyer, (await links()).pdf);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('application/pdf');
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="reikningur-10001.pdf"');
  const text = await textOf(answer);
  for (const part of ['Reikningur 10001', 'Jóna ÞÍ Haraldsdóttir', 'Sápa & þvottur'])
    expect(text).toContain(part);
});

it('a word to the driver is in neither file nor on the page of an invoice, the buyer’s reference in all', async () => {
  const checkoutOptions = [
    { id: 'reference', value: 'Verk 12' },
    { id: 'comment', value: 'Hringið við bakdyr' },
  ];
  const checkout = await fillCheckout(buyer, { [await aProduct(shop.db)]: 1 });
  await buyer.ask(SetCheckoutOptionsDocument, { options: { checkoutOptions } });
  const id = (await pay(buyer, checkout)).invoiceId!;
  const { viewInvoice } = await buyer.ask(ViewInvoiceDocument, { invoiceId: id });
  expect(viewInvoice?.checkoutOptions.map(({ value }) => value)).toEqual(['Verk 12']);
  const { pdf, xml } = await links(id);
  for (const text of [await textOf(await follow(buyer, pdf)), await (await follow(buyer, xml)).text()]) {
    expect(text).toContain('Verk 12');
    expect(text).not.toContain('bakdyr');
  }
});

it('a signed address of one format does not open the other', async () => {
  const { pdf } = await links();
  expect((await follow(buyer, pdf.replace('.pdf', '.xml'))).status).toBe(404);
});

it.each(['pdf', 'xml'] as const)('the link to the %s is for this session only', async (kind) => {
  const path = (await links())[kind];
  const others = [shop.guest(), await shop.signedIn(await aCustomer(shop.db)), await shop.signedIn(buyerId)];
  for (const other of others) expect((await follow(other, path)).status).toBe(404);
  expect((await follow(buyer, path)).status).toBe(200);
});

it('a link that was altered gets the response of an unknown invoice', async () => {
  const { xml } = await links();
  const [, , , id, expires, file] = xml.split('/') as [string, string, string, string, string, string];
  const changed = `${file.startsWith('A') ? 'B' : 'A'}${file.slice(1)}`;
  for (const path of [
    `/documents/invoice/${Number(id) + 1}/${expires}/${file}`,
    `/documents/invoice/${id}/${Number(expires) + 60}/${file}`,
    `/documents/invoice/${id}/${expires}/${changed}`,
  ]) {
    const answer = await follow(buyer, path);
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ code: 'NOT_FOUND' });
  }
});

it('a link is valid for five minutes, for its format, its invoice, its session and its secret', () => {
  const config = testConfig();
  const reader = { id: 4, customerId: 9 };
  const now = new Date('2026-11-20T12:00:00Z');
  const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);
  const link = { of: 'invoice', kind: 'xml', id: 3 } as const;
  const path = signedDocumentPath(config, reader, link, now);
  const [, expires, mark = ''] = /\/(\d+)\/([\w-]{43})\.xml$/.exec(path) ?? [];
  const given = { ...link, expires: Number(expires), mark };
  expect(isSignedDocument(config, reader, given, later(299))).toBe(true);
  expect(isSignedDocument(config, reader, given, later(300))).toBe(false);
  expect(isSignedDocument(config, reader, { ...given, kind: 'pdf' }, now)).toBe(false);
  expect(isSignedDocument(config, reader, { ...given, id: 4 }, now)).toBe(false);
  expect(isSignedDocument(config, reader, { ...given, of: 'quote' }, now)).toBe(false);
  expect(isSignedDocument(config, { ...reader, id: 5 }, given, now)).toBe(false);
  expect(isSignedDocument(config, { ...reader, customerId: 8 }, given, now)).toBe(false);
  const otherSecret = testConfig({ REVALIDATE_SECRET: 'another-secret-of-tests' });
  expect(isSignedDocument(otherSecret, reader, given, now)).toBe(false);
});
