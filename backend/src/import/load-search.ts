import { inArray } from 'drizzle-orm';
import type { Database } from '../db/connect.ts';
import { products } from '../db/schema/catalogue.ts';
import { replacePins, replaceSynonyms, toPinKey } from '../modules/search/staff-lists.ts';
import type { Refusal } from './problem.ts';
import type { SearchLine } from './search-line.ts';

/** Writes the staff's synonyms or pins. @returns whether anything changed, or why the line is refused */
export async function loadSearch(tx: Database, line: SearchLine): Promise<boolean | Refusal> {
  if (line.type === 'synonyms') return replaceSynonyms(tx, line.groups);
  const keys = line.pins.map(({ search }) => toPinKey(search));
  const doubled = line.pins.find((_, at) => keys.indexOf(keys[at] ?? '') !== at);
  if (doubled) return { field: 'pins', reason: `${doubled.search} is there twice` };
  const empty = line.pins.find((_, at) => keys[at] === '');
  if (empty) return { field: 'pins', reason: `${empty.search} has neither letters nor digits` };
  const skus = [...new Set(line.pins.flatMap((pin) => pin.skus))];
  const known = await tx.select({ sku: products.sku }).from(products).where(inArray(products.sku, skus));
  const unknown = new Set(skus).difference(new Set(known.map(({ sku }) => sku)));
  const [first] = unknown;
  if (first !== undefined)
    return {
      field: 'pins',
      reason: `there is no product with the number ${first}; products are loaded before pins`,
    };
  return replacePins(tx, line.pins);
}
