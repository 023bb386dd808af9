import { isDeepStrictEqual } from 'node:util';
import { arrayContains, eq, sql } from 'drizzle-orm';
import { sortKey } from '../../../lib/rules/text/icelandic-order.ts';
import type { Database } from '../db/connect.ts';
import { categories, oldSlugs } from '../db/schema/catalogue.ts';
import type { CategoryLine } from './line.ts';
import { namedFields } from './named-fields.ts';
import { missingOfNew, type Refusal } from './problems.ts';
import { rows } from '../db/rows.ts';

/** Levels of the category tree (specification §3). */
const deepest = 3;
/** Ids of categories that bring none begin here, so that suppliers' own low ids stay free. */
const firstOwnId = 10_000;

type Category = typeof categories.$inferSelect;

export interface CategoryOutcome {
  id: number;
  /** True when it is another now, or stands elsewhere: what is in it stands on other shelves or is found by other words. */
  changed: boolean;
}

/** Writes one category, known by its id where it has one, else by its slug; what the line does not name stays. */
export async function loadCategory(tx: Database, line: CategoryLine): Promise<CategoryOutcome | Refusal> {
  const bySlug = await find(tx, eq(categories.slug, line.slug));
  const known = line.id === undefined ? bySlug : await find(tx, eq(categories.id, line.id));
  if (bySlug && known?.id !== bySlug.id) return { field: 'slug', reason: `belongs to category ${bySlug.id}` };
  const name = line.name ?? known?.name;
  if (name === undefined) return missingOfNew('name', 'category');
  const parent = await parentOf(tx, line, known);
  if (parent === undefined)
    return { field: 'parent', reason: `there is no category "${line.parent}" before this line` };
  if (known && parent?.path.includes(known.id))
    return { field: 'parent', reason: 'stands below this category' };
  const levelsBelow = known ? await depthBelow(tx, known) : 0;
  if ((parent?.path.length ?? 0) + 1 + levelsBelow > deepest)
    return { field: 'parent', reason: `would make more than ${deepest} levels` };

  const id = known?.id ?? line.id ?? (await ownId(tx));
  const { type: _type, parent: _parent, ...fields } = line;
  const values: Category = {
    ...(known ?? empty),
    ...namedFields(fields),
    id,
    slug: line.slug,
    parentId: parent?.id ?? null,
    path: [...(parent?.path ?? []), id],
    name,
    nameSort: sortKey(name),
  };
  if (!known) {
    await tx.insert(categories).values(values);
    return { id, changed: true };
  }
  if (isDeepStrictEqual(known, values)) return { id, changed: false };
  await tx.update(categories).set(values).where(eq(categories.id, id));
  if (known.slug !== line.slug) await keepOldSlug(tx, id, known.slug);
  if (!isDeepStrictEqual(known.path, values.path)) await movePaths(tx, known.path, values.path);
  return { id, changed: true };
}

const empty = { position: 0, description: null, linkColor: null, icon: null, image: null };

/** Null at the top level, undefined where there is no such category. */
async function parentOf(
  tx: Database,
  line: CategoryLine,
  known: Category | undefined,
): Promise<Category | null | undefined> {
  if (line.parent) return find(tx, eq(categories.slug, line.parent));
  if (line.parent === null || !known?.parentId) return null;
  return find(tx, eq(categories.id, known.parentId));
}

async function find(tx: Database, condition: ReturnType<typeof eq>): Promise<Category | undefined> {
  const [row] = await tx.select().from(categories).where(condition);
  return row;
}

async function depthBelow(tx: Database, { id, path }: Category): Promise<number> {
  const [row] = await tx
    .select({ depth: sql<number>`max(cardinality(${categories.path}))`.mapWith(Number) })
    .from(categories)
    .where(arrayContains(categories.path, [id]));
  return (row?.depth ?? path.length) - path.length;
}

async function ownId(tx: Database): Promise<number> {
  const [row] = await rows<{ id: number | string }>(
    tx,
    sql`SELECT setval(pg_get_serial_sequence('categories', 'id'), greatest(${firstOwnId}, (SELECT max(id) + 1 FROM categories))) AS id`,
  );
  return Number(row?.id);
}

async function keepOldSlug(tx: Database, targetId: number, slug: string): Promise<void> {
  await tx
    .insert(oldSlugs)
    .values({ kind: 'category', slug, targetId })
    .onConflictDoUpdate({ target: [oldSlugs.kind, oldSlugs.slug], set: { targetId } });
}

/** Everything below a category that moved begins its path anew. */
async function movePaths(tx: Database, from: number[], to: number[]): Promise<void> {
  const own = from.at(-1) ?? 0;
  await tx
    .update(categories)
    .set({ path: sql`${sql.param(to, categories.path)} || path[${from.length + 1}:]` })
    .where(sql`${categories.path} @> ${sql.param([own], categories.path)} AND ${categories.id} <> ${own}`);
}
