import fc from 'fast-check';
import { expect, it } from 'vitest';
import { creditedPrice, creditTotals, negated } from '../../backend/src/modules/invoices/credit-amounts.ts';
import { totalsOf } from '../../backend/src/modules/pricing/totals-service.ts';
import { eInvoice } from '../../backend/src/modules/invoices/ubl.ts';
import { issued } from './setup/invoice.ts';

const line = fc.record({
  unitPrice: fc.integer({ min: 1, max: 900_000 }),
  quantity: fc.integer({ min: 1, max: 500 }),
  vat: fc.constantFrom(24, 11, 0),
});
const invoice = fc.array(line, { minLength: 1, maxLength: 12 });
const totals = (lines: readonly { unitPrice: number; quantity: number; vat: number }[]) =>
  totalsOf(
    lines.map(({ unitPrice, quantity, vat }) => ({ gross: unitPrice * quantity, taxPercentage: vat })),
  );

it('a note over all of an invoice is its mirror, to the króna and by rate', () => {
  fc.assert(
    fc.property(invoice, (lines) => {
      const whole = creditTotals(lines.map((one) => ({ ...one, credited: 0, units: one.quantity })));
      expect(whole).toEqual(totals(lines));
      expect(negated(whole).gross).toBe(-totals(lines).gross);
    }),
  );
});

it('notes in two parts give back what was invoiced, each with a VAT that its rate allows', () => {
  fc.assert(
    fc.property(invoice, fc.float({ min: 0, max: 1, noNaN: true }), (lines, share) => {
      const first = lines.map((one) => ({ ...one, credited: 0, units: Math.floor(one.quantity * share) }));
      const second = first.map((one) => ({ ...one, credited: one.units, units: one.quantity - one.units }));
      const notes = [creditTotals(first), creditTotals(second)];
      expect(notes.reduce((sum, { gross }) => sum + gross, 0)).toBe(totals(lines).gross);
      for (const { vatGroups, gross, net, tax } of notes) {
        expect(net + tax).toBe(gross);
        for (const group of vatGroups)
          // EN 16931, BR-S-09
          expect(Math.abs(group.tax - (group.net * group.rate) / 100)).toBeLessThan(1);
      }
      const tax = notes.reduce((sum, note) => sum + note.tax, 0);
      expect(Math.abs(tax - totals(lines).tax)).toBeLessThanOrEqual(3);
    }),
  );
});

it('the e-invoice of a credit note names its invoice, in amounts above zero', () => {
  const sold = [
    { unitPrice: 1249, quantity: 3, vat: 24 },
    { unitPrice: 777, quantity: 7, vat: 11 },
  ];
  const given = issued(sold);
  const note = negated(creditTotals(sold.map((one) => ({ ...one, credited: 0, units: one.quantity }))));
  const xml = eInvoice({
    byCard: true,
    credits: { number: 10_001, issuedAt: new Date('2026-11-18T10:00:00Z'), orderId: 77 },
    items: given.items.map((item) => ({
      ...item,
      quantity: -item.quantity,
      ...creditedPrice(item.unitPrice, item.quantity, item.vat),
    })),
    invoice: {
      ...given.invoice,
      number: 10_002,
      orderId: null,
      isCredit: true,
      creditsInvoiceId: 1,
      price: note.gross,
      priceWithoutTax: note.net,
      tax: note.tax,
      vatLines: note.vatGroups,
    },
  });
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
