/**
 * What a kept page or answer of the storefront is made of. The backend names what changed by these tags,
 * the storefront marks what it keeps with them.
 */
export const revalidateTags = {
  /** Website info and every CMS page. */
  content: 'content',
  /** Which CMS pages there are. */
  pages: 'pages',
  navigation: 'navigation',
  openingHours: 'opening-hours',
  employees: 'employees',
  categories: 'categories',
  brands: 'brands',
  /** Any listing, band or group of products; and product pages, where too many changed to name each. */
  catalogue: 'catalogue',
} as const;

/** One CMS page. */
export const pageTag = (slug: string): string => `page:${slug}`;

/** One product page, by what stands in its address: the slug, else the id. */
export const productTag = (slugOrId: string | number): string => `product:${slugOrId}`;
