import { shopPath } from './return-path.ts';

const maximumLength = 2_000;
/** Nothing that a browser would drop or bend on the way to the address: spaces, control and format characters, `\`. */
const unsafeCharacters = /[\s\\\p{Cc}\p{Cf}]/u;
const anchorPattern = /^#[a-z][a-z0-9-]{0,99}$/;
const mailPattern =
  /^mailto:[\w.+-]{1,64}@[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63})+(?:\?subject=[^&%#]{1,200})?$/i;
const phonePattern = /^tel:\+?\d[\d-]{2,19}$/i;

/**
 * Where a link of the content system may lead: a page of this shop, a place on the page, the web, a mail address or a
 * phone. Null for everything else, whatever it calls itself (reliability F31, F32).
 */
export function allowedContentLink(url: string | null | undefined): string | null {
  if (!url || url.length > maximumLength || unsafeCharacters.test(url)) return null;
  if (url.startsWith('/')) return shopPath(url);
  if (anchorPattern.test(url) || mailPattern.test(url) || phonePattern.test(url)) return url;
  return /^https?:\/\/[^/]/i.test(url) ? allowedWebAddress(url) : null;
}

/** Without a name before the host: what stands before `@` only looks like one. */
function allowedWebAddress(url: string): string | null {
  if (!URL.canParse(url)) return null;
  const { protocol, username, password, href } = new URL(url);
  const isWeb = protocol === 'https:' || protocol === 'http:';
  return isWeb && username === '' && password === '' ? href : null;
}

/** A link from the content system where something has to be linked: what may not be followed leads to the front page. */
export function safeHref(url: string | null | undefined): string {
  return allowedContentLink(url) ?? '/';
}
