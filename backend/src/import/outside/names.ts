import { sql } from 'drizzle-orm';
import { foldIcelandic, slugify } from '../../../../lib/rules/text/icelandic-order.ts';
import type { Database } from '../../db/connect.ts';
import { rows } from '../../db/rows.ts';

/** Levels of the category tree (specification §3.4). */
const maxLevels = 3;

interface NewLine {
  type: 'brand' | 'category';
  slug: string;
  name: string;
  parent?: string;
}

/** What outside files call by name, and the shop knows by an address: brands and categories, made where they are missing. */
export class KnownNames {
  readonly #brands = new Map<string, string>();
  readonly #categories = new Map<string, string>();
  readonly #categorySlugs = new Set<string>();
  #made: NewLine[] = [];

  static async read(db: Database): Promise<KnownNames> {
    const known = new KnownNames();
    for (const { slug, name } of await rows<{ slug: string; name: string }>(
      db,
      sql`SELECT slug, name FROM brands`,
    )) {
      known.#brands.set(slug, slug);
      known.#brands.set(foldIcelandic(name), slug);
    }
    const categories = await rows<{ slug: string; names: string[] }>(
      db,
      sql`SELECT c.slug, array(SELECT s.name FROM unnest(c.path) WITH ORDINALITY AS step (id, level)
        JOIN categories s ON s.id = step.id ORDER BY level) AS names FROM categories c`,
    );
    for (const { slug, names } of categories) {
      known.#categories.set(keyOf(names), slug);
      known.#categorySlugs.add(slug);
    }
    return known;
  }

  brand(name: string): string {
    const slug = addressOf(name, 'merki');
    const known = this.#brands.get(foldIcelandic(name)) ?? this.#brands.get(slug);
    if (known !== undefined) return known;
    this.#brands.set(foldIcelandic(name), slug);
    this.#brands.set(slug, slug);
    this.#made.push({ type: 'brand', slug, name });
    return slug;
  }

  /** @param names from the top down; what is deeper than the shop's tree stands on its lowest level */
  category(names: readonly string[]): string {
    const path = names.slice(0, maxLevels);
    const [only = ''] = path.length === 1 ? path : [];
    if (this.#categorySlugs.has(only)) return only;
    const known = this.#categories.get(keyOf(path));
    if (known !== undefined) return known;
    const above = path.slice(0, -1);
    const parent = above.length > 0 ? this.category(above) : undefined;
    const name = path.at(-1) ?? '';
    const own = addressOf(name, 'flokkur');
    const candidates = [own, ...(parent === undefined ? [] : [`${parent}-${own}`])];
    let slug = candidates.find((one) => !this.#categorySlugs.has(one));
    for (let number = 2; slug === undefined; number += 1)
      if (!this.#categorySlugs.has(`${own}-${number}`)) slug = `${own}-${number}`;
    this.#categories.set(keyOf(path), slug);
    this.#categorySlugs.add(slug);
    this.#made.push({ type: 'category', slug, name, ...(parent !== undefined && { parent }) });
    return slug;
  }

  /** Lines of what was missing so far, each once. */
  takeMade(): NewLine[] {
    const made = this.#made;
    this.#made = [];
    return made;
  }
}

const keyOf = (names: readonly string[]): string => names.map(foldIcelandic).join('\n');

/** Addresses have a letter among them. */
function addressOf(name: string, kind: string): string {
  const slug = slugify(name).slice(0, 100).replace(/-$/, '');
  return /[a-z]/.test(slug) ? slug : [kind, slug].filter(Boolean).join('-');
}
