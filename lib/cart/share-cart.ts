import { logFailure } from '../io/log.ts';
import { sharedLinesHref } from '../rules/orders/quick-order/shared-lines.ts';
import type { Cart } from './queries.ts';

/**
 * Shares a link to a quick order with the cart's lines: by the device's share sheet, else by the clipboard.
 * @returns Icelandic: what happened; null where the device shows it itself
 */
export async function shareCart(cart: Cart): Promise<string | null> {
  const lines = cart.items.map(({ product, quantity }) => ({ sku: product.sku, quantity }));
  const url = new URL(sharedLinesHref(lines), window.location.origin).href;
  try {
    if ('share' in navigator && matchMedia('(pointer: coarse)').matches) {
      await navigator.share({ title: 'Karfa', url });
      return null;
    }
    await navigator.clipboard.writeText(url);
    return 'Slóð körfunnar var afrituð.';
  } catch (error) {
    // Cancelling the share sheet is no failure.
    if (error instanceof DOMException && error.name === 'AbortError') return null;
    logFailure('Sharing the cart failed', error);
    return 'Ekki tókst að afrita slóðina.';
  }
}
