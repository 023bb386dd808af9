/** A product with every field set, and how to read it back; shared by the tests of what an import keeps. */

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { Connection } from '../../backend/src/db/connect.ts';
import { productCategories, products } from '../../backend/src/db/schema/catalogue.ts';
import { shelfProducts } from '../../backend/src/db/schema/shelves.ts';
import { jobs } from '../../backend/src/db/schema/jobs.ts';
import { searchProducts } from '../../backend/src/db/schema/search.ts';
import { createTestDatabase } from '../kit/database.ts';
import { brandLine, categoryLine, clearCatalogue, loadLines } from '../kit/catalogue.ts';

export let connection: Connection;
export let folder: string;

/** Registers the hooks of this setting for the test file that calls it. */
export function setUpImportKeeps(): void {
  beforeAll(async () => {
    connection = await createTestDatabase();
    folder = await mkdtemp(join(tmpdir(), 'import-keeps-'));
  });
  afterAll(async () => {
    await connection.close();
    await rm(folder, { recursive: true });
  });
  beforeEach(async () => {
    await clearCatalogue(connection.db);
    await loadLines(connection.db, [fullBrand, categoryLine('efri'), fullCategory, full], { strict: true });
    await connection.db.delete(jobs);
  });
}

export const full = {
  type: 'product',
  id: 7,
  sku: 'P-1',
  ean: '5690000000017',
  oldNumbers: ['G-1'],
  name: 'Vara',
  slug: 'vara',
  description: 'Lýsing',
  brand: 'taerun',
  categories: ['nedri', 'efri'],
  price: 1240,
  taxPercentage: 11,
  tiers: [{ from: 12, price: 1100 }],
  discount: 12.5,
  salesCode: 'HRE',
  stock: 10,
  unitOfMeasure: 2,
  packageSize: '2 stk.',
  deliveryTime: '3 dagar',
  withdrawalExemption: 'Perishable',
  isNew: true,
  isSpecialOrder: true,
  isTrending: true,
  visibleByGuest: false,
  priceVisibleByGuest: false,
  takenOut: false,
  group: 'g',
  groupName: 'Hópur',
  attributes: [{ name: 'Litur', value: 'Svartur' }],
  images: [{ assetPath: 'a.webp', alt: 'Mynd', width: 1, height: 2 }],
  files: [{ name: 'Blað', url: 'a.pdf', size: 3 }],
  videos: [{ title: 'Mynd', url: 'a.mp4' }],
  popularity: 5,
};

export const fullBrand = brandLine({
  website: 'https://www.taerun.test',
  description: 'Um',
  theme: '#0f6e84',
  logo: 'l.webp',
  cover: 'c.webp',
  mobileCover: 'm.webp',
});

const fullCategory = categoryLine('nedri', {
  parent: 'efri',
  name: 'Neðri',
  description: 'Um',
  linkColor: '#0f6e84',
  icon: '<svg><path d="M0 0"/></svg>',
  image: 'n.webp',
  position: 4,
});

/** Everything that the shop stores of a product, except when it changed. */
export async function everything(sku = 'P-1') {
  const [row] = await connection.db.select().from(products).where(eq(products.sku, sku));
  const { updatedAt: _updatedAt, ...product } = row!;
  const places = await connection.db
    .select()
    .from(productCategories)
    .where(eq(productCategories.productId, product.id))
    .orderBy(productCategories.position);
  const [search] = await connection.db
    .select()
    .from(searchProducts)
    .where(eq(searchProducts.productId, product.id));
  const shelved = await connection.db
    .select()
    .from(shelfProducts)
    .where(eq(shelfProducts.productId, product.id))
    .orderBy(shelfProducts.shelf);
  return { product, places, search, shelved };
}
