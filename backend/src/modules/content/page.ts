import type { ResolversParentTypes } from '../../../../graphql/generated/resolvers.ts';
import type { StoredBlock, StoredSection } from './blocks.ts';

type Stored<T extends StoredBlock['type']> = Extract<StoredBlock, { type: T }>;

/** A band before its products are read. */
export interface ProductBlock {
  id: string;
  title: string | null;
  link: string | null;
  choose: Stored<'products'>['choose'];
}

/** Category tiles before they are read; without slugs, all of the top level. */
export interface CategoriesBlock {
  id: string;
  title: string | null;
  slugs: string[] | null;
}

type Section = ResolversParentTypes['CmsSection'];
type Block = ResolversParentTypes['CmsBlock'];

/** Stored sections as the contract's; ids tell the place on the page. */
export function sectionsOf(stored: readonly StoredSection[]): Section[] {
  return stored.map((section, index) => ({
    id: section.anchor ?? `s${index + 1}`,
    anchor: section.anchor ?? null,
    title: section.title ?? null,
    blocks: section.blocks.map((block, place) =>
      blockOf(block, `${section.anchor ?? `s${index + 1}`}-${place + 1}`),
    ),
  }));
}

function blockOf(block: StoredBlock, id: string): Block {
  switch (block.type) {
    case 'banner':
      return {
        __typename: 'CmsBannerBlock',
        id,
        title: block.title ?? null,
        text: block.text ?? null,
        image: block.image ?? null,
        link: block.link ?? null,
        linkText: block.linkText ?? null,
      };
    case 'products':
      return {
        __typename: 'CmsProductBlock',
        id,
        title: block.title ?? null,
        link: block.link ?? null,
        choose: block.choose,
      };
    case 'categories':
      return { __typename: 'CmsCategoriesBlock', id, title: block.title ?? null, slugs: block.slugs ?? null };
    case 'text':
      return { __typename: 'CmsTextBlock', id, title: block.title ?? null, text: block.text };
    case 'marquee':
      return { __typename: 'CmsMarqueeBlock', id, items: block.items };
  }
}
