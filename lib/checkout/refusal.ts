import { errorText } from '../rules/text/error-text.ts';

/** Why an order was refused before any money was asked for; what is said of other refusals tells itself where the money is. */
const reasonsBeforeCharge: readonly unknown[] = ['pay.priceChanged', 'pay.noCredit', 'cart.stockShort'];

/** Icelandic text of why an order was not placed, and what that means for the money. */
export function refusalText(error: Error): string {
  const { details } = error as { details?: { reason?: unknown } };
  const text = errorText(error);
  return reasonsBeforeCharge.includes(details?.reason)
    ? `${text.replace(/\.?$/, '.')} Ekkert var skuldfært.`
    : text;
}
