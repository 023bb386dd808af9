import { isDeepStrictEqual } from 'node:util';
import { arrayContains, eq, sql } from 'drizzle-orm';
import { icelandicSortKey } from '../../../lib/rules/text/icelandic-order.ts';
import type { Database } from '../db/connect.ts';
import { categories, oldSlugs } from '../db/schema/catalogue.ts';
import type { CategoryLine } from './line.ts';
import { namedFields } from './named-fields.ts';
import type { Refusal } from './problem.ts';
import { missingFieldRefusal } from './problems.ts';
import { rows } from '../db/rows.ts';

/** Levels of the category tree (specification §3.4). */
const maxDepth = 3;
/** Ids of categories whose lines have none start here, so that suppliers' own low ids stay free. */
const firstOwnId = 10_000;

type Category = typeof categories.$inferSelect;

interface CategoryOutcome {
  id: number;
  /** True when it was renamed or moved: its products belong on other shelves or are found by other words. */
  changed: boolean;
}

/** Upserts one category by its id where it has one, else by its slug; omitted fields stay. */
export async function loadCategory(tx: Database, line: CategoryLine): Promise<CategoryOutcome | Refusal> {
  const bySlug = await findCategory(tx, eq(categories.slug, line.slug));
  const existing = line.id === undefined ? bySlug : await findCategory(tx, eq(categories.id, line.id));
  if (bySlug && existing?.id !== bySlug.id)
    return { field: 'slug', reason: `belongs to category ${bySlug.id}` };
  const name = line.name ?? existing?.name;
  if (name === undefined) return missingFieldRefusal('name', 'category');
  const parent = await resolveParent(tx, line, existing);
  if (parent === undefined)
    return { field: 'parent', reason: `there is no category "${line.parent}" before this line` };
  if (existing && parent?.path.includes(existing.id))
    return { field: 'parent', reason: 'stands below this category' };
  const levelsBelow = existing ? await readDepthBelow(tx, existing) : 0;
  if ((parent?.path.length ?? 0) + 1 + levelsBelow > maxDepth)
    return { field: 'parent', reason: `would make more than ${maxDepth} levels` };

  const id = existing?.id ?? line.id ?? (await nextOwnId(tx));
  const { type: _type, parent: _parent, ...fields } = line;
  const values: Category = {
    ...(existing ?? emptyCategory),
    ...namedFields(fields),
    id,
    slug: line.slug,
    parentId: parent?.id ?? null,
    path: [...(parent?.path ?? []), id],
    name,
    nameSort: icelandicSortKey(name),
  };
  if (!existing) {
    await tx.insert(categories).values(values);
    return { id, changed: true };
  }
  if (isDeepStrictEqual(existing, values)) return { id, changed: false };
  await tx.update(categories).set(values).where(eq(categories.id, id));
  if (existing.slug !== line.slug) await keepOldSlug(tx, id, existing.slug);
  if (!isDeepStrictEqual(existing.path, values.path)) await movePaths(tx, existing.path, values.path);
  return { id, changed: true };
}

const emptyCategory = { position: 0, description: null, linkColor: null, icon: null, image: null };

/** Null at the top level, undefined where there is no such category. */
async function resolveParent(
  tx: Database,
  line: CategoryLine,
  existing: Category | undefined,
): Promise<Category | null | undefined> {
  if (line.parent) return findCategory(tx, eq(categories.slug, line.parent));
  if (line.parent === null || !existing?.parentId) return null;
  return findCategory(tx, eq(categories.id, existing.parentId));
}

async function findCategory(tx: Database, condition: ReturnType<typeof eq>): Promise<Category | undefined> {
  const [row] = await tx.select().from(categories).where(condition);
  return row;
}

async function readDepthBelow(tx: Database, { id, path }: Category): Promise<number> {
  const [row] = await tx
    .select({ depth: sql<number>`max(cardinality(${categories.path}))`.mapWith(Number) })
    .from(categories)
    .where(arrayContains(categories.path, [id]));
  return (row?.depth ?? path.length) - path.length;
}

async function nextOwnId(tx: Database): Promise<number> {
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

/** Rewrites the paths of everything below a category that moved. */
async function movePaths(tx: Database, from: number[], to: number[]): Promise<void> {
  const own = from.at(-1) ?? 0;
  await tx
    .update(categories)
    .set({ path: sql`${sql.param(to, categories.path)} || path[${from.length + 1}:]` })
    .where(sql`${categories.path} @> ${sql.param([own], categories.path)} AND ${categories.id} <> ${own}`);
}
