import { orderNumber } from '../../../../../lib/rules/orders/order-number.ts';
import { trackingAddress } from '../../../../../lib/rules/orders/shipments.ts';
import { formatLongDate, formatNumber } from '../../../../../lib/rules/text/icelandic.ts';
import type { Letter } from '../../mail/letter.ts';
import type { OrderRow } from './store.ts';

interface SentPart {
  /** Null where all of the order left at once. */
  number: string | null;
  carrier: { name: string; trackingUrl: string | null } | null;
  trackingNumber: string | null;
  lines: readonly { name: string; sku: string; quantity: number }[];
  /** Whether nothing is left to send. */
  isLast: boolean;
  /** Whether it waits in the store. */
  isFetched: boolean;
}

/** The goods have left, all of them or a part: shipped, or ready for pick-up in the store. */
export function shipmentLetter(order: OrderRow, part: SentPart, site: string): Letter {
  const number = orderNumber(order.id);
  const { carrier, trackingNumber, lines, isFetched } = part;
  const what = part.number === null ? `Pöntun ${number}` : `Hluti pöntunar ${number}`;
  const state =
    part.number === null ? (isFetched ? 'tilbúin' : 'á leiðinni') : isFetched ? 'tilbúinn' : 'á leiðinni';
  const heading = `${what} er ${state}`;
  const link = { label: 'Skoða pöntun', url: `${site}/auth/orders/${order.id}` };
  const tracking = trackingAddress(carrier?.trackingUrl ?? null, trackingNumber);
  const paragraphs = [
    `Fyrir: ${order.receiverName}`,
    isFetched
      ? 'Vörurnar hafa verið teknar til og bíða í versluninni. Vinsamlegast hafið pöntunarnúmerið við höndina þegar þær eru sóttar.'
      : `Vörurnar hafa verið teknar til og sendar af stað. Afhending: ${order.deliveryMethod}.`,
    ...(carrier ? [carrierText(carrier.name, trackingNumber)] : []),
    ...(part.number === null ? [] : [restText(part.number, part.isLast)]),
    // The letter's button leads to the carrier.
    ...(tracking === null ? [] : [`Pöntunin á vefnum: ${link.url}`]),
  ];
  return {
    subject: heading,
    preview: `Afhending: ${order.deliveryMethod}`,
    heading,
    paragraphs,
    ...(part.number !== null && {
      table: {
        lines: lines.map(({ name, sku, quantity }) => ({
          label: name,
          detail: sku,
          amount: `${formatNumber(quantity)} stk.`,
        })),
        sums: [],
      },
    }),
    action: tracking === null ? link : { label: 'Rekja sendingu', url: tracking },
  };
}

/** What is on its way has another tracking number than was told, or has one now. */
export function trackingLetter(
  order: OrderRow,
  {
    number,
    carrier,
    trackingNumber,
  }: { number: string; carrier: { name: string; trackingUrl: string | null }; trackingNumber: string },
  site: string,
): Letter {
  const tracking = trackingAddress(carrier.trackingUrl, trackingNumber);
  return {
    subject: `Sendingarnúmer: ${number}`,
    preview: carrierText(carrier.name, trackingNumber),
    heading: `Sendingarnúmer: ${number}`,
    paragraphs: [
      `Fyrir: ${order.receiverName}`,
      `${carrierText(carrier.name, trackingNumber)} Þetta númer gildir, hafi annað verið gefið upp áður.`,
    ],
    action:
      tracking === null
        ? { label: 'Skoða pöntun', url: `${site}/auth/orders/${order.id}` }
        : { label: 'Rekja sendingu', url: tracking },
  };
}

function carrierText(name: string, trackingNumber: string | null): string {
  return trackingNumber === null
    ? `Flutningur: ${name}.`
    : `Flutningur: ${name}, sendingarnúmer ${trackingNumber}.`;
}

function restText(number: string, isLast: boolean): string {
  return isLast
    ? `Sending ${number} er sú síðasta: nú er öll pöntunin farin frá okkur.`
    : `Í sendingu ${number} er hluti pöntunarinnar. Afgangurinn kemur síðar.`;
}

export interface LateLine {
  name: string;
  sku: string;
  /** Units that are not sent. */
  left: number;
  /** What was told before; null where it was not late. */
  before: string | null;
  expectedOn: string | null;
}

/** Goods come later than the rest, or on another day than was told. */
export function lateLetter(order: OrderRow, lines: readonly LateLine[], site: string): Letter {
  const number = orderNumber(order.id);
  const isLate = lines.some(({ expectedOn }) => expectedOn !== null);
  const heading = isLate ? `Hluti pöntunar ${number} kemur síðar` : `Ekkert vantar lengur í pöntun ${number}`;
  return {
    subject: heading,
    preview: `Afhending: ${order.deliveryMethod}`,
    heading,
    paragraphs: [
      `Fyrir: ${order.receiverName}`,
      isLate
        ? 'Þessar vörur eru ekki til á lager sem stendur. Við sendum þær um leið og þær koma.'
        : 'Vörurnar eru komnar á lager og fara af stað með næstu sendingu.',
    ],
    table: {
      lines: lines.map(({ name, sku, left, before, expectedOn }) => ({
        label: name,
        detail: `${formatNumber(left)} stk. · ${sku}${before === null ? '' : ` · áður ${formatLongDate(before)}`}`,
        amount: expectedOn === null ? 'Til á lager' : `Kemur ${formatLongDate(expectedOn)}`,
      })),
      sums: [],
    },
    action: { label: 'Skoða pöntun', url: `${site}/auth/orders/${order.id}` },
  };
}
