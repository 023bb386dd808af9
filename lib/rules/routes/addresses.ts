/** Addresses of the shop's pages (specification §2.1). */

/** The content system's page that stands at `/`. */
export const frontPageSlug = 'front-page';

/** Shown with status 410 at the address of a product that was taken out of the range. */
export const goneProductPath = '/horfin-vara';

export function productHref({ slug, id }: { slug?: string | null; id: string }): string {
  return `/vara/${slug ?? id}`;
}

export function categoryHref({ slug }: { slug: string }): string {
  return `/voruflokkur/${slug}`;
}

export function brandHref({ slug }: { slug: string }): string {
  return `/framleidendur/${slug}`;
}
