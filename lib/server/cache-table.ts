import 'server-only';

/** One kind of read that the server keeps. */
export interface CacheRule {
  /**
   * First part of the key; the rest names which page, product … Its number grows when what is kept changes its shape: during a
   * deployment two versions of the shop share the cache.
   */
  readonly key: string;
  /** Hours an answer counts as fresh. */
  readonly hours: number;
  /** Needed by every page: the process keeps its last answer for its lifetime, in case cache and backend are both down. */
  readonly isShell?: true;
}

/** Hours for which a stale answer is still served when the backend does not answer. */
export const staleHours = 7 * 24;

/** Every cached read of the server (specification §9). Tags come with the read: a change of one invalidates the entry. */
export const cacheTable = {
  websiteInfo: { key: 'website-info', hours: 24, isShell: true },
  topCategories: { key: 'top-categories', hours: 12, isShell: true },
  categories: { key: 'categories-2', hours: 12, isShell: true },
  category: { key: 'category', hours: 12 },
  categoryOverview: { key: 'category-overview', hours: 12 },
  navigation: { key: 'navigation', hours: 12, isShell: true },
  // The answer starts with the current day; one hour keeps "today" close without any signal at midnight.
  openingHours: { key: 'opening-hours', hours: 1, isShell: true },
  brands: { key: 'brands', hours: 12 },
  employees: { key: 'employees', hours: 12 },
  page: { key: 'page', hours: 12 },
  pages: { key: 'pages', hours: 12 },
  product: { key: 'product-2', hours: 1 },
  productPage: { key: 'product-page', hours: 1 },
  listing: { key: 'listing', hours: 1 },
  searchKey: { key: 'search-key', hours: 1 },
  facets: { key: 'facets', hours: 1 },
  productGroup: { key: 'product-group', hours: 1 },
  productBreadcrumbs: { key: 'product-breadcrumbs', hours: 12 },
  productBand: { key: 'product-band', hours: 1 },
  deliveries: { key: 'deliveries', hours: 1 },
} as const satisfies Record<string, CacheRule>;

/** Tags by which the backend announces changes. */
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
