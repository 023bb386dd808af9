/** Calls, files and documents: what the browser has to load itself. */
const noPage = /^\/(?:api|backend|_next)\/|\.\w+$|\/(?:pdf|xml)$/;

/** Pages of one visitor, and search results: rendered for each request, so nothing asks for them in advance. */
const personalPage = /^\/(?:auth|karfa|leit|postlisti|samanburdur)(?:\/|$)/;

/** The link to a page of this shop that an event happened on; null for any other. */
export function shopLinkOf({ target }: Event): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  return link && isShopLink(link) ? link : null;
}

/** Whether Next's router can show what the link leads to; a place on the same page is the browser's. */
function isShopLink({ origin, pathname, search, hash, target, download }: HTMLAnchorElement): boolean {
  const isHere = hash !== '' && pathname === location.pathname && search === location.search;
  return origin === location.origin && !target && !download && !isHere && !noPage.test(pathname);
}

/** Whether the link leads to a page that is the same for everybody, which the server keeps. */
export function isKeptPage(link: HTMLAnchorElement): boolean {
  return isShopLink(link) && link.search === '' && !personalPage.test(link.pathname);
}

/** Path, query and place on the page. */
export function addressOf({ pathname, search, hash }: HTMLAnchorElement): string {
  return `${pathname}${search}${hash}`;
}

/** A press that opens the link here: with a modifier key the browser opens it elsewhere. */
export function isPlainPress({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}
