import { formatKronur } from '../../../../../lib/rules/money/kronur.ts';
import type { RequestedOrder } from '../../../db/schema/approvals.ts';
import type { Letter } from '../../mail/letter.ts';
import { requestPageUrl, toRequestTable } from '../../order-requests/request-mail-parts.ts';

/** Mail to the requester. The order itself is confirmed by a mail of its own. */
export function approvedLetter(
  order: RequestedOrder,
  about: { decidedBy: string; number: string; site: string },
): Letter {
  return {
    subject: `Pöntun ${about.number} var samþykkt`,
    preview: `Samtals ${formatKronur(order.totals.gross)}`,
    heading: 'Pöntunin var samþykkt',
    paragraphs: [`${about.decidedBy} samþykkti pöntunina og hún er komin í vinnslu.`],
    table: toRequestTable({ ...order, lines: order.lines.filter(({ quantity }) => quantity > 0) }),
    action: { label: 'Skoða pöntunina', url: requestPageUrl(about.site) },
  };
}

export function declinedLetter(
  order: RequestedOrder,
  about: { decidedBy: string; reason: string | null; site: string },
): Letter {
  return {
    subject: 'Pöntun var ekki samþykkt',
    preview: `Samtals ${formatKronur(order.totals.gross)}`,
    heading: 'Pöntunin var ekki samþykkt',
    paragraphs: [
      `${about.decidedBy} hafnaði pöntuninni og ekkert var skuldfært.`,
      ...(about.reason === null ? [] : [`Ástæða: ${about.reason}`]),
      'Þú getur sett vörurnar aftur í körfu á síðunni hér að neðan.',
    ],
    table: toRequestTable(order),
    action: { label: 'Skoða beiðnina', url: requestPageUrl(about.site) },
  };
}
