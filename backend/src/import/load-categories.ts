import { isDeepStrictEqual } from 'node:util';
import { eq, sql } from 'drizzle-orm';
import { icelandicSortKey } from '../../../lib/rules/text/icelandic-order.ts';
import type { Database } from '../db/connect.ts';
import { categories, oldSlugs } from '../db/schema/catalogue.ts';
import type { CategoryLine } from './line.ts';
import { namedFields } from './named-fields.ts';
import type { Refusal } from './problem.ts';
import { missingFieldRefusal } from './problems.ts';

/** Levels of the category tree (specification §3.4). */
const maxDepth = 3;
/** PostgreSQL takes 65,535 parameters at most. */
const batchSize = 1_000;
/** Ids of categories whose lines have none start here, so that suppliers' own low ids stay free. */
const firstOwnId = 10_000;

type Category = typeof categories.$inferSelect;

interface CategoryOutcome {
  id: number;
  /** True when it was renamed or moved: its products belong on other shelves or are found by other words. */
  changed: boolean;
}

const emptyCategory = { position: 0, description: null, linkColor: null, icon: null, image: null };

/**
 * Upserts categories, with all of them in memory: a file may have thousands, and each needs its parent and what stands below it. The
 * import has the catalogue to itself. New ones are written together, by `flush`.
 */
export class CategoryLoader {
  readonly #tx: Database;
  readonly #byId = new Map<number, Category>();
  readonly #bySlug = new Map<string, Category>();
  readonly #idsByParent = new Map<number, Set<number>>();
  #added: Category[] = [];
  #nextOwnId = firstOwnId;

  private constructor(tx: Database) {
    this.#tx = tx;
  }

  static async read(tx: Database): Promise<CategoryLoader> {
    const loader = new CategoryLoader(tx);
    for (const category of await tx.select().from(categories)) loader.#remember(category);
    return loader;
  }

  /** One category by its id where it has one, else by its slug; omitted fields stay. */
  async load(line: CategoryLine): Promise<CategoryOutcome | Refusal> {
    const bySlug = this.#bySlug.get(line.slug);
    const existing = line.id === undefined ? bySlug : this.#byId.get(line.id);
    if (bySlug && existing?.id !== bySlug.id)
      return { field: 'slug', reason: `belongs to category ${bySlug.id}` };
    const name = line.name ?? existing?.name;
    if (name === undefined) return missingFieldRefusal('name', 'category');
    const parent = this.#findParent(line, existing);
    if (parent === undefined)
      return { field: 'parent', reason: `there is no category "${line.parent}" before this line` };
    if (existing && parent?.path.includes(existing.id))
      return { field: 'parent', reason: 'stands below this category' };
    const below = existing ? this.#findBelow(existing.id) : [];
    const levelsBelow = existing
      ? Math.max(0, ...below.map(({ path }) => path.length - existing.path.length))
      : 0;
    if ((parent?.path.length ?? 0) + 1 + levelsBelow > maxDepth)
      return { field: 'parent', reason: `would make more than ${maxDepth} levels` };

    const id = existing?.id ?? line.id ?? this.#nextOwnId;
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
    if (existing && isDeepStrictEqual(existing, values)) return { id, changed: false };
    if (existing) await this.#update(existing, values, below);
    else this.#added.push(values);
    this.#remember(values);
    return { id, changed: true };
  }

  /** Writes the new ones. */
  async flush(): Promise<void> {
    const added = this.#added;
    this.#added = [];
    for (let from = 0; from < added.length; from += batchSize)
      await this.#tx.insert(categories).values(added.slice(from, from + batchSize));
    if (added.length > 0)
      await this.#tx.execute(
        sql`SELECT setval(pg_get_serial_sequence('categories', 'id'), (SELECT max(id) FROM categories))`,
      );
  }

  #remember(category: Category): void {
    const { id, slug, parentId } = category;
    this.#byId.set(id, category);
    this.#bySlug.set(slug, category);
    this.#nextOwnId = Math.max(this.#nextOwnId, id + 1);
    if (parentId === null) return;
    const siblings = this.#idsByParent.get(parentId) ?? new Set();
    this.#idsByParent.set(parentId, siblings.add(id));
  }

  /** Null at the top level, undefined where there is no such category. */
  #findParent(line: CategoryLine, existing: Category | undefined): Category | null | undefined {
    if (line.parent) return this.#bySlug.get(line.parent);
    if (line.parent === null || !existing?.parentId) return null;
    return this.#byId.get(existing.parentId);
  }

  #findBelow(id: number): Category[] {
    return [...(this.#idsByParent.get(id) ?? [])].flatMap((childId) => {
      const child = this.#byId.get(childId);
      return child ? [child, ...this.#findBelow(childId)] : [];
    });
  }

  async #update(existing: Category, values: Category, below: readonly Category[]): Promise<void> {
    const { id } = existing;
    // What is changed has to be there, and so has its new parent.
    await this.flush();
    await this.#tx.update(categories).set(values).where(eq(categories.id, id));
    if (existing.slug !== values.slug) {
      this.#bySlug.delete(existing.slug);
      await keepOldSlug(this.#tx, id, existing.slug);
    }
    if (existing.parentId !== null) this.#idsByParent.get(existing.parentId)?.delete(id);
    if (isDeepStrictEqual(existing.path, values.path)) return;
    await movePaths(this.#tx, existing.path, values.path);
    for (const category of below)
      this.#remember({
        ...category,
        path: [...values.path, ...category.path.slice(existing.path.length)],
      });
  }
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
