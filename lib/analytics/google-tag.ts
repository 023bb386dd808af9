import { consentSignals, type Consent } from '../rules/people/consent.ts';
import { pageView } from '../rules/routes/page-view.ts';
import type { EventDetails } from '../rules/orders/tracked-events.ts';
import type { Adapter } from './adapter.ts';

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
export function googleTag(id: string, consent: Consent): Adapter {
  gtag('consent', 'default', signals(consent));
  gtag('js', new Date());
  // Page views are told as routes change; what the tag would say of the page by itself may name a person.
  gtag('config', id, { send_page_view: false, ...page() });
  const script = document.createElement('script');
  script.async = true;
  script.src = `${scriptAddress}?id=${encodeURIComponent(id)}`;
  document.head.append(script);
  return {
    send: ({ name, details }) => {
      gtag('set', page());
      gtag('event', name, { ...page(), ...details, send_to: id });
    },
    consentIs: (answer) => {
      gtag('consent', 'update', signals(answer));
      const refused = answer.length === 1;
      Reflect.set(window, `ga-disable-${id}`, refused);
      if (refused) removeCookies();
    },
  };
}

/** The page as it may be told; the tag reads address and title by itself unless it is given them. */
function page(): EventDetails {
  return pageView({ url: location.href, title: document.title, referrer: document.referrer }).details;
}

/** The two signals of specification §4.9; those for advertising that came later follow ad storage. */
function signals(consent: Consent): Record<string, string> {
  const recorded = consentSignals(consent);
  return { ...recorded, ad_user_data: recorded.ad_storage, ad_personalization: recorded.ad_storage };
}

/** The tag takes `arguments` objects only and passes over plain arrays. */
function gtag(..._call: unknown[]): void {
  window.dataLayer ??= [];
  window.dataLayer.push(arguments);
}

/** What the tag has stored goes when the visitor takes the agreement back. */
function removeCookies(): void {
  const names = document.cookie.split('; ').map((pair) => pair.split('=')[0] ?? '');
  const domains = location.hostname.split('.').map((_part, index, parts) => parts.slice(index).join('.'));
  for (const name of names.filter((known) => known === '_ga' || known.startsWith('_ga_'))) {
    for (const domain of ['', ...domains.map((host) => `; domain=${host}`)])
      Reflect.set(document, 'cookie', `${name}=; path=/; max-age=0${domain}`);
  }
}
