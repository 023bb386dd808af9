import { notFound } from 'next/navigation';
import { BrandHero } from '@/components/brands/brand-hero.tsx';
import { ListingFrame } from '@/components/catalogue/listing-frame.tsx';
import { listingInput, type ListingState } from '@/lib/catalogue/listing-state.ts';
import { brandHref } from '@/lib/rules/addresses.ts';
import { askProductPage, readBrands, readProductPage } from '@/lib/server/catalogue.ts';
import { BreadcrumbData } from './breadcrumb-data.tsx';
import { Listing } from './listing.tsx';
import { lowerCaseSlug } from './slug.ts';

interface Props {
  slug: string;
  state: ListingState;
  /** The plain first page is kept on the server. */
  plain: boolean;
}

/** A brand and its products. 404 where there is no such brand. */
export async function BrandListing({ slug, state, plain }: Props) {
  const brand = await findBrand(slug);
  const input = { ...listingInput(state), brandSlug: brand.slug };
  const result = await (plain ? readProductPage(input) : askProductPage(input));
  const crumbs = [{ name: 'Framleiðendur', href: '/framleidendur' }, { name: brand.name }];
  return (
    <ListingFrame crumbs={crumbs} title={brand.name} total={result.total}>
      <BreadcrumbData crumbs={crumbs} here={brandHref(brand)} />
      <BrandHero brand={brand} />
      <Listing
        result={result}
        state={state}
        path={brandHref(brand)}
        emptyText="Engar vörur frá þessum framleiðanda"
      />
    </ListingFrame>
  );
}

export async function findBrand(slug: string) {
  const wanted = lowerCaseSlug(slug, (lower) => `/framleidendur/${lower}`);
  const brand = (await readBrands()).find((candidate) => candidate.slug === wanted);
  if (!brand) notFound();
  return brand;
}
