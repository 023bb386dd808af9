import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  creditLinePrice,
  creditTotals,
  negate,
} from '../../backend/src/modules/invoices/internal/credit-amounts.ts';
import { totalsOf, type Totals } from '../../lib/rules/money/totals.ts';
import { eInvoice, type IssuedInvoice } from '../../backend/src/modules/invoices/ubl.ts';
import { expectSums } from '../kit/e-invoice.ts';
import { makeIssuedInvoice } from '../kit/invoice.ts';

const anyLine = fc.record({
  unitPrice: fc.integer({ min: 1, max: 900_000 }),
  quantity: fc.integer({ min: 1, max: 500 }),
  vat: fc.constantFrom(24, 11, 0),
});
const invoice = fc.array(anyLine, { minLength: 1, maxLength: 12 });
/** A credit note as stored, over units of lines. */
function noteOf(
  lines: readonly { unitPrice: number; quantity: number; vat: number; units: number }[],
  sums: Totals,
  byCard: boolean,
): IssuedInvoice {
  const taken = lines.filter(({ units }) => units > 0);
  const { invoice: of, items } = makeIssuedInvoice(taken);
  return {
    byCard,
    credits: { number: 10_001, issuedAt: new Date('2026-11-18T10:00:00Z'), orderId: 77 },
    order: null,
    items: items.map((item, index) => {
      const { units, unitPrice, vat } = taken[index]!;
      return { ...item, quantity: -units, ...creditLinePrice(unitPrice, units, vat) };
    }),
    invoice: {
      ...of,
      number: 10_002,
      orderId: null,
      isCredit: true,
      creditsInvoiceId: 1,
      price: sums.gross,
      priceWithoutTax: sums.net,
      tax: sums.tax,
      vatLines: sums.vatGroups,
    },
  };
}

const totals = (lines: readonly { unitPrice: number; quantity: number; vat: number }[]) =>
  totalsOf(
    lines.map(({ unitPrice, quantity, vat }) => ({ gross: unitPrice * quantity, taxPercentage: vat })),
  );

it('a note over a whole invoice is its mirror, to the króna and by rate', () => {
  fc.assert(
    fc.property(invoice, (lines) => {
      const whole = creditTotals(lines.map((one) => ({ ...one, credited: 0, units: one.quantity })));
      expect(whole).toEqual(totals(lines));
      expect(negate(whole).gross).toBe(-totals(lines).gross);
    }),
  );
});

/** An invoice and how its units are credited, note by note: the last takes what is left. */
const parted = fc
  .array(
    fc.record({
      unitPrice: fc.oneof(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 900_000 })),
      quantity: fc.integer({ min: 1, max: 40 }),
      vat: fc.constantFrom(24, 11, 0),
      /** The note that each unit is on. */
      parts: fc.array(fc.nat({ max: 11 }), { minLength: 40, maxLength: 40 }),
    }),
    { minLength: 1, maxLength: 6 },
  )
  .map((lines) => lines.map(({ parts, ...line }) => ({ ...line, parts: parts.slice(0, line.quantity) })));

type Parted = readonly { unitPrice: number; quantity: number; vat: number; parts: number[] }[];

/** The notes of a split invoice, each with its units by line. */
function notesOf(lines: Parted) {
  return Array.from({ length: 12 }, (_, note) =>
    lines.map((line) => ({
      ...line,
      credited: line.parts.filter((part) => part < note).length,
      units: line.parts.filter((part) => part === note).length,
    })),
  ).filter((note) => note.some(({ units }) => units > 0));
}

/** Net and VAT by rate, summed over documents. */
function byRate(documents: readonly Totals[]) {
  const rates = new Map<number, { net: number; tax: number }>();
  for (const { rate, net, tax } of documents.flatMap(({ vatGroups }) => vatGroups)) {
    const known = rates.get(rate) ?? { net: 0, tax: 0 };
    rates.set(rate, { net: known.net + net, tax: known.tax + tax });
  }
  return rates;
}

it('notes over any parts credit exactly what was invoiced: net and VAT of each rate, and the total', () => {
  fc.assert(
    fc.property(parted, (lines) => {
      const notes = notesOf(lines).map(creditTotals);
      expect(byRate(notes)).toEqual(byRate([totals(lines)]));
      for (const name of ['gross', 'net', 'tax'] as const)
        expect(notes.reduce((sum, note) => sum + note[name], 0)).toBe(totals(lines)[name]);
      for (const { gross, net, tax, vatGroups } of notes) {
        expect(net + tax).toBe(gross);
        for (const group of vatGroups) expect(Math.min(group.net, group.tax)).toBeGreaterThanOrEqual(0);
      }
    }),
    { numRuns: 500 },
  );
});

it('each of them is an e-invoice whose sums the rules allow', () => {
  fc.assert(
    fc.property(parted, fc.boolean(), (lines, byCard) => {
      for (const note of notesOf(lines)) {
        const sums = negate(creditTotals(note));
        expectSums(eInvoice(noteOf(note, sums, byCard)), -sums.gross);
      }
    }),
  );
});

it('a note whose VAT deviates from its rate states the payable amount’s rounding', () => {
  // Of 3 × 1 kr. the VAT is 1 kr., and is on the third note, whose own VAT would be 0.19.
  const note = [{ unitPrice: 1, quantity: 3, vat: 24, credited: 2, units: 1 }];
  const [first, second, sums] = [0, 1, 2].map((credited) => creditTotals([{ ...note[0]!, credited }]));
  expect([first, second]).toMatchObject([
    { net: 1, tax: 0 },
    { net: 1, tax: 0 },
  ]);
  expect(sums).toMatchObject({ net: 0, tax: 1, gross: 1 });
  const xml = eInvoice(noteOf(note, negate(sums!), false));
  expect(xml).toContain('<cbc:PayableRoundingAmount currencyID="ISK">-0.05</cbc:PayableRoundingAmount>');
  expect(xml).toContain('<cbc:PayableAmount currencyID="ISK">1.00</cbc:PayableAmount>');
});

it('the e-invoice of a credit note names its invoice, in amounts above zero', () => {
  const sold = [
    { unitPrice: 1249, quantity: 3, vat: 24 },
    { unitPrice: 777, quantity: 7, vat: 11 },
  ];
  const given = makeIssuedInvoice(sold);
  const note = negate(creditTotals(sold.map((one) => ({ ...one, credited: 0, units: one.quantity }))));
  const xml = eInvoice(
    noteOf(
      sold.map((one) => ({ ...one, units: one.quantity })),
      note,
      true,
    ),
  );
  expect(xml).toContain(
    '<cac:OrderReference><cbc:ID>77</cbc:ID></cac:OrderReference><cac:BillingReference><cac:InvoiceDocumentReference><cbc:ID>10001</cbc:ID><cbc:IssueDate>2026-11-18</cbc:IssueDate></cac:InvoiceDocumentReference></cac:BillingReference>',
  );
  expect(xml).toContain('<cbc:CreditedQuantity unitCode="C62">3</cbc:CreditedQuantity>');
  expect(xml).toContain(
    `<cbc:TaxInclusiveAmount currencyID="ISK">${given.invoice.price}.00</cbc:TaxInclusiveAmount>`,
  );
  expect(xml).not.toMatch(/>-\d/);
  expect(xml).toContain('Endurgreitt á kort');
});
