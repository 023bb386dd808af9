import { isDeepStrictEqual } from 'node:util';
import { eq } from 'drizzle-orm';
import { icelandicSortKey } from '../../../lib/rules/text/icelandic-order.ts';
import type { Database } from '../db/connect.ts';
import { brands } from '../db/schema/catalogue.ts';
import type { BrandLine } from './line.ts';
import { namedFields } from './named-fields.ts';
import type { Refusal } from './problem.ts';
import { missingFieldRefusal } from './problems.ts';

const emptyBrand = {
  website: null,
  description: null,
  theme: null,
  logo: null,
  cover: null,
  mobileCover: null,
};

/** Upserts one brand by its slug; omitted fields stay. @returns its id when anything changed, else null */
export async function loadBrand(tx: Database, line: BrandLine): Promise<{ id: number | null } | Refusal> {
  const [existing] = await tx.select().from(brands).where(eq(brands.slug, line.slug));
  const { type: _type, ...fields } = line;
  const name = line.name ?? existing?.name;
  if (name === undefined) return missingFieldRefusal('name', 'brand');
  const values = {
    ...(existing ?? emptyBrand),
    ...namedFields(fields),
    slug: line.slug,
    name,
    nameSort: icelandicSortKey(name),
  };
  if (!existing) {
    const [inserted] = await tx.insert(brands).values(values).returning({ id: brands.id });
    return { id: inserted?.id ?? null };
  }
  if (isDeepStrictEqual(existing, values)) return { id: null };
  await tx.update(brands).set(values).where(eq(brands.id, existing.id));
  return { id: existing.id };
}
