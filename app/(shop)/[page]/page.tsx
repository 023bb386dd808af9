import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { EmployeeList } from '@/components/employees/employee-list.tsx';
import { Sections } from '@/components/front-page/sections.tsx';
import { OpeningWeek } from '@/components/opening-hours/week.tsx';
import { Breadcrumbs } from '@/components/ui/breadcrumbs.tsx';
import { Container } from '@/components/ui/container.tsx';
import { frontPageSlug } from '@/lib/rules/addresses.ts';
import { readCmsPage, readEmployees, readOpeningHours } from '@/lib/server/content.ts';
import { CmsBlock } from '../_parts/cms-blocks.tsx';
import { pageMetadata } from '../_parts/page-metadata.ts';
import { PageHeading } from '../_parts/page-heading.tsx';
import { ShopData } from '../_parts/shop-data.tsx';
import { lowerCaseSlug } from '../_parts/slug.ts';

export const revalidate = 300;
export const generateStaticParams = () => [];

interface Props {
  params: Promise<{ page: string }>;
}

async function findPage(params: Props['params']) {
  const page = await readCmsPage(lowerCaseSlug((await params).page, (lower) => `/${lower}`));
  if (!page) notFound();
  return page;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { slug, title, description } = await findPage(params);
  return pageMetadata({ title, description, path: slug === frontPageSlug ? '/' : `/${slug}` });
}

/** A page of the content system: front page, terms, privacy policy and sales staff. */
export default async function ContentPage({ params }: Props) {
  const page = await findPage(params);
  const isFront = page.slug === frontPageSlug;
  const hours = page.sections.some(({ anchor }) => anchor === 'openinghours') ? await readOpeningHours() : [];
  return (
    <>
      {isFront ? (
        <ShopData />
      ) : (
        <Container>
          <Breadcrumbs crumbs={[{ name: page.title }]} />
          <PageHeading>{page.title}</PageHeading>
        </Container>
      )}
      <Sections
        sections={page.sections}
        narrow={({ blocks }) => isFront && blocks.every(({ __typename }) => __typename === 'CmsTextBlock')}
        body={(section, index) => (
          <>
            {section.blocks.map((block, place) => (
              <CmsBlock key={blockKey(block, place)} block={block} first={isFront && index + place === 0} />
            ))}
            {section.anchor === 'openinghours' && <OpeningWeek hours={hours} />}
          </>
        )}
      />
      {page.slug === 'solumenn' && (
        <Container>
          <EmployeeList employees={await readEmployees()} />
        </Container>
      )}
    </>
  );
}

function blockKey(block: { __typename: string; id?: string }, place: number): string {
  return block.id ?? `${block.__typename}-${place}`;
}
