'use client';

import { useShell } from '@/components/shell/use-shell.ts';
import { siteUrl } from '@/lib/io/site-url.ts';
import { formatClock } from '@/lib/rules/dates/opening-hours.ts';
import { unpackHours } from '@/lib/rules/dates/packed-hours.ts';
import { internationalPhone } from '@/lib/rules/people/phone.ts';
import { JsonLd } from '../../_parts/metadata/json-ld.tsx';

/** The store with its opening hours and the site's search, for search engines. */
export function ShopData() {
  const { info, openingHours } = useShell();
  return (
    <>
      <JsonLd
        write={() => ({
          '@type': 'Store',
          '@id': `${siteUrl()}/#shop`,
          name: info.name,
          url: siteUrl(),
          logo: `${siteUrl()}/icon.svg`,
          telephone: internationalPhone(info.phoneNumber),
          email: info.email ?? undefined,
          address: postalAddress(info.address),
          currenciesAccepted: 'ISK',
          vatID: info.vatNumber,
          openingHoursSpecification: unpackHours(openingHours)
            .slice(0, 7)
            .map(({ date, opensAt, closesAt }) => ({
              '@type': 'OpeningHoursSpecification',
              validFrom: date,
              validThrough: date,
              opens: formatClock(opensAt ?? 0),
              closes: formatClock(closesAt ?? 0),
            })),
        })}
      />
      <JsonLd
        write={() => ({
          '@type': 'WebSite',
          url: siteUrl(),
          name: info.name,
          potentialAction: {
            '@type': 'SearchAction',
            target: `${siteUrl()}/leit?leit={leit}`,
            'query-input': 'required name=leit',
          },
        })}
      />
    </>
  );
}

/** „Gata 7, 200 Staður“ taken apart; anything else as it is written. */
function postalAddress(address: string) {
  const [, streetAddress, postalCode, addressLocality] =
    /^(.+?),\s*(\d{3})\s+(.+)$/.exec(address.trim()) ?? [];
  return streetAddress
    ? { '@type': 'PostalAddress', streetAddress, postalCode, addressLocality, addressCountry: 'IS' }
    : address || undefined;
}
