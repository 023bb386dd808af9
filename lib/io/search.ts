import { SearchHitsDocument } from '../../graphql/generated/documents.ts';
import { markMatches, type TextPart } from '../rules/marked-text.ts';
import { graphql } from './graphql.ts';

/** A product that a search found; what the visitor may not see of it is null. */
export interface SearchHit {
  /** The product's id. */
  id: string;
  slug: string | null;
  name: readonly TextPart[];
  sku: string;
  brand: string | null;
  stock: number;
  unitOfMeasure: number;
  isSpecialOrder: boolean;
  /** Krónur with VAT. */
  price: number | null;
  image: { assetPath: string } | null;
}

export interface SearchAnswer {
  /** At most 8, best first. */
  hits: readonly SearchHit[];
  /** How many products fit in all. */
  total: number;
}

const hitCount = 8;

/** Milliseconds: 1 s to connect and 2 s to read (specification §9), which a browser does not tell apart. */
const searchTimeoutMs = 3_000;

/**
 * The first products that fit the text, as this visitor may see them.
 * @throws BackendError, or the signal's reason when it was cancelled or took too long
 */
export async function searchProducts(text: string, signal: AbortSignal): Promise<SearchAnswer> {
  const { productPage } = await graphql(
    SearchHitsDocument,
    { search: text, pageSize: hitCount },
    { signal: AbortSignal.any([signal, AbortSignal.timeout(searchTimeoutMs)]) },
  );
  const hits = productPage.products.map(({ name, slug, brand, price, images, ...rest }) => ({
    ...rest,
    slug: slug ?? null,
    name: markMatches(name, text),
    brand: brand?.name ?? null,
    price: price?.priceWithTax ?? null,
    image: images[0] ?? null,
  }));
  return { hits, total: productPage.total };
}
