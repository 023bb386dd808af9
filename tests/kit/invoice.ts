import type { IssuedInvoice } from '../../backend/src/modules/invoices/ubl.ts';
import { linePrice, totalsOf } from '../../lib/rules/money/totals.ts';

export interface SoldTestLine {
  unitPrice: number;
  quantity: number;
  vat: number;
}

/** An invoice as stored, of lines with consistent sums. */
export function makeIssuedInvoice(
  sold: readonly SoldTestLine[],
  over: Partial<IssuedInvoice['invoice']> = {},
  byCard = false,
): IssuedInvoice {
  const items = sold.map(({ unitPrice, quantity, vat }, index) => ({
    id: index + 1,
    invoiceId: 1,
    productId: null,
    sku: `S-${index}`,
    name: `Vara ${index}`,
    ownNumber: null,
    ownName: null,
    quantity,
    unitPrice,
    ...linePrice({ price: unitPrice, listPrice: unitPrice }, quantity, vat),
    discountPercentage: 0,
    vat,
    credited: 0,
  }));
  const totals = totalsOf(items.map(({ price, vat }) => ({ gross: price, taxPercentage: vat })));
  return {
    items,
    byCard,
    credits: null,
    order: null,
    invoice: {
      id: 1,
      number: 10_001,
      orderId: 77,
      customerId: 1,
      billToId: null,
      unitId: null,
      issuedAt: new Date('2026-11-20T23:30:00Z'),
      paidAt: null,
      dueDate: '2026-12-20',
      buyerName: 'Æðarþörf ehf.',
      buyerSsn: '520101-0000',
      buyerAddress: 'Iðnbúð 14, 210 Garðabær',
      seller: {
        name: 'Vörulind ehf.',
        ssn: '4807141590',
        vatNumber: '999815',
        address: 'Lindarbraut 7, 200 Kópavogur',
      },
      price: totals.gross,
      priceWithoutTax: totals.net,
      tax: totals.tax,
      vatLines: totals.vatGroups,
      options: [],
      isCredit: false,
      creditsInvoiceId: null,
      creditKey: null,
      credited: 0,
      paid: 0,
      paying: 0,
      searchText: '',
      dataProvider: 'vorulind',
      ...over,
    },
  };
}
