import { findOptionValue } from '../../../../../lib/rules/orders/order-option.ts';
import { formatKronur } from '../../../../../lib/rules/money/kronur.ts';
import type { RequestedOrder } from '../../../db/schema/approvals.ts';
import type { Letter } from '../../mail/letter.ts';
import { requestPageUrl, toRequestTable } from '../request-mail-parts.ts';

/** Asks an approver to decide, or reminds of it. */
export function requestLetter(
  order: RequestedOrder,
  about: { employeeName: string; companyName: string; isReminder: boolean; site: string },
): Letter {
  const total = formatKronur(order.totals.gross);
  const unit = findOptionValue(order.options, 'Unit');
  const costCentre = findOptionValue(order.options, 'CostCentre');
  const reference = findOptionValue(order.options, 'Reference');
  return {
    subject: about.isReminder
      ? `Áminning: Pöntun bíður samþykkis: ${total}`
      : `Pöntun bíður samþykkis: ${total}`,
    preview: `${about.employeeName} óskar eftir samþykki fyrir pöntun.`,
    heading: about.isReminder ? 'Pöntun bíður enn samþykkis' : 'Pöntun bíður samþykkis',
    paragraphs: [
      [
        `Fyrir: ${about.companyName}`,
        ...(unit === null ? [] : [`Eining: ${unit}`]),
        ...(costCentre === null ? [] : [`Kostnaðarstaður: ${costCentre}`]),
        ...(reference === null ? [] : [`Tilvísun: ${reference}`]),
        `Starfsmaður: ${about.employeeName}`,
      ].join('\n'),
      'Pöntunin fer ekki af stað fyrr en hún er samþykkt og vörurnar eru ekki teknar frá á meðan. Á síðunni hér að neðan sést hvers vegna hún þarf samþykki.',
    ],
    table: toRequestTable({ ...order, lines: order.lines.filter(({ quantity }) => quantity > 0) }),
    action: { label: 'Skoða beiðnina', url: requestPageUrl(about.site) },
  };
}
