import { env } from '@/lib/env.ts';
import { internationalPhone } from '@/lib/rules/people/phone.ts';
import { readOpeningHours } from '@/lib/server/content.ts';
import { readWebsiteInfo } from '@/lib/server/website-info.ts';
import { JsonLd } from '../../_parts/metadata/json-ld.tsx';

/** The store with its opening hours and the site's search, for search engines. */
export async function ShopData() {
  const [info, hours] = await Promise.all([readWebsiteInfo(), readOpeningHours()]);
  const { SITE_URL } = env();
  return (
    <>
      <JsonLd
        write={() => ({
          '@type': 'Store',
          '@id': `${SITE_URL}/#shop`,
          name: info.name,
          url: SITE_URL,
          logo: `${SITE_URL}/icon.svg`,
          telephone: internationalPhone(info.phoneNumber),
          email: info.email ?? undefined,
          address: postalAddress(info.address),
          currenciesAccepted: 'ISK',
          vatID: info.vatNumber,
          openingHoursSpecification: hours.slice(0, 7).map((day) => ({
            '@type': 'OpeningHoursSpecification',
            validFrom: day.date,
            validThrough: day.date,
            opens: day.opensAtString ?? '00:00',
            closes: day.closesAtString ?? '00:00',
          })),
        })}
      />
      <JsonLd
        write={() => ({
          '@type': 'WebSite',
          url: SITE_URL,
          name: info.name,
          potentialAction: {
            '@type': 'SearchAction',
            target: `${SITE_URL}/leit?leit={leit}`,
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
