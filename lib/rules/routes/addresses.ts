/** Addresses of the shop's pages (specification §2.1). */

/** The content system's page that stands at `/`. */
export const frontPageSlug = 'front-page';

export function productHref({ slug, id }: { slug?: string | null; id: string }): string {
  return `/vara/${slug ?? id}`;
}

export function categoryHref({ slug }: { slug: string }): string {
  return `/voruflokkur/${slug}`;
}

export function brandHref({ slug }: { slug: string }): string {
  return `/framleidendur/${slug}`;
}

/** Page of what a text finds. */
export function searchHref(text: string): string {
  return `/leit?${new URLSearchParams({ leit: text }).toString()}`;
}
