import type { InvoiceItemRow } from './store.ts';
import { amountElement, groupElement, textElement } from './ubl-element.ts';
import { taxScheme } from './ubl-party.ts';

type Line = Pick<InvoiceItemRow, 'sku' | 'name' | 'quantity' | 'price' | 'discountPercentage' | 'vat'> &
  Partial<Pick<InvoiceItemRow, 'ownNumber'>>;

/**
 * The net of each line in hundredths of a króna, summing to the groups' nets. The invoice keeps VAT in whole krónur for each
 * rate, so that the lines' own nets need not sum to it: each rate's net is distributed by the lines' gross, carrying the rounding
 * remainder to the next line. So the sums match to the last aurar (BR-CO-10, BR-S-08).
 * @throws Error where a line has a rate that the invoice's VAT lacks
 */
export function lineNets(lines: readonly Line[], groups: readonly { rate: number; net: number }[]): number[] {
  const shared = new Map(
    groups.map(({ rate, net }) => {
      const gross = lines.reduce((sum, line) => (line.vat === rate ? sum + line.price : sum), 0);
      return [rate, { net, gross, soldSoFar: 0, givenSoFar: 0 }];
    }),
  );
  return lines.map(({ vat, price }) => {
    const group = shared.get(vat);
    if (!group) throw new Error(`No VAT of ${vat} % on the invoice`);
    group.soldSoFar += price;
    const given = group.gross === 0 ? 0 : Math.round((group.net * group.soldSoFar) / group.gross);
    const net = given - group.givenSoFar;
    group.givenSoFar = given;
    return net;
  });
}

/** Decimals of a price that keep quantity × price within 0.02 of the line (PEPPOL-EN16931-R120) for any quantity sold. */
const priceDecimals = 8;

/** `net` in hundredths. Credit notes have their own element names for line and quantity. */
export function lineElement(line: Line, index: number, net: number, isCredit: boolean): string {
  const { name, sku, ownNumber, discountPercentage, vat } = line;
  // Prices are never below zero (BR-27): a reduction has a negative quantity.
  const quantity = Math.abs(line.quantity) * (net < 0 ? -1 : 1);
  const price = quantity === 0 ? 0 : net / 100 / quantity;
  return groupElement(
    isCredit ? 'cac:CreditNoteLine' : 'cac:InvoiceLine',
    textElement('cbc:ID', String(index + 1)),
    textElement('cbc:Note', discountPercentage > 0 ? `Afsláttur ${percent(discountPercentage)}%` : ''),
    // C62: pieces.
    textElement(isCredit ? 'cbc:CreditedQuantity' : 'cbc:InvoicedQuantity', String(quantity), {
      unitCode: 'C62',
    }),
    amountElement('cbc:LineExtensionAmount', net),
    groupElement(
      'cac:Item',
      textElement('cbc:Name', name) || textElement('cbc:Name', sku) || textElement('cbc:Name', 'Vara'),
      // BT-156, before the seller's in the schema's order.
      ownNumber ? groupElement('cac:BuyersItemIdentification', textElement('cbc:ID', ownNumber)) : '',
      groupElement('cac:SellersItemIdentification', textElement('cbc:ID', sku)),
      taxCategory('cac:ClassifiedTaxCategory', vat),
    ),
    groupElement(
      'cac:Price',
      textElement('cbc:PriceAmount', price.toFixed(priceDecimals).replace(/0{1,6}$/, ''), {
        currencyID: 'ISK',
      }),
    ),
  );
}

/** S with its rate; lines without VAT are Z, for S has to be above zero (BR-S-05). */
export function taxCategory(element: string, rate: number): string {
  return groupElement(
    element,
    textElement('cbc:ID', rate > 0 ? 'S' : 'Z'),
    textElement('cbc:Percent', String(rate)),
    taxScheme,
  );
}

function percent(value: number): string {
  return String(value).replace('.', ',');
}
