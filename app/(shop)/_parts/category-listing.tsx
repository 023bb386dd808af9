import { notFound } from 'next/navigation';
import { CategoryTiles } from '@/components/catalogue/category-tiles.tsx';
import { ListingFrame } from '@/components/catalogue/listing-frame.tsx';
import { categoryPath } from '@/lib/catalogue/category-path.ts';
import { listingInput, type ListingState } from '@/lib/catalogue/listing-state.ts';
import { categoryHref } from '@/lib/rules/addresses.ts';
import { askProductPage, readCategories, readProductPage } from '@/lib/server/catalogue.ts';
import { BreadcrumbData } from './breadcrumb-data.tsx';
import { Listing } from './listing.tsx';
import { lowerCaseSlug } from './slug.ts';

interface Props {
  slug: string;
  state: ListingState;
  /** The plain first page is kept on the server; what a visitor filters is asked for each time. */
  plain: boolean;
}

/** Products of a category and of what is below it. 404 where there is no such category. */
export async function CategoryListing({ slug, state, plain }: Props) {
  const { category, path } = await findCategory(slug);
  const input = { ...listingInput(state), categorySlug: category.slug };
  const result = await (plain ? readProductPage(input) : askProductPage(input));
  const crumbs = [
    { name: 'Vöruflokkar', href: '/voruflokkar' },
    ...path.map((node) =>
      node === category ? { name: node.name } : { name: node.name, href: categoryHref(node) },
    ),
  ];
  return (
    <ListingFrame crumbs={crumbs} title={category.name} total={result.total}>
      <BreadcrumbData crumbs={crumbs} here={categoryHref(category)} />
      {category.children && category.children.length > 0 && (
        <CategoryTiles categories={category.children} compact />
      )}
      <Listing
        result={result}
        state={state}
        path={categoryHref(category)}
        emptyText="Engar vörur í þessum flokki"
      />
    </ListingFrame>
  );
}

/** The category and the way to it. */
export async function findCategory(slug: string) {
  const wanted = lowerCaseSlug(slug, (lower) => `/voruflokkur/${lower}`);
  const path = categoryPath(await readCategories(), wanted);
  const category = path.at(-1);
  if (!category) notFound();
  return { category, path };
}
