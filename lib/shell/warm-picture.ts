import { changeWidth } from '../io/images/change-width.ts';
import { sourcesAt } from '../io/images/image-sources.ts';
import { galleryPictureSizes } from '../rules/products/gallery-sizes.ts';

/** Pictures that were asked for: each once. */
const warmed = new Set<string>();

/** Fetches the main picture of the product page that a card's link leads to: the card's own picture, larger. */
export function warmPicture(link: HTMLAnchorElement): void {
  const cardPicture = link.pathname.startsWith('/vara/') && link.closest('article')?.querySelector('img');
  if (!cardPicture) return;
  const addressAt = (width: number): string => changeWidth(cardPicture.src, width) ?? '';
  const { src, srcSet, sizes = '' } = sourcesAt(addressAt, galleryPictureSizes);
  if (!src || warmed.has(src)) return;
  warmed.add(src);
  const picture = new Image();
  picture.sizes = sizes;
  picture.srcset = srcSet;
}
