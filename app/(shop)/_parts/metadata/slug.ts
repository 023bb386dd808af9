import { permanentRedirect } from 'next/navigation';

/** As long as a search may be; an address may be longer. */
const maximumWordsLength = 100;

/** The slug of an address; one with capitals redirects to the lower-case address (308). */
export function redirectToLowerCase(slug: string, pathOf: (slug: string) => string): string {
  const text = decodeSlug(slug);
  const lower = text.toLowerCase();
  if (text !== lower) permanentRedirect(pathOf(encodeURIComponent(lower)));
  return lower;
}

/** What somebody looks for who asks for an address: `gul-tunna` → `gul tunna`. */
export function wordsOfSlug(slug: string): string {
  return decodeSlug(slug)
    .replaceAll(/[-_\s]+/g, ' ')
    .trim()
    .slice(0, maximumWordsLength);
}

function decodeSlug(slug: string): string {
  try {
    return decodeURIComponent(slug);
  } catch {
    return slug;
  }
}
