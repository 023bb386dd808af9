import type { OrderEventKind } from '../../../graphql/generated/schema.ts';
import { formatLongDate, formatNumber } from '../text/icelandic.ts';
import { isSingular } from '../text/plural.ts';

const eventLabels: Readonly<Record<OrderEventKind, string>> = {
  Placed: 'Pöntun móttekin',
  Shipping: 'Send af stað',
  ShipmentSent: 'Send af stað',
  ShipmentDelivered: 'Afhent',
  Expected: 'Til á lager',
  Cancelled: 'Verður ekki sent',
  Fulfilled: 'Afhent',
  Archived: 'Lokið',
  Deleted: 'Felld niður',
  WithdrawalRequested: 'Fallið frá samningi, yfirlýsing nr.',
  WithdrawalReceived: 'Vörum skilað, yfirlýsing nr.',
  WithdrawalDeclined: 'Ekki tekið við skilum, yfirlýsing nr.',
  Credited: 'Kreditreikningur gefinn út, nr.',
  Refunded: 'Endurgreitt',
};

/** What happened to an order, and the number, goods and day that it is about. */
interface OrderEvent {
  kind: OrderEventKind;
  number: string | null;
  name: string | null;
  /** ISO date. */
  expectedOn: string | null;
}

/** What happened to an order, in its time line; with the number of what it is about. */
export function orderEventLabel({ kind, number, name, expectedOn }: OrderEvent): string {
  if (number === null) {
    if (kind !== 'Expected') return eventLabels[kind];
    return expectedOn === null ? `${name}: til á lager` : `${name}: ${expectedText(expectedOn)}`;
  }
  if (kind === 'Shipping' || kind === 'ShipmentSent') return `Hluti ${number} sendur af stað`;
  if (kind === 'ShipmentDelivered') return `Hluti ${number} afhentur`;
  if (kind === 'Cancelled') return `${name}: ${cancelledText(Number(number))}`;
  return `${eventLabels[kind]} ${number}`;
}

/** Units that will not be sent: `1 stk. verður ekki sent`. */
export function cancelledText(units: number): string {
  return `${formatNumber(units)} stk. ${isSingular(units) ? 'verður ekki sent' : 'verða ekki send'}`;
}

/** When goods come that cannot be sent yet, after their name. @param date ISO */
function expectedText(date: string): string {
  return `kemur ${formatLongDate(date)}`;
}
