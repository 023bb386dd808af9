import { expect } from 'vitest';

/** Texts of all elements of that name, in order. */
export const elementTexts = (xml: string, name: string): string[] =>
  [...xml.matchAll(new RegExp(`<${name}(?: [^>]*)?>([^<]*)</${name}>`, 'g'))].map(([, text]) => text ?? '');

/** Text between an element's tags, for the first of that name. */
export const elementContent = (xml: string, name: string): string =>
  new RegExp(`<${name}(?: [^>]*)?>(.*?)</${name}>`, 's').exec(xml)?.[1] ?? '';

/** An amount in hundredths, exactly. */
const toHundredths = (text: string | undefined): number => Number((text ?? '0.00').replace('.', ''));
const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

/** Asserts that the sums of an e-invoice are those that EN 16931 and Peppol compute, and `price` krónur are payable. */
export function expectSums(xml: string, price: number): void {
  const total = elementContent(xml, 'cac:LegalMonetaryTotal');
  const lines = xml.match(/<cac:(Invoice|CreditNote)Line>.*?<\/cac:\1Line>/gs) ?? [];
  const nets = lines.map((line) => toHundredths(elementTexts(line, 'cbc:LineExtensionAmount')[0]));
  const amount = (name: string): number => toHundredths(elementTexts(total, `cbc:${name}Amount`)[0]);
  // BR-CO-10, BR-CO-13
  expect(sum(nets)).toBe(amount('LineExtension'));
  expect(amount('TaxExclusive')).toBe(amount('LineExtension'));
  // BR-CO-14, BR-CO-15
  const taxes = elementTexts(elementContent(xml, 'cac:TaxTotal'), 'cbc:TaxAmount').map(toHundredths);
  expect(taxes[0]).toBe(sum(taxes.slice(1)));
  expect(amount('TaxInclusive')).toBe(amount('TaxExclusive') + (taxes[0] ?? 0));
  // BR-CO-16; regulation 674/2002: the payable amount is whole krónur.
  expect(amount('Payable')).toBe(amount('TaxInclusive') - amount('Prepaid') + amount('PayableRounding'));
  expect(amount('Payable') + amount('Prepaid')).toBe(price * 100);
  expect(amount('Payable') % 100).toBe(0);
  expect(Math.abs(amount('PayableRounding'))).toBeLessThanOrEqual(200);
  for (const group of xml.match(/<cac:TaxSubtotal>.*?<\/cac:TaxSubtotal>/gs) ?? []) {
    const rate = elementTexts(group, 'cbc:Percent')[0];
    const own = nets.filter((_, index) => elementTexts(lines[index] ?? '', 'cbc:Percent')[0] === rate);
    const taxable = toHundredths(elementTexts(group, 'cbc:TaxableAmount')[0]);
    // BR-S-08, BR-Z-08
    expect(sum(own)).toBe(taxable);
    // BR-CO-17, BR-S-09: less than a króna off.
    const tax = toHundredths(elementTexts(group, 'cbc:TaxAmount')[0]);
    expect(Math.abs(tax - Math.round((taxable * Number(rate)) / 100))).toBeLessThan(100);
  }
  for (const [index, line] of lines.entries()) {
    const [quantity] = [
      ...elementTexts(line, 'cbc:CreditedQuantity'),
      ...elementTexts(line, 'cbc:InvoicedQuantity'),
    ];
    const unitPrice = Number(elementTexts(line, 'cbc:PriceAmount')[0]);
    // BR-27, PEPPOL-EN16931-R120
    expect(unitPrice).toBeGreaterThanOrEqual(0);
    expect(Math.abs(Number(quantity) * unitPrice - (nets[index] ?? 0) / 100)).toBeLessThan(0.02);
  }
}
