/** While the outcome of a payment is unknown: to the backend, or to the page that cannot reach it. */
export const unknownPaymentMessage = 'Við erum að kanna stöðu greiðslunnar. Vinsamlegast greiðið ekki aftur.';

/** The shop may have the order or may not: the page keeps polling, and submitting again is safe. */
export const lostAnswerMessage =
  'Ekki fékkst svar um hvort pöntunin komst til skila. Við könnum stöðu hennar og þú þarft ekki að greiða aftur. Þú mátt ýta aftur á hnappinn: pöntunin verður aldrei skráð tvisvar.';

/** The same of a payment of invoices. */
export const lostPaymentMessage =
  'Ekki fékkst svar um hvort greiðslan komst til skila. Við könnum stöðu hennar og þú þarft ekki að greiða aftur. Þú mátt ýta aftur á hnappinn: aldrei er greitt tvisvar.';

export const cancelledPaymentMessage = 'Hætt var við greiðslu. Ekkert var skuldfært.';

export const declinedPaymentMessage = 'Greiðslu var hafnað. Ekkert var skuldfært af kortinu.';

/** Why a payment that places an order failed, and that there is no order then. */
export function withoutOrderText(message: string): string {
  const isUnpaid = message === cancelledPaymentMessage || message === declinedPaymentMessage;
  return isUnpaid ? `${message} Engin pöntun var gerð.` : message;
}
