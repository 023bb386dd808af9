import { eq, sql } from 'drizzle-orm';
import { sortKey } from '../../../lib/rules/icelandic-order.ts';
import type { Database } from '../db/connect.ts';
import { brands } from '../db/schema/catalogue.ts';
import type { BrandLine } from './line.ts';

/** Writes one brand, known by its slug. @returns its id when anything changed, else null */
export async function loadBrand(tx: Database, line: BrandLine): Promise<number | null> {
  const values = {
    slug: line.slug,
    name: line.name,
    nameSort: sortKey(line.name),
    website: line.website ?? null,
    description: line.description,
    theme: line.theme ?? null,
    logo: line.logo,
    cover: line.cover,
    mobileCover: line.mobileCover,
  };
  const [known] = await tx.select().from(brands).where(eq(brands.slug, line.slug));
  if (!known) {
    const [added] = await tx.insert(brands).values(values).returning({ id: brands.id });
    return added?.id ?? null;
  }
  const [changed] = await tx
    .update(brands)
    .set(values)
    .where(
      sql`${brands.id} = ${known.id} AND (name, website, description, theme, logo, cover, mobile_cover) IS DISTINCT FROM
        (${values.name}, ${values.website}, ${values.description}, ${values.theme}, ${json(values.logo)}, ${json(values.cover)}, ${json(values.mobileCover)})`,
    )
    .returning({ id: brands.id });
  return changed?.id ?? null;
}

const json = (value: object | null) => sql`${value && JSON.stringify(value)}::jsonb`;
