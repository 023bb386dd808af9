import { formatLongDate, formatNumber, formatTime } from '../../../../../lib/rules/text/icelandic.ts';
import { formatKronur } from '../../../../../lib/rules/money/kronur.ts';
import { withdrawalExemptions } from '../../../../../lib/rules/orders/withdrawal.ts';
import type { Letter } from '../../mail/letter.ts';
import type { OrderRow } from './store.ts';
import { orderNumber } from '../../../../../lib/rules/orders/order-number.ts';

const orderLink = (site: string, id: number) => ({ label: 'Skoða pöntun', url: `${site}/auth/orders/${id}` });

interface WithdrawnLine {
  name: string;
  sku: string;
  quantity: number;
  unitPrice: number;
}

/** What a consumer declared and when, on a durable medium (law 16/2016; directive 2023/2673). */
export function withdrawalLetter(
  order: OrderRow,
  declared: {
    id: number;
    at: Date;
    lines: readonly WithdrawnLine[];
    delivery: number;
    label: { to: readonly string[]; reference: string };
  },
  site: string,
): Letter {
  const number = orderNumber(order.id);
  const goods = declared.lines.reduce((sum, { unitPrice, quantity }) => sum + unitPrice * quantity, 0);
  return {
    subject: `Staðfesting: fallið frá samningi, pöntun ${number}`,
    preview: `Yfirlýsing nr. ${declared.id}`,
    heading: `Fallið frá samningi, pöntun ${number}`,
    paragraphs: [
      `Fyrir: ${order.receiverName}`,
      `Við höfum móttekið yfirlýsingu þína um að falla frá samningi, ${formatLongDate(declared.at)} kl. ${formatTime(declared.at)}. Númer hennar er ${declared.id}.`,
      `Vörurnar sendist á: ${declared.label.to.join(', ')}. Á pakkanum standi: ${declared.label.reference}.`,
      'Vinsamlegast skilið vörunum innan 14 daga. Endurgreitt er með sama greiðslumáta og greitt var með, eigi síðar en 14 dögum eftir yfirlýsinguna, en þó ekki fyrr en vörurnar hafa borist.',
    ],
    table: {
      lines: declared.lines.map(({ name, sku, quantity, unitPrice }) => ({
        label: name,
        detail: `${formatNumber(quantity)} stk. · ${sku}`,
        amount: formatKronur(unitPrice * quantity),
      })),
      sums: [
        ...(declared.delivery > 0
          ? [{ label: 'Sendingarkostnaður', amount: formatKronur(declared.delivery) }]
          : []),
        { label: 'Til endurgreiðslu', amount: formatKronur(goods + declared.delivery) },
      ],
    },
    action: orderLink(site, order.id),
    note: withdrawalExemptions,
  };
}

/** The outcome of a declaration of withdrawal. */
export function decisionLetter(
  order: OrderRow,
  { id, reason }: { id: number; reason: string | null },
  site: string,
): Letter {
  const number = orderNumber(order.id);
  return {
    subject:
      reason === null
        ? `Vörur úr pöntun ${number} eru komnar til okkar`
        : `Um skil á vörum úr pöntun ${number}`,
    preview: `Yfirlýsing nr. ${id}`,
    heading: reason === null ? 'Vörurnar eru komnar til okkar' : 'Ekki er hægt að taka við vörunum',
    paragraphs: [
      `Fyrir: ${order.receiverName}`,
      reason ?? 'Endurgreiðslan er farin af stað. Kreditreikningur berst í öðrum pósti.',
    ],
    action: orderLink(site, order.id),
  };
}
