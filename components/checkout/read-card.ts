import { requestCardToken } from '@/lib/checkout/card-fields.ts';
import { formText } from '@/lib/rules/text/form-text.ts';
import { newCardChoice } from './payment-methods.tsx';

export const unreachableFieldsMessage = 'Ekki næst samband við kortaþjónustuna. Vinsamlegast reynið aftur.';

/**
 * The card chosen among the payment methods as the backend's input; null when a new card's fields are invalid: their frame shows
 * that itself.
 * @throws Error when the frame does not answer
 */
export async function readCard(
  data: FormData,
  frame: HTMLIFrameElement | null,
  fieldsUrl: string | null | undefined,
) {
  const choice = formText(data, 'payment');
  if (choice !== newCardChoice) return { paymentType: 'Card' as const, paymentMethodId: choice };
  if (!frame || !fieldsUrl) return null;
  const cardToken = await requestCardToken(frame, fieldsUrl);
  return cardToken && { paymentType: 'Card' as const, cardToken, saveCard: data.has('saveCard') };
}
