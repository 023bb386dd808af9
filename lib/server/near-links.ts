import 'server-only';
import { logFailure } from '../io/log.ts';
import { brandHref, categoryHref, productHref } from '../rules/routes/addresses.ts';
import { findNearNames } from '../rules/text/near-names.ts';
import { findProducts, readBrands, readCategories } from './catalogue.ts';

interface NearLink {
  name: string;
  href: string;
}

const mostOfAKind = 4;

/**
 * What somebody may have meant who came to an address that is not there: categories and brands of like names, and at a
 * product's address the products of like names that a search for its words finds. Without an answer of the backend none.
 */
export async function readNearLinks(words: string, place: 'product' | 'other'): Promise<NearLink[]> {
  try {
    const [categories, brands, products] = await Promise.all([
      readCategories(),
      readBrands(),
      place === 'product' ? findProducts(words, mostOfAKind) : [],
    ]);
    const allCategories = categories.flatMap((top) => [
      top,
      ...top.children.flatMap((child) => [child, ...child.children]),
    ]);
    return [
      ...findNearNames(words, products, mostOfAKind).map((product) => ({
        name: product.name,
        href: productHref(product),
      })),
      ...findNearNames(words, allCategories, mostOfAKind).map((one) => ({
        name: one.name,
        href: categoryHref(one),
      })),
      ...findNearNames(words, brands, mostOfAKind).map((one) => ({ name: one.name, href: brandHref(one) })),
    ];
  } catch (error) {
    logFailure('Near names could not be read', error);
    return [];
  }
}
