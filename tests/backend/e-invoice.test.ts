import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { eInvoice } from '../../backend/src/modules/invoices/ubl.ts';
import { splitAddress } from '../../backend/src/modules/invoices/internal/ubl-party.ts';
import { lineNets } from '../../backend/src/modules/invoices/internal/ubl-lines.ts';
import { expectSums, elementContent, elementTexts } from '../kit/e-invoice.ts';
import { makeIssuedInvoice, type SoldTestLine } from '../kit/invoice.ts';

const someSold: readonly SoldTestLine[] = [
  { unitPrice: 1249, quantity: 3, vat: 24 },
  { unitPrice: 777, quantity: 7, vat: 11 },
  { unitPrice: 1490, quantity: 1, vat: 24 },
];
const some = eInvoice(makeIssuedInvoice(someSold));

/** Names of the root's children, without repetitions. */
function outline(xml: string): string[] {
  const names: string[] = [];
  let depth = 0;
  for (const [, close, name = ''] of xml.matchAll(/<(\/?)([\w:]+)(?: [^>]*)?>/g)) {
    if (close) depth -= 1;
    else {
      if (depth === 1 && names.at(-1) !== name) names.push(name);
      depth += 1;
    }
  }
  return names;
}
const anySold = fc.array(
  fc.record({
    unitPrice: fc.integer({ min: 0, max: 900_000 }),
    quantity: fc.integer({ min: 1, max: 9999 }),
    vat: fc.constantFrom(24, 11, 0),
  }),
  { minLength: 1, maxLength: 30 },
);

describe('the sums of any invoice', () => {
  it.each([false, true])('are those that EN 16931 and Peppol compute (credit: %s)', (isCredit) => {
    fc.assert(
      fc.property(anySold, fc.boolean(), (sold, byCard) => {
        const given = makeIssuedInvoice(sold, { isCredit }, byCard);
        const xml = eInvoice(given);
        expectSums(xml, given.invoice.price);
        expect(xml).not.toContain('PayableRoundingAmount');
      }),
    );
  });

  it('are refused when they lack VAT of a line’s rate', () => {
    const { items } = makeIssuedInvoice(someSold);
    expect(() => lineNets(items, [{ rate: 24, net: 100 }])).toThrow('No VAT of 11 %');
  });
});

