import type { Metadata } from 'next';
import { missingMetadata } from '../../_parts/frame/missing-page.tsx';
import { CategoryListing, findCategory } from '../../_parts/listing/category-listing.tsx';
import { describeCategory } from '../../_parts/metadata/catalogue-descriptions.ts';
import { toPageMetadata } from '../../_parts/metadata/page-metadata.ts';

export const revalidate = 300;
export const generateStaticParams = () => [];

interface Props {
  params: Promise<{ slug: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const category = await findCategory((await params).slug);
  if (!category) return missingMetadata;
  return toPageMetadata(describeCategory(category));
}

export default async function CategoryPage({ params }: Props) {
  return <CategoryListing slug={(await params).slug} />;
}
