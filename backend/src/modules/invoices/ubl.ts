import { findOptionValue } from '../../../../lib/rules/orders/order-option.ts';
import { formatLongDate, reykjavikNow } from '../../../../lib/rules/text/icelandic.ts';
import type { InvoiceItemRow, InvoiceRow } from './internal/store.ts';
import { monetaryTotal, toStatedGroups, taxTotal } from './internal/ubl-amounts.ts';
import { groupElement, textElement } from './internal/ubl-element.ts';
import { lineElement, lineNets } from './internal/ubl-lines.ts';
import { partyElement } from './internal/ubl-party.ts';

export interface IssuedInvoice {
  invoice: InvoiceRow;
  items: readonly InvoiceItemRow[];
  /** Paid when it was issued; a credit note: refunded to the card. */
  byCard: boolean;
  /** The credited invoice. */
  credits: Pick<InvoiceRow, 'number' | 'issuedAt' | 'orderId'> | null;
  /** The order that it is for; null for what was invoiced without one. */
  order: InvoicedOrder | null;
}

/** What an invoice says of its order. */
export interface InvoicedOrder {
  receiverName: string;
  /** Where the goods are brought, in one line. */
  deliveryAddress: string | null;
  /** Who ordered, where it is another than the customer. */
  orderedByName: string | null;
}

const schema = 'urn:oasis:names:specification:ubl:schema:xsd';
const customization = 'urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0';
const profile = 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0';

/**
 * The invoice as UBL 2.1 in the profile Peppol BIS Billing 3.0 (iceland §5): an Invoice (380), or a CreditNote (381), whose
 * amounts are positive however they are stored. Elements are in the schema's order.
 */
export function eInvoice({ invoice: stored, items: storedItems, byCard, credits }: IssuedInvoice): string {
  const { invoice, items } = withPositiveAmounts(stored, storedItems);
  const { isCredit, seller, options, number } = invoice;
  const orderId = invoice.orderId ?? credits?.orderId ?? null;
  // What is left of an answer of blanks is none.
  const reference = findOptionValue(options, 'Reference')?.trim() || null;
  const root = isCredit ? 'CreditNote' : 'Invoice';
  const groups = toStatedGroups(invoice.vatLines);
  const nets = lineNets(items, groups);
  // A credit note's schema has no due date, and a paid invoice needs none.
  const dueDate = isCredit || byCard ? null : invoice.dueDate;
  const content = [
    textElement('cbc:CustomizationID', customization),
    textElement('cbc:ProfileID', profile),
    textElement('cbc:ID', String(number)),
    textElement('cbc:IssueDate', reykjavikNow(invoice.issuedAt).date),
    textElement('cbc:DueDate', dueDate),
    textElement(`cbc:${root}TypeCode`, isCredit ? '381' : '380'),
    // One note at most (PEPPOL-EN16931-R002).
    textElement(
      'cbc:Note',
      options
        .flatMap(({ kind, name, value }) =>
          kind === 'Reference' || kind === 'CostCentre' ? [] : [`${name}: ${value}`],
        )
        .join('; '),
    ),
    textElement('cbc:DocumentCurrencyCode', 'ISK'),
    // BT-19, the buyer's own.
    textElement('cbc:AccountingCost', findOptionValue(options, 'CostCentre')),
    textElement('cbc:BuyerReference', reference ?? String(orderId ?? number)),
    orderReference(reference, orderId),
    credits === null ? '' : billingReference(credits),
    dueDate === null
      ? ''
      : groupElement(
          'cac:AdditionalDocumentReference',
          textElement('cbc:ID', dueDate),
          textElement('cbc:DocumentDescription', 'EINDAGI'),
        ),
    partyElement('AccountingSupplierParty', seller),
    partyElement('AccountingCustomerParty', {
      name: invoice.buyerName,
      ssn: invoice.buyerSsn,
      address: invoice.buyerAddress,
      vatNumber: null,
    }),
    paymentElements(invoice, dueDate, byCard),
    taxTotal(groups),
    monetaryTotal(groups, invoice.price, byCard),
    ...items.map((item, index) => lineElement(item, index, nets[index] ?? 0, isCredit)),
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>
<${root} xmlns="${schema}:${root}-2" xmlns:cac="${schema}:CommonAggregateComponents-2" xmlns:cbc="${schema}:CommonBasicComponents-2">${content.join('')}</${root}>
`;
}

/** BT-13 is the buyer's number of the order where there is one, BT-14 then the shop's. */
function orderReference(reference: string | null, orderId: number | null): string {
  const own = orderId === null ? null : String(orderId);
  if (reference === null)
    return own === null ? '' : groupElement('cac:OrderReference', textElement('cbc:ID', own));
  return groupElement(
    'cac:OrderReference',
    textElement('cbc:ID', reference),
    textElement('cbc:SalesOrderID', own),
  );
}

function billingReference({ number, issuedAt }: NonNullable<IssuedInvoice['credits']>): string {
  return groupElement(
    'cac:BillingReference',
    groupElement(
      'cac:InvoiceDocumentReference',
      textElement('cbc:ID', String(number)),
      textElement('cbc:IssueDate', reykjavikNow(issuedAt).date),
    ),
  );
}

/** 48: a card. 1: not defined, which requires no bank account (BR-61, IS-R-006, IS-R-007). */
function paymentElements({ isCredit, number }: InvoiceRow, dueDate: string | null, byCard: boolean): string {
  const terms = isCredit ? 'Kemur til frádráttar' : dueDate && `Eindagi ${formatLongDate(dueDate)}`;
  return [
    groupElement(
      'cac:PaymentMeans',
      textElement('cbc:PaymentMeansCode', byCard ? '48' : '1'),
      textElement('cbc:PaymentID', String(number)),
    ),
    groupElement('cac:PaymentTerms', textElement('cbc:Note', byCard ? cardTerms(isCredit) : terms)),
  ].join('');
}

/** Payment terms of a document paid by card. */
export function cardTerms(isCredit: boolean): string {
  return isCredit ? 'Endurgreitt á kort' : 'Greitt með korti';
}

/** Credit notes state what is credited. */
function withPositiveAmounts(
  invoice: InvoiceRow,
  items: readonly InvoiceItemRow[],
): Pick<IssuedInvoice, 'invoice' | 'items'> {
  if (!invoice.isCredit || invoice.price >= 0) return { invoice, items };
  return {
    invoice: {
      ...invoice,
      price: -invoice.price,
      priceWithoutTax: -invoice.priceWithoutTax,
      tax: -invoice.tax,
      vatLines: invoice.vatLines.map(({ rate, net, tax }) => ({ rate, net: -net, tax: -tax })),
    },
    items: items.map((item) => ({ ...item, price: -item.price })),
  };
}
