import type { Metadata } from 'next';
import { permanentRedirect } from 'next/navigation';
import { CategoryOutline } from '@/components/catalogue/category-outline.tsx';
import { CategoryTiles } from '@/components/catalogue/category-tiles.tsx';
import { ListingFrame } from '@/components/catalogue/listing-frame.tsx';
import { Band } from '@/components/front-page/band.tsx';
import { BelowFirstView } from '@/components/ui/below-first-view.tsx';
import { LinkButton } from '@/components/ui/link-button.tsx';
import { categoryHref } from '@/lib/rules/routes/addresses.ts';
import { visibleMenuCategories } from '@/lib/rules/routes/category-menu.ts';
import { type Category, readCategories, readTopCategories } from '@/lib/server/catalogue.ts';
import { MissingPage, missingMetadata } from '../../_parts/frame/missing-page.tsx';
import { BreadcrumbData } from '../../_parts/metadata/breadcrumb-data.tsx';
import { findCategory } from '../../_parts/listing/category-listing.tsx';
import { describeCategories, describeSubcategories } from '../../_parts/metadata/catalogue-descriptions.ts';
import { toPageMetadata } from '../../_parts/metadata/page-metadata.ts';

export const revalidate = 300;
export const generateStaticParams = () => [];

interface Props {
  params: Promise<{ slug?: string[] }>;
}

const overviewPath = '/voruflokkar';

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { slug = [] } = await params;
  if (!slug[0])
    return toPageMetadata(describeCategories(visibleMenuCategories(await readTopCategories()), overviewPath));
  const category = slug.length > 1 ? null : await findCategory(slug[0], true);
  if (!category) return missingMetadata;
  return toPageMetadata(describeSubcategories(category, `${overviewPath}/${category.slug}`));
}

/** All top-level categories, or the subcategories of one. */
export default async function CategoriesPage({ params }: Props) {
  const { slug = [] } = await params;
  if (!slug[0]) {
    const categories = visibleMenuCategories(await readCategories());
    return (
      <ListingFrame crumbs={[{ name: 'Vöruflokkar' }]} title="Allir vöruflokkar">
        <CategoryTiles categories={categories} />
        <BelowFirstView>
          <CategoryOutline categories={categories.filter(({ children }) => children.length > 0)} />
        </BelowFirstView>
      </ListingFrame>
    );
  }
  const category = slug.length > 1 ? null : await findCategory(slug[0], true);
  if (!category) return <MissingPage slug={slug.at(-1) ?? ''} />;
  const { path, children } = category;
  // Without subcategories: shows its products.
  if (children.length === 0) permanentRedirect(categoryHref(category));
  const crumbs = [
    { name: 'Vöruflokkar', href: overviewPath },
    ...path.map((node) =>
      node.slug === category.slug
        ? { name: node.name }
        : { name: node.name, href: `${overviewPath}/${node.slug}` },
    ),
  ];
  return (
    <ListingFrame crumbs={crumbs} title={category.name} total={category.productCount}>
      <BreadcrumbData crumbs={crumbs} here={`${overviewPath}/${category.slug}`} />
      <CategoryTiles categories={children} />
      {children.map((child) => (
        <SubcategoryBand key={child.id} category={child} />
      ))}
      <div>
        <LinkButton href={categoryHref(category)} variant="secondary">
          Sjá allar vörur
        </LinkButton>
      </div>
    </ListingFrame>
  );
}

/** One level further down; nothing where products are in the category itself. */
function SubcategoryBand({ category }: { category: Category['children'][number] }) {
  if (!category.children?.length) return null;
  return (
    <Band title={category.name} link={categoryHref(category)}>
      <CategoryTiles categories={category.children} />
    </Band>
  );
}
