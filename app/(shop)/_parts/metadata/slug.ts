import { permanentRedirect } from 'next/navigation';

/** An address's slug as the catalogue knows it; one with capitals leads to the lower-case address (308). */
export function redirectToLowerCase(slug: string, pathOf: (slug: string) => string): string {
  const text = decodeSlug(slug);
  const lower = text.toLowerCase();
  if (text !== lower) permanentRedirect(pathOf(encodeURIComponent(lower)));
  return lower;
}

function decodeSlug(slug: string): string {
  try {
    return decodeURIComponent(slug);
  } catch {
    return slug;
  }
}
