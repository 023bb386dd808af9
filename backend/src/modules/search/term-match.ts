import { sql, type SQL } from 'drizzle-orm';
import { searchProducts } from '../../db/schema/search.ts';

/** A condition on the terms of a product. */
export interface TermMatch {
  /** As a tsquery. */
  readonly query: string;
  /** Only of terms of weight A, B or C, which have an index of their own: in the other every hit would be read to look at its weights. */
  readonly ofName: boolean;
}

/** The expression of the index `search_products_named`. */
const namedTerms = sql`ts_filter(${searchProducts.terms}, '{a,b,c}')`;

/** Of a row of `search_products`. */
export const matchesTerms = ({ query, ofName }: TermMatch): SQL =>
  sql`${ofName ? namedTerms : searchProducts.terms} @@ ${query}::tsquery`;
