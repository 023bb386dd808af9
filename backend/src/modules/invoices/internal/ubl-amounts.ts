import { amountElement, groupElement } from './ubl-element.ts';
import { taxCategory } from './ubl-lines.ts';
import type { InvoiceRow } from './store.ts';

/** One rate of a document, as the e-invoice states it. */
interface StatedGroup {
  /** Percent. */
  rate: number;
  /** Hundredths of a króna. */
  net: number;
  tax: number;
}

/** BR-CO-17 and BR-S-09 let VAT deviate from net × rate by less than a króna; hundredths. */
const maxDeviation = 99;

/**
 * The VAT of each rate and its net, in hundredths. The books are in whole krónur, and a credit note over a part of an invoice
 * credits the difference in the invoice's VAT, which may deviate from its rate slightly more than EN 16931 allows. Then its net
 * is stated some aurar higher or lower, and the rounding of the payable amount (BT-114) restores the whole krónur that are paid.
 */
export function toStatedGroups(vatLines: InvoiceRow['vatLines']): StatedGroup[] {
  return vatLines.map(({ rate, net, tax }) => ({
    rate,
    net: fitNet(net * 100, tax * 100, rate),
    tax: tax * 100,
  }));
}

function fitNet(net: number, tax: number, rate: number): number {
  const computed = Math.round((net * rate) / 100);
  if (computed < tax - maxDeviation) return Math.ceil(((tax - maxDeviation) * 100) / rate);
  if (computed > tax + maxDeviation) return Math.floor(((tax + maxDeviation) * 100) / rate);
  return net;
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

export function taxTotal(groups: readonly StatedGroup[]): string {
  return groupElement(
    'cac:TaxTotal',
    amountElement('cbc:TaxAmount', sum(groups.map(({ tax }) => tax))),
    ...groups.map(({ rate, net, tax }) =>
      groupElement(
        'cac:TaxSubtotal',
        amountElement('cbc:TaxableAmount', net),
        amountElement('cbc:TaxAmount', tax),
        taxCategory('cac:TaxCategory', rate),
      ),
    ),
  );
}

/** @param price krónur of the document */
export function monetaryTotal(groups: readonly StatedGroup[], price: number, byCard: boolean): string {
  const net = sum(groups.map((group) => group.net));
  const gross = net + sum(groups.map(({ tax }) => tax));
  const rounding = price * 100 - gross;
  return groupElement(
    'cac:LegalMonetaryTotal',
    amountElement('cbc:LineExtensionAmount', net),
    amountElement('cbc:TaxExclusiveAmount', net),
    amountElement('cbc:TaxInclusiveAmount', gross),
    byCard ? amountElement('cbc:PrepaidAmount', price * 100) : '',
    rounding === 0 ? '' : amountElement('cbc:PayableRoundingAmount', rounding),
    amountElement('cbc:PayableAmount', byCard ? 0 : price * 100),
  );
}
