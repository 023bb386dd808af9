import { sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { rows } from '../../db/rows.ts';

const lowerRate = 11;

/** VAT of the goods that the shop has already: a file of prices alone says nothing of it. Only goods of the lower rate are held. */
export class KnownTaxes {
  readonly #lower: ReadonlySet<string>;

  constructor(lower: readonly string[]) {
    this.#lower = new Set(lower.map((sku) => sku.toUpperCase()));
  }

  static async read(db: Database): Promise<KnownTaxes> {
    const found = await rows<{ sku: string }>(
      db,
      sql`SELECT sku FROM products WHERE tax_percentage = ${lowerRate}`,
    );
    return new KnownTaxes(found.map(({ sku }) => sku));
  }

  of(sku: string): number | undefined {
    return this.#lower.has(sku.toUpperCase()) ? lowerRate : undefined;
  }
}
