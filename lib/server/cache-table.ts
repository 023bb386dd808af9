import 'server-only';

/** One kind of read that the server keeps. */
export interface CacheRule {
  /** First part of the key; the rest names which page, product … */
  readonly key: string;
  /** Hours an answer counts as fresh. */
  readonly hours: number;
  /** Every page shows it: the process keeps its last answer for as long as it lives, should cache and backend both be gone. */
  readonly isShell?: true;
}

/** Hours that an answer which is no longer fresh still serves where the backend does not answer. */
export const staleHours = 7 * 24;

/** Every cached read of the server (specification §9). Tags come with the read: they name what a change throws out. */
export const cacheTable = {
  websiteInfo: { key: 'website-info', hours: 24, isShell: true },
  categories: { key: 'categories', hours: 12, isShell: true },
  navigation: { key: 'navigation', hours: 12, isShell: true },
  // An answer begins with its own day; an hour keeps "today" near even where nothing says that a day has passed.
  openingHours: { key: 'opening-hours', hours: 1, isShell: true },
  brands: { key: 'brands', hours: 12 },
  employees: { key: 'employees', hours: 12 },
  page: { key: 'page', hours: 12 },
  pages: { key: 'pages', hours: 12 },
  product: { key: 'product', hours: 1 },
  productPage: { key: 'product-page', hours: 1 },
  listing: { key: 'listing', hours: 1 },
  searchKey: { key: 'search-key', hours: 1 },
  facets: { key: 'facets', hours: 1 },
  productGroup: { key: 'product-group', hours: 1 },
} as const satisfies Record<string, CacheRule>;

/** Names by which the backend says what changed. */
export const cacheTags = {
  content: 'content',
  pages: 'pages',
  navigation: 'navigation',
  openingHours: 'opening-hours',
  employees: 'employees',
  categories: 'categories',
  brands: 'brands',
  catalogue: 'catalogue',
  page: (slug: string) => `page:${slug}`,
  product: (slugOrId: string) => `product:${slugOrId}`,
} as const;
