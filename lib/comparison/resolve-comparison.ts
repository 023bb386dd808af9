import { maximumCompared, maximumComparedText } from '../rules/products/comparison.ts';
import { normaliseProductCode } from '../rules/products/product-code.ts';

interface NumberedProduct {
  id: string;
  sku: string;
  name: string;
}

/** What a number names: nothing where it is unknown, or hidden from this visitor. */
interface CodeMatch<Product> {
  code: string;
  products: readonly Product[];
}

interface ResolvedComparison<Product> {
  /** At most as many as stand side by side, each once. */
  products: Product[];
  /** Icelandic: what of the address does not stand here. */
  notes: string[];
  /** A number names nothing that this visitor may see. */
  isIncomplete: boolean;
  /** The comparison with the product that is to be added; null where there is none, or it cannot be. */
  extended: Product[] | null;
  /** Icelandic: why a product was not added. */
  problem: string | null;
}

/**
 * Which products an address compares.
 * @param addition what was typed to be added, and what it names; null where nothing was
 */
export function resolveComparison<Product extends NumberedProduct>(
  matches: readonly CodeMatch<Product>[],
  addition: CodeMatch<Product> | null,
): ResolvedComparison<Product> {
  const named = new Map<string, Product>();
  const notes: string[] = [];
  for (const match of matches) {
    const found = findOne(match);
    if (typeof found === 'string') notes.push(found);
    else named.set(found.id, found);
  }
  if (named.size > maximumCompared) notes.push(`${maximumComparedText} Hér eru þær fjórar fyrstu.`);
  const products = [...named.values()].slice(0, maximumCompared);
  const added = addition && addProduct(products, addition);
  return {
    products,
    notes,
    isIncomplete: matches.some((match) => match.products.length === 0),
    extended: typeof added === 'string' ? null : added,
    problem: typeof added === 'string' ? added : null,
  };
}

/** The products with one more, or why it cannot be added. */
function addProduct<Product extends NumberedProduct>(
  products: readonly Product[],
  addition: CodeMatch<Product>,
): Product[] | string {
  if (addition.code === '') return 'Sláðu inn vörunúmer.';
  const found = findOne(addition);
  if (typeof found === 'string') return found;
  if (products.some(({ id }) => id === found.id)) return `Varan er þegar í samanburðinum: ${found.name}`;
  if (products.length >= maximumCompared)
    return `${maximumComparedText} Taktu eina út til að bæta annarri við.`;
  return [...products, found];
}

/** The product that a number names, or why there is none. */
function findOne<Product extends NumberedProduct>({ code, products }: CodeMatch<Product>): Product | string {
  const own = products.find(({ sku }) => normaliseProductCode(sku) === normaliseProductCode(code));
  const found = own ?? (products.length === 1 ? products[0] : undefined);
  if (found) return found;
  if (products.length === 0) return `Engin vara fannst með númerinu „${code}“.`;
  const numbers = products.map(({ sku }) => sku).join(', ');
  return `Númerið „${code}“ á við fleiri en eina vöru. Sláðu inn vörunúmer einnar þeirra: ${numbers}`;
}
