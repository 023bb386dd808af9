import { bucketAddress } from '../io/images/bucket.ts';
import { imageSources } from '../io/images/image-sources.ts';
import { galleryPictureSizes } from '../rules/products/gallery-sizes.ts';

/** Pictures that were asked for: each once. */
const warmed = new Set<string>();

/** Fetches the main picture of the product page that a card's link leads to: the card's own picture, larger. */
export function warmPicture(link: HTMLAnchorElement): void {
  const cardPicture = link.pathname.startsWith('/vara/') && link.closest('article')?.querySelector('img');
  if (!cardPicture) return;
  const prefix = bucketAddress('');
  const [address = ''] = cardPicture.src.split('?');
  if (!address.startsWith(prefix) || warmed.has(address)) return;
  warmed.add(address);
  const path = decodeURIComponent(address.slice(prefix.length));
  const picture = new Image();
  const { sizes = '', srcSet } = imageSources(path, galleryPictureSizes);
  picture.sizes = sizes;
  picture.srcset = srcSet;
}
