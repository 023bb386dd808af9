import { productCountText } from '@/lib/rules/orders/cart-label.ts';
import { quoteWords } from '@/lib/rules/text/quote-words.ts';
import { customersOnlyText } from '@/lib/rules/products/customers-only.ts';
import type { SearchResults } from './use-search-results.ts';

/** Shown in place of products, or null where there are some. */
export function searchMessage({ failed, hits, isLoading, isForCustomersOnly }: SearchResults): string | null {
  if (failed) return 'Leitin er ekki tiltæk sem stendur. Vinsamlegast reynið aftur.';
  if (hits.length > 0) return null;
  if (isForCustomersOnly) return `${customersOnlyText}.`;
  return isLoading ? 'Leita…' : 'Engar niðurstöður fundust með þessi leitarskilyrði.';
}

/** Announced to screen readers; nothing while the next answer is pending. */
export function searchAnnouncement({ total, isLoading }: SearchResults): string {
  if (total === null || isLoading) return '';
  return `${productCountText(total)} ${total === 1 ? 'fannst' : 'fundust'}`;
}

export const unknownWordsText = (words: readonly string[]): string =>
  `Ekkert fannst undir ${quoteWords(words)}; næst því:`;
