import type { Metadata } from 'next';
import { categoryHref } from '@/lib/rules/routes/addresses.ts';
import { missingMetadata } from '../../_parts/frame/missing-page.tsx';
import { CategoryListing, findCategory } from '../../_parts/listing/category-listing.tsx';
import { toPageMetadata } from '../../_parts/metadata/page-metadata.ts';

export const revalidate = 300;
export const generateStaticParams = () => [];

interface Props {
  params: Promise<{ slug: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const found = await findCategory((await params).slug);
  if (!found) return missingMetadata;
  const { category } = found;
  return toPageMetadata({
    title: category.name,
    path: categoryHref(category),
    description: `${category.name} hjá Vörulind. Vörur fyrir fyrirtæki, stofnanir og heimili.`,
    image: category.image,
  });
}

export default async function CategoryPage({ params }: Props) {
  return <CategoryListing slug={(await params).slug} />;
}
