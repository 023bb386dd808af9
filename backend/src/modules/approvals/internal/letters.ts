import { formatKronur } from '../../../../../lib/rules/money/kronur.ts';
import { formatNumber } from '../../../../../lib/rules/text/icelandic.ts';
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

/** Mail to the requester: what an approver changed. */
export function editedLetter(
  { asked, draft }: { asked: RequestedOrder; draft: RequestedOrder },
  about: { editedBy: string; site: string },
): Letter {
  const changes = asked.lines.flatMap(({ productId, name, quantity }) => {
    const now = draft.lines.find((line) => line.productId === productId)?.quantity ?? 0;
    if (now === quantity) return [];
    return [`${name}: ${formatNumber(quantity)} → ${now === 0 ? 'tekið út' : formatNumber(now)}`];
  });
  return {
    subject: 'Pöntun þinni var breytt',
    preview: `Samtals ${formatKronur(draft.totals.gross)}`,
    heading: 'Pöntuninni var breytt',
    paragraphs: [
      `${about.editedBy} breytti pöntuninni sem bíður samþykkis.`,
      changes.join('\n'),
      'Pöntunin er ekki farin af stað. Þú færð tölvupóst þegar henni er svarað.',
    ],
    table: toRequestTable({ ...draft, lines: draft.lines.filter(({ quantity }) => quantity > 0) }),
    action: { label: 'Skoða beiðnina', url: requestPageUrl(about.site) },
  };
}
