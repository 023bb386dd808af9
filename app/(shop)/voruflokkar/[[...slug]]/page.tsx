import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { CategoryTiles } from '@/components/catalogue/category-tiles.tsx';
import { ListingFrame } from '@/components/catalogue/listing-frame.tsx';
import { LinkButton } from '@/components/ui/link-button.tsx';
import { categoryHref } from '@/lib/rules/addresses.ts';
import { listedCategories } from '@/lib/rules/category-menu.ts';
import { readCategories } from '@/lib/server/catalogue.ts';
import { BreadcrumbData } from '../../_parts/breadcrumb-data.tsx';
import { findCategory } from '../../_parts/category-listing.tsx';
import { pageMetadata } from '../../_parts/page-metadata.ts';

export const revalidate = 300;
export const generateStaticParams = () => [];

interface Props {
  params: Promise<{ slug?: string[] }>;
}

const overview = '/voruflokkar';

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { slug = [] } = await params;
  if (!slug[0]) return pageMetadata({ title: 'Allir vöruflokkar', path: overview });
  const { category } = await findCategory(slug[0]);
  return pageMetadata({ title: category.name, path: `${overview}/${category.slug}`, image: category.image });
}

/** All top-level categories, or what is below one of them. */
export default async function CategoriesPage({ params }: Props) {
  const { slug = [] } = await params;
  if (slug.length > 1) notFound();
  if (!slug[0])
    return (
      <ListingFrame crumbs={[{ name: 'Vöruflokkar' }]} title="Allir vöruflokkar">
        <CategoryTiles categories={listedCategories(await readCategories())} />
      </ListingFrame>
    );
  const { category, path } = await findCategory(slug[0]);
  const crumbs = [
    { name: 'Vöruflokkar', href: overview },
    ...path.map((node) =>
      node === category ? { name: node.name } : { name: node.name, href: `${overview}/${node.slug}` },
    ),
  ];
  return (
    <ListingFrame crumbs={crumbs} title={category.name} total={category.productCount}>
      <BreadcrumbData crumbs={crumbs} here={`${overview}/${category.slug}`} />
      <CategoryTiles categories={category.children ?? []} />
      <div>
        <LinkButton href={categoryHref(category)} variant="secondary">
          Sjá allar vörur
        </LinkButton>
      </div>
    </ListingFrame>
  );
}
