/* Texts about acting for others, fixed by specification §2.9 and §8.1. */

export const billToFailedMessage =
  'Gat ekki valið viðskiptavin - vinsamlegast hafið samband við þjónustuver.';
export const switchFailedMessage =
  'Villa kom upp við að skipta um notanda, vinsamlegast reynið aftur eða hafið samband við þjónustuver.';
/** With several bill-to customers an order goes to none before one is chosen. */
export const chooseBillToMessage = 'Veldu viðskiptavin til að ljúka pöntun';
