import { formatKronur } from '../../../../../lib/rules/money/kronur.ts';
import type { RequestedOrder } from '../../../db/schema/approvals.ts';
import type { Letter } from '../../mail/letter.ts';
import { requestPageUrl, toRequestTable } from '../request-mail-parts.ts';

/** Asks an approver to decide. */
export function requestLetter(
  order: RequestedOrder,
  about: { employeeName: string; companyName: string; orderLimit: number; site: string },
): Letter {
  return {
    subject: `Pöntun bíður samþykkis: ${formatKronur(order.totals.gross)}`,
    preview: `${about.employeeName} óskar eftir samþykki fyrir pöntun.`,
    heading: 'Pöntun bíður samþykkis',
    paragraphs: [
      `Fyrir: ${about.companyName}\nStarfsmaður: ${about.employeeName}`,
      `Pöntunin er yfir úttektarmörkum starfsmannsins, sem eru ${formatKronur(about.orderLimit)}. Hún fer ekki af stað fyrr en hún er samþykkt og vörurnar eru ekki teknar frá á meðan.`,
    ],
    table: toRequestTable(order),
    action: { label: 'Skoða beiðnina', url: requestPageUrl(about.site) },
  };
}
