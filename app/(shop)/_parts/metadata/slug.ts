import { permanentRedirect } from 'next/navigation';

/** The slug of an address; one with capitals redirects to the lower-case address (308). */
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