describe('the document', () => {
  it('has the elements of the invoice schema, in its order', () => {
    expect(
      outline(eInvoice(makeIssuedInvoice(someSold, { options: [{ name: 'Athugasemd', value: 'x' }] }))),
    ).toEqual([
      'cbc:CustomizationID',
      'cbc:ProfileID',
      'cbc:ID',
      'cbc:IssueDate',
      'cbc:DueDate',
      'cbc:InvoiceTypeCode',
      'cbc:Note',
      'cbc:DocumentCurrencyCode',
      'cbc:BuyerReference',
      'cac:OrderReference',
      'cac:AdditionalDocumentReference',
      'cac:AccountingSupplierParty',
      'cac:AccountingCustomerParty',
      'cac:PaymentMeans',
      'cac:PaymentTerms',
      'cac:TaxTotal',
      'cac:LegalMonetaryTotal',
      'cac:InvoiceLine',
    ]);
  });

  it.each([
    ['R001, R007', 'cbc:ProfileID', 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0'],
    [
      'R004',
      'cbc:CustomizationID',
      'urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0',
    ],
    ['BR-03, F001', 'cbc:IssueDate', '2026-11-20'],
    ['BR-CO-25, IS-R-009', 'cbc:DueDate', '2026-12-20'],
    ['IS-R-001, P0100', 'cbc:InvoiceTypeCode', '380'],
    ['BR-05', 'cbc:DocumentCurrencyCode', 'ISK'],
    ['R003', 'cbc:BuyerReference', '77'],
    ['BR-61, IS-R-006, IS-R-007', 'cbc:PaymentMeansCode', '1'],
    ['IS-R-008, IS-R-010', 'cbc:DocumentDescription', 'EINDAGI'],
  ])('%s: %s is %s', (_rules, name, text) => {
    expect(elementTexts(some, name)[0]).toBe(text);
  });

  it('IS-R-008, IS-R-010: states the due date, not before the issue date', () => {
    expect(elementContent(some, 'cac:AdditionalDocumentReference')).toContain('<cbc:ID>2026-12-20</cbc:ID>');
  });

  it.each([
    ['IS-R-002, IS-R-003, R020', 'cac:AccountingSupplierParty', '4807141590', 'Lindarbraut 7', '200'],
    ['IS-R-004, IS-R-005, R010', 'cac:AccountingCustomerParty', '5201010000', 'Iðnbúð 14', '210'],
  ])('%s: %s has national id, street and postal code', (_rules, role, kennitala, street, postalCode) => {
    const party = elementContent(some, role);
    expect(party).toContain(`<cbc:EndpointID schemeID="0196">${kennitala}</cbc:EndpointID>`);
    expect(elementContent(party, 'cac:PartyLegalEntity')).toContain(
      `<cbc:CompanyID schemeID="0196">${kennitala}</cbc:CompanyID>`,
    );
    expect(elementTexts(party, 'cbc:StreetName')).toEqual([street]);
    expect(elementTexts(party, 'cbc:PostalZone')).toEqual([postalCode]);
    expect(elementTexts(party, 'cbc:IdentificationCode')).toEqual(['IS']);
  });

  it.each(['999815', 'IS999815', 'is 999815'])(
    'BR-CO-09: VSK number %j has the country prefix',
    (vatNumber) => {
      const given = makeIssuedInvoice(someSold);
      const xml = eInvoice(makeIssuedInvoice(someSold, { seller: { ...given.invoice.seller, vatNumber } }));
      expect(elementTexts(elementContent(xml, 'cac:PartyTaxScheme'), 'cbc:CompanyID')).toEqual(['IS999815']);
    },
  );

  it('R003: has the buyer’s reference, else the order’s number, else its own', () => {
    const options = [
      { kind: 'Reference' as const, name: 'Verknúmer', value: 'Verk 12' },
      { name: 'Athugasemd', value: 'Fyrir hádegi' },
      { name: 'Afhendingarstaður', value: 'Póstbox' },
    ];
    const referred = eInvoice(makeIssuedInvoice(someSold, { options }));
    expect(elementTexts(referred, 'cbc:BuyerReference')).toEqual(['Verk 12']);
    expect(referred).toContain(
      '<cac:OrderReference><cbc:ID>Verk 12</cbc:ID><cbc:SalesOrderID>77</cbc:SalesOrderID></cac:OrderReference>',
    );
    expect(elementTexts(referred.split('<cac:')[0] ?? '', 'cbc:Note')).toEqual([
      'Athugasemd: Fyrir hádegi; Afhendingarstaður: Póstbox',
    ]);
    const alone = eInvoice(
      makeIssuedInvoice(someSold, {
        orderId: null,
        options: [{ kind: 'Reference', name: 'Tilvísun', value: ' ' }],
      }),
    );
    expect(elementTexts(alone, 'cbc:BuyerReference')).toEqual(['10001']);
    expect(alone).not.toContain('OrderReference');
  });

  it('has nothing to pay and no due date when paid by card', () => {
    const { invoice } = makeIssuedInvoice(someSold);
    const xml = eInvoice(makeIssuedInvoice(someSold, {}, true));
    expect(elementTexts(xml, 'cbc:PaymentMeansCode')).toEqual(['48']);
    expect(elementTexts(xml, 'cbc:PrepaidAmount')).toEqual([`${invoice.price}.00`]);
    expect(elementTexts(xml, 'cbc:PayableAmount')).toEqual(['0.00']);
    expect(xml).not.toMatch(/DueDate|EINDAGI|CardAccount/);
  });

  it('BR-S-05: has lines without VAT in category Z', () => {
    const xml = eInvoice(makeIssuedInvoice([{ unitPrice: 100, quantity: 1, vat: 0 }]));
    expect(elementContent(xml, 'cac:TaxCategory')).toContain(
      '<cbc:ID>Z</cbc:ID><cbc:Percent>0</cbc:Percent>',
    );
    expect(elementContent(some, 'cac:TaxCategory')).toContain(
      '<cbc:ID>S</cbc:ID><cbc:Percent>24</cbc:Percent>',
    );
  });

  it('R008: escapes text, drops what XML cannot contain, leaves no element empty', () => {
    const given = makeIssuedInvoice(someSold, {
      buyerName: 'Þór & <Ægir> "ð"\u0000\u001f\u{1f600}',
      buyerAddress: null,
      options: [{ kind: 'Reference', name: 'Tilvísun', value: '\u0001' }],
    });
    const items = given.items.map((item) => ({ ...item, name: '\u0002', sku: '' }));
    const xml = eInvoice({ ...given, items });
    expect(xml).toContain('<cbc:Name>Þór &amp; &lt;Ægir&gt; &quot;ð&quot;\u{1f600}</cbc:Name>');
    expect(xml).not.toMatch(/<([\w:]+)(?: [^>]*)?>\s*<\/\1>|<[^>]*\/>/);
    expect(elementTexts(elementContent(xml, 'cac:Item'), 'cbc:Name')).toEqual(['Vara']);
    expect(xml).not.toContain('SellersItemIdentification');
    expect(elementTexts(elementContent(xml, 'cac:AccountingCustomerParty'), 'cbc:PostalZone')).toEqual([
      '000',
    ]);
  });
});

describe('a credit note', () => {
  const credit = (sold: readonly SoldTestLine[]) => eInvoice(makeIssuedInvoice(sold, { isCredit: true }));

  it('has the elements of its schema, and no due date', () => {
    expect(outline(credit(someSold))).toEqual([
      'cbc:CustomizationID',
      'cbc:ProfileID',
      'cbc:ID',
      'cbc:IssueDate',
      'cbc:CreditNoteTypeCode',
      'cbc:DocumentCurrencyCode',
      'cbc:BuyerReference',
      'cac:OrderReference',
      'cac:AccountingSupplierParty',
      'cac:AccountingCustomerParty',
      'cac:PaymentMeans',
      'cac:PaymentTerms',
      'cac:TaxTotal',
      'cac:LegalMonetaryTotal',
      'cac:CreditNoteLine',
    ]);
    expect(elementTexts(credit(someSold), 'cbc:CreditNoteTypeCode')).toEqual(['381']);
    expect(credit(someSold)).not.toContain('EINDAGI');
  });

  it('is the same whether amounts are stored above or below zero', () => {
    const below = someSold.map((line) => ({ ...line, quantity: -line.quantity }));
    expect(credit(below)).toBe(credit(someSold));
    const prices = someSold.map((line) => ({ ...line, unitPrice: -line.unitPrice }));
    expect(credit(prices)).toBe(credit(someSold));
  });
});

it.each([
  ['Gata 1, 101 Reykjavík', 'Gata 1', '101', 'Reykjavík'],
  ['Hafnarstræti 5, 2. hæð, 600 Akureyri', 'Hafnarstræti 5, 2. hæð', '600', 'Akureyri'],
  ['Gata 101  101 Reykjavík', 'Gata 101', '101', 'Reykjavík'],
  ['Bær, 781 Höfn í Hornafirði', 'Bær', '781', 'Höfn í Hornafirði'],
  ['101 Reykjavík', 'Óskráð', '101', 'Reykjavík'],
  ['Ytri-Hóll', 'Ytri-Hóll', '000', ''],
  ['Gata 1234 Hús', 'Gata 1234 Hús', '000', ''],
  ['', 'Óskráð', '000', ''],
  [null, 'Óskráð', '000', ''],
])('splits the address %j into %j, %j, %j', (line, street, postalCode, city) => {
  expect(splitAddress(line)).toEqual({ street, postalCode, city });
});
