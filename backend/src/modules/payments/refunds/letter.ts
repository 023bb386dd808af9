import { formatKronur } from '../../../../../lib/rules/money/kronur.ts';
import { orderNumber } from '../../../../../lib/rules/orders/order-number.ts';
import { formatPhone } from '../../../../../lib/rules/people/phone.ts';
import type { Letter } from '../../mail/letter.ts';
import type { RefundDetails } from './store.ts';

/**
 * Notifies the store's staff of money that someone has to refund by hand.
 * @param amount krónur
 * @param code the acquirer's reason code
 */
export function refusedRefundLetter(
  { orderId, creditNote, receiverName, email, phone, acquirerId }: RefundDetails,
  amount: number,
  code: string,
): Letter {
  const number = orderNumber(orderId);
  return {
    subject: `Endurgreiðslu á kort var hafnað: pöntun ${number}`,
    preview: `${formatKronur(amount)} þarf að greiða með öðrum hætti`,
    heading: 'Endurgreiðslu á kort var hafnað',
    paragraphs: [
      `Kortaþjónustan hafnaði því að endurgreiða ${formatKronur(amount)} vegna pöntunar ${number} og ekki verður reynt aftur. Vinsamlegast hafið samband við kaupandann og greiðið upphæðina með öðrum hætti, til dæmis með millifærslu. Á síðu pöntunarinnar stendur að það verði gert.`,
      [
        `Pöntun: ${number}`,
        `Kreditreikningur: ${creditNote}`,
        `Upphæð: ${formatKronur(amount)}`,
        `Kaupandi: ${receiverName}`,
        `Netfang: ${email}`,
        `Sími: ${formatPhone(phone)}`,
        `Skýring kortaþjónustunnar: ${code}`,
        `Greiðsla hjá kortaþjónustunni: ${acquirerId}`,
      ].join('\n'),
    ],
  };
}
