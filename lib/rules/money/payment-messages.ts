/** While nobody can say what became of the money: neither the backend, nor the page that cannot reach it. */
export const unknownPaymentMessage = 'Við erum að kanna stöðu greiðslunnar. Vinsamlegast greiðið ekki aftur.';

/** The shop may have the order or may not: the page goes on asking, and pressing again is safe. */
export const lostAnswerMessage =
  'Ekki fékkst svar um hvort pöntunin komst til skila. Við könnum stöðu hennar og þú þarft ekki að greiða aftur. Þú mátt ýta aftur á hnappinn: pöntunin verður aldrei skráð tvisvar.';
