import { isDeepStrictEqual } from 'node:util';
import { eq } from 'drizzle-orm';
import { sortKey } from '../../../lib/rules/text/icelandic-order.ts';
import type { Database } from '../db/connect.ts';
import { brands } from '../db/schema/catalogue.ts';
import type { BrandLine } from './line.ts';
import { namedFields } from './named-fields.ts';
import { missingOfNew, type Refusal } from './problems.ts';

const empty = { website: null, description: null, theme: null, logo: null, cover: null, mobileCover: null };

/** Writes one brand, known by its slug; what the line does not name stays. @returns its id when anything changed, else null */
export async function loadBrand(tx: Database, line: BrandLine): Promise<{ id: number | null } | Refusal> {
  const [known] = await tx.select().from(brands).where(eq(brands.slug, line.slug));
  const { type: _type, ...fields } = line;
  const name = line.name ?? known?.name;
  if (name === undefined) return missingOfNew('name', 'brand');
  const values = {
    ...(known ?? empty),
    ...namedFields(fields),
    slug: line.slug,
    name,
    nameSort: sortKey(name),
  };
  if (!known) {
    const [added] = await tx.insert(brands).values(values).returning({ id: brands.id });
    return { id: added?.id ?? null };
  }
  if (isDeepStrictEqual(known, values)) return { id: null };
  await tx.update(brands).set(values).where(eq(brands.id, known.id));
  return { id: known.id };
}
