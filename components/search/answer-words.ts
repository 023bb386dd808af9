import { countedProducts } from '@/lib/rules/orders/cart-label.ts';
import type { Found } from './use-found.ts';

/** What stands in the place of products, or null where there are some. */
export function messageOf({ failed, hits, waiting }: Found): string | null {
  if (failed) return 'Leitin er ekki tiltæk sem stendur. Vinsamlegast reynið aftur.';
  if (hits.length > 0) return null;
  return waiting ? 'Leita…' : 'Engar niðurstöður fundust með þessi leitarskilyrði.';
}

/** What screen readers are told beside the list; nothing while the next answer is on its way. */
export function announcementOf({ total, waiting }: Found): string {
  if (total === null || waiting) return '';
  return `${countedProducts(total)} ${total === 1 ? 'fannst' : 'fundust'}`;
}
