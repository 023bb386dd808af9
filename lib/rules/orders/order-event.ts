import type { OrderEventKind } from '../../../graphql/generated/schema.ts';

const eventLabels: Readonly<Record<OrderEventKind, string>> = {
  Placed: 'Pöntun móttekin',
  Shipping: 'Send af stað',
  Fulfilled: 'Afhent',
  Archived: 'Lokið',
  Deleted: 'Felld niður',
  WithdrawalRequested: 'Fallið frá samningi, yfirlýsing nr.',
  WithdrawalReceived: 'Vörum skilað, yfirlýsing nr.',
  WithdrawalDeclined: 'Ekki tekið við skilum, yfirlýsing nr.',
  Credited: 'Kreditreikningur gefinn út, nr.',
  Refunded: 'Endurgreitt',
};

/** What happened to an order, in its time line; with the number of what it is about. */
export function orderEventLabel(kind: OrderEventKind, number: string | null): string {
  return number === null ? eventLabels[kind] : `${eventLabels[kind]} ${number}`;
}
