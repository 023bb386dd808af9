import { errorText } from '../rules/text/error-text.ts';

/** Why an order was refused before any payment; messages of other refusals say themselves where the money is. */
const reasonsBeforeCharge: readonly unknown[] = ['pay.priceChanged', 'pay.noCredit', 'cart.stockShort'];

/** Icelandic text on why an order was not placed, and what happened to the money. */
export function refusalText(error: Error): string {
  const { details } = error as { details?: { reason?: unknown } };
  const text = errorText(error);
  return reasonsBeforeCharge.includes(details?.reason)
    ? `${text.replace(/\.?$/, '.')} Ekkert var skuldfært.`
    : text;
}
