import { consentSignals, type Consent } from '../rules/people/consent.ts';
import { toPageView } from '../rules/routes/page-view.ts';
import type { EventDetails } from '../rules/orders/tracked-events.ts';
import type { AnalyticsAdapter } from './adapter.ts';

declare global {
  interface Window {
    dataLayer?: IArguments[];
  }
}

const scriptAddress = 'https://www.googletagmanager.com/gtag/js';

/**
 * Google's tag with its consent mode. Making it loads the script; where that is blocked, what is pushed stays
 * unread and nothing else happens.
 * @param id of the property, e.g. G-ABC123
 */
export function createGoogleTag(id: string, consent: Consent): AnalyticsAdapter {
  gtag('consent', 'default', consentModeSignals(consent));
  gtag('js', new Date());
  // Page views are told as routes change; what the tag would say of the page by itself may name a person.
  gtag('config', id, { send_page_view: false, ...currentPage() });
  const script = document.createElement('script');
  script.async = true;
  script.src = `${scriptAddress}?id=${encodeURIComponent(id)}`;
  document.head.append(script);
  return {
    send: ({ name: cookieName, details }) => {
      gtag('set', currentPage());
      gtag('event', cookieName, { ...currentPage(), ...details, send_to: id });
    },
    applyConsent: (consentAnswer) => {
      gtag('consent', 'update', consentModeSignals(consentAnswer));
      const refused = consentAnswer.length === 1;
      Reflect.set(window, `ga-disable-${id}`, refused);
      if (refused) removeTagCookies();
    },
  };
}

/** The signals of a visitor who refuses before the tag was ever loaded, for what else on the page reads them. */
export function recordRefusal(consent: NonNullable<Consent>): void {
  gtag('consent', 'default', consentModeSignals(consent));
}

/** The page as it may be told; the tag reads address and title by itself unless it is given them. */
function currentPage(): EventDetails {
  return toPageView({ url: location.href, title: document.title, referrer: document.referrer }).details;
}

/** The two signals of specification §4.9; those for advertising that came later follow ad storage. */
function consentModeSignals(consent: Consent): Record<string, string> {
  const recorded = consentSignals(consent);
  return { ...recorded, ad_user_data: recorded.ad_storage, ad_personalization: recorded.ad_storage };
}

/** The tag takes `arguments` objects only and passes over plain arrays. */
function gtag(..._call: unknown[]): void {
  window.dataLayer ??= [];
  window.dataLayer.push(arguments);
}

/** What the tag has stored goes when the visitor takes the agreement back. */
function removeTagCookies(): void {
  const names = document.cookie.split('; ').map((pair) => pair.split('=')[0] ?? '');
  const domains = location.hostname.split('.').map((_part, index, parts) => parts.slice(index).join('.'));
  for (const cookieName of names.filter((name) => name === '_ga' || name.startsWith('_ga_'))) {
    for (const domain of ['', ...domains.map((host) => `; domain=${host}`)])
      Reflect.set(document, 'cookie', `${cookieName}=; path=/; max-age=0${domain}`);
  }
}
