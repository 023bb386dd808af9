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

/** Notifies the store's staff of money that was held for an order and could not be taken. */
export function failedCaptureLetter(reference: string, reason: string): Letter {
  return {
    subject: 'Ekki tókst að innheimta kortagreiðslu',
    preview: 'Reynt verður aftur eftir klukkustund',
    heading: 'Ekki tókst að innheimta kortagreiðslu',
    paragraphs: [
      'Kortaþjónustan tilkynnir að ekki hafi tekist að innheimta greiðslu sem heimild var fyrir. Reynt verður aftur eftir klukkustund. Vinsamlegast fylgist með greiðslunni hjá kortaþjónustunni og hafið samband við kaupandann ef þetta endurtekur sig.',
      [`Tilvísun greiðslu: ${reference}`, `Skýring kortaþjónustunnar: ${reason}`].join('\n'),
    ],
  };
}

/** Notifies the store's staff of a payment that the card holder or their bank disputes: there is a deadline to answer. */
export function disputeLetter({
  payment,
  eventCode,
  amount,
  reason,
}: {
  payment: string;
  eventCode: string;
  amount: number;
  reason: string;
}): Letter {
  return {
    subject: 'Kortagreiðslu er andmælt',
    preview: `Greiðsla upp á ${formatKronur(amount)}`,
    heading: 'Kortagreiðslu er andmælt',
    paragraphs: [
      'Korthafi eða banki hans andmælir greiðslu. Frestur til að svara er takmarkaður: vinsamlegast opnið málið hjá kortaþjónustunni.',
      [
        `Upphæð greiðslu: ${formatKronur(amount)}`,
        `Tilvísun greiðslu: ${payment}`,
        `Atvik: ${eventCode}`,
        `Skýring kortaþjónustunnar: ${reason}`,
      ].join('\n'),
    ],
  };
}
