import type { ShopEvent } from '../orders/tracked-events.ts';

/** Marks of a campaign are the only part of a query that is reported. */
const campaignParameter = /^utm_(?:source|medium|campaign|term|content|id)$/;
const maximumValueLength = 100;
/** Pages whose title or address may say who reads them or what was typed. */
const privatePaths = /^\/(?:auth|karfa|leit)(?:\/|$)/;

/**
 * The address as it may leave the shop: codes of reset links, words that were searched for, numbers of orders and
 * invoices stay behind.
 * @param url of this site
 */
export function reportedAddress(url: string): string {
  const { origin, pathname, searchParams } = new URL(url);
  const campaignParameters = [...searchParams].filter(
    ([key, value]) => campaignParameter.test(key) && value.length <= maximumValueLength,
  );
  const query = new URLSearchParams(campaignParameters).toString();
  return `${origin}${reportedPath(pathname)}${query && `?${query}`}`;
}

/** Of the account area only which part of it. */
function reportedPath(pathname: string): string {
  return pathname.startsWith('/auth/') ? pathname.split('/').slice(0, 3).join('/') : pathname;
}

interface ViewedPage {
  url: string;
  title: string;
  /** The page before, or what the browser names as such. */
  referrer: string;
}

export function toPageView({ url, title, referrer }: ViewedPage): ShopEvent {
  const location = reportedAddress(url);
  const { pathname } = new URL(location);
  return {
    name: 'page_view',
    details: {
      page_location: location,
      page_title: privatePaths.test(pathname) ? pathname : title,
      page_referrer: reportedReferrer(referrer, new URL(url).origin),
    },
  };
}

/** Of other sites no more than which one it was. */
function reportedReferrer(referrer: string, ownOrigin: string): string {
  if (!URL.canParse(referrer)) return '';
  const { origin } = new URL(referrer);
  return origin === ownOrigin ? reportedAddress(referrer) : `${origin}/`;
}
