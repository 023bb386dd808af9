import { redirect } from 'next/navigation';
import { CategoryTiles } from '@/components/catalogue/category-tiles.tsx';
import { ListingFrame } from '@/components/catalogue/listing-frame.tsx';
import type { SearchParameters } from '@/lib/catalogue/listing-parameters.ts';
import { categoryHref } from '@/lib/rules/routes/addresses.ts';
import { type Category, readCategory } from '@/lib/server/catalogue.ts';
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

/** Products of a category and of what is below it. Where there is no such category the plain address answers 404. */
export async function CategoryListing({ slug, parameters }: Props) {
  const category = await findCategory(slug);
  if (!category) return parameters ? redirect(categoryHref({ slug })) : <MissingPage slug={slug} />;
  const { path, children } = category;
  const href = categoryHref(category);
  const place = { categorySlug: category.slug, categoryNames: path.map(({ name }) => name), brandName: null };
  const answer = await (parameters ? fetchFilteredListing(place, href, parameters) : readPlainListing(place));
  const crumbs = [
    { name: 'Vöruflokkar', href: '/voruflokkar' },
    ...path.map((node) =>
      node.slug === category.slug ? { name: node.name } : { name: node.name, href: categoryHref(node) },
    ),
  ];
  return (
    <ListingFrame crumbs={crumbs} title={category.name} description={category.description}>
      <BreadcrumbData crumbs={crumbs} here={href} />
      {children.length > 0 && <CategoryTiles categories={children} compact />}
      <Listing
        hasListData={!parameters}
        place={place}
        answer={answer}
        path={href}
        emptyText="Engar vörur í þessum flokki"
      />
    </ListingFrame>
  );
}

/** The category with what is below it, for its overview two levels; null where there is none. */
export async function findCategory(slug: string, isOverview = false): Promise<Category | null> {
  return readCategory(
    redirectToLowerCase(slug, (lower) => `/voruflokkur/${lower}`),
    isOverview,
  );
}
