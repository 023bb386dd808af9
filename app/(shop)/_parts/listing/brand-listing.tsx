import { redirect } from 'next/navigation';
import { BrandHero } from '@/components/brands/brand-hero.tsx';
import { ListingFrame } from '@/components/catalogue/listing-frame.tsx';
import type { SearchParameters } from '@/lib/catalogue/listing-parameters.ts';
import { brandHref } from '@/lib/rules/routes/addresses.ts';
import { readBrands } from '@/lib/server/catalogue.ts';
import { MissingPage } from '../frame/missing-page.tsx';
import { BreadcrumbData } from '../metadata/breadcrumb-data.tsx';
import { fetchFilteredListing, readPlainListing } from './read-listing.ts';
import { Listing } from './listing.tsx';
import { redirectToLowerCase } from '../metadata/slug.ts';

interface Props {
  slug: string;
  /** Absent for the plain first page, which is kept on the server. */
  parameters?: SearchParameters;
}

/** A brand and its products. Where there is no such brand the plain address answers 404. */
export async function BrandListing({ slug, parameters }: Props) {
  const brand = await findBrand(slug);
  if (!brand) return parameters ? redirect(brandHref({ slug })) : <MissingPage slug={slug} />;
  const href = brandHref(brand);
  const place = { brandSlug: brand.slug, categoryNames: [], brandName: brand.name };
  const answer = await (parameters ? fetchFilteredListing(place, href, parameters) : readPlainListing(place));
  const crumbs = [{ name: 'Framleiðendur', href: '/framleidendur' }, { name: brand.name }];
  return (
    <ListingFrame crumbs={crumbs} title={brand.name}>
      <BreadcrumbData crumbs={crumbs} here={href} />
      <BrandHero brand={brand} />
      <Listing
        hasListData={!parameters}
        place={place}
        answer={answer}
        path={href}
        emptyText="Engar vörur frá þessum framleiðanda"
      />
    </ListingFrame>
  );
}

/** Undefined where there is no such brand. */
export async function findBrand(slug: string) {
  const requestedSlug = redirectToLowerCase(slug, (lower) => `/framleidendur/${lower}`);
  return (await readBrands()).find((candidate) => candidate.slug === requestedSlug);
}
