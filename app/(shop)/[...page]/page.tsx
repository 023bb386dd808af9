import type { Metadata } from 'next';
import { Fragment } from 'react';
import { Sections } from '@/components/front-page/sections.tsx';
import { StoreStrip } from '@/components/shell/store-strip.tsx';
import { OpeningWeek } from '@/components/opening-hours/week.tsx';
import { BelowFirstView } from '@/components/ui/below-first-view.tsx';
import { Breadcrumbs } from '@/components/ui/breadcrumbs.tsx';
import { Container } from '@/components/ui/container.tsx';
import { VisuallyHidden } from '@/components/ui/visually-hidden.tsx';
import { frontPageSlug } from '@/lib/rules/routes/addresses.ts';
import { slugify } from '@/lib/rules/text/icelandic-order.ts';
import { type CmsPage, type OpeningHours, readCmsPage, readOpeningHours } from '@/lib/server/content.ts';
import { BoughtOrTrending } from './_parts/bought-or-trending.tsx';
import { CmsBlock } from './_parts/cms-blocks.tsx';
import { toPageMetadata } from '../_parts/metadata/page-metadata.ts';
import { MissingPage, missingMetadata } from '../_parts/frame/missing-page.tsx';
import { PageHeading } from '../_parts/frame/page-heading.tsx';
import { ShopData } from './_parts/shop-data.tsx';
import { redirectToLowerCase } from '../_parts/metadata/slug.ts';
import { Staff } from './_parts/staff.tsx';
import { opensWithHeading, findPagePicture, visibleSections } from './_parts/visible-sections.ts';

export const revalidate = 300;
export const generateStaticParams = () => [];

interface Props {
  /** Pages have one part; of whatever has more and is no other route there is none. */
  params: Promise<{ page: string[] }>;
}

async function findPage(params: Props['params']) {
  const [slug = '', ...rest] = (await params).page;
  return rest.length > 0 ? null : readCmsPage(redirectToLowerCase(slug, (lower) => `/${lower}`));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const page = await findPage(params);
  if (!page) return missingMetadata;
  const { slug, title, description } = page;
  const path = slug === frontPageSlug ? '/' : `/${slug}`;
  return toPageMetadata({ title, description, path, image: findPagePicture(page) });
}

/** A page of the content system: front page, terms, privacy policy and sales staff. */
export default async function ContentPage({ params }: Props) {
  const page = await findPage(params);
  if (!page) return <MissingPage slug={(await params).page.at(-1) ?? ''} />;
  const isFront = page.slug === frontPageSlug;
  const sections = visibleSections(page);
  const hours = sections.some(({ anchor }) => anchor === 'openinghours') ? await readOpeningHours() : [];
  return (
    <>
      {isFront ? (
        <>
          <ShopData />
          {!opensWithHeading(sections) && (
            <h1>
              <VisuallyHidden>{page.title}</VisuallyHidden>
            </h1>
          )}
        </>
      ) : (
        <Container>
          <Breadcrumbs crumbs={[{ name: page.title }]} />
          <PageHeading>{page.title}</PageHeading>
        </Container>
      )}
      <Sections
        isText={!isFront}
        sections={sections.map((section, index) =>
          toSection(section, { isFirst: isFront && index === 0, isSideBySide: isFront, hours }),
        )}
      />
      {isFront && (
        <BelowFirstView>
          <BoughtOrTrending />
        </BelowFirstView>
      )}
      {page.slug === 'solumenn' && <Staff />}
    </>
  );
}

/** Blocks that fill a screen where a section opens the page: a banner, a line of text, a shelf. */
const blocksInView = 3;

interface SectionPlacement {
  /** Whether the section opens the page. */
  isFirst: boolean;
  /** Whether short texts may stand beside each other. */
  isSideBySide: boolean;
  hours: readonly OpeningHours[];
}

function toSection(
  { id, anchor, title, blocks }: CmsPage['sections'][number],
  { isFirst, isSideBySide, hours }: SectionPlacement,
) {
  const elements = blocks.map((block, index) => {
    const opensPage = isFirst && index === 0;
    return (
      <Fragment key={blockKey(block, index)}>
        <CmsBlock block={block} first={opensPage} />
        {opensPage && <StoreStrip />}
      </Fragment>
    );
  });
  const body = (
    <>
      {isFirst ? elements.slice(0, blocksInView) : elements}
      {isFirst && <BelowFirstView>{elements.slice(blocksInView)}</BelowFirstView>}
      {anchor === 'openinghours' && <OpeningWeek hours={hours} />}
    </>
  );
  return {
    id,
    // Target of the table of contents.
    anchor: anchor ?? (title && !isSideBySide ? slugify(title) : null),
    title,
    body,
    narrow: isSideBySide && blocks.every((block) => block.__typename === 'CmsTextBlock'),
  };
}

function blockKey(block: { __typename: string; id?: string }, place: number): string {
  return block.id ?? `${block.__typename}-${place}`;
}
