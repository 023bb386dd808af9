import type { ResolversParentTypes } from '../../../../../graphql/generated/resolvers.ts';
import { storedSectionsSchema, type StoredBlock } from '../../../db/content-blocks.ts';

type Section = ResolversParentTypes['CmsSection'];
type Block = ResolversParentTypes['CmsBlock'];

/** Stored sections in the contract's form; ids are positions on the page. Blocks of an unknown kind are left out. */
export function toSections(stored: unknown): Section[] {
  return storedSectionsSchema.parse(stored).map(({ anchor, title, blocks }, index) => ({
    id: `s${index + 1}`,
    anchor,
    title,
    blocks: blocks.flatMap((block, position) =>
      block ? [toBlock(block, `s${index + 1}-${position + 1}`)] : [],
    ),
  }));
}

function toBlock(block: StoredBlock, id: string): Block {
  switch (block.type) {
    case 'banner':
      return {
        __typename: 'CmsBannerBlock',
        id,
        title: block.title,
        text: block.text,
        image: block.image,
        link: block.link,
        linkText: block.linkText,
      };
    case 'products':
      return {
        __typename: 'CmsProductBlock',
        id,
        title: block.title,
        link: block.link,
        choose: block.choose,
      };
    case 'categories':
      return { __typename: 'CmsCategoriesBlock', id, title: block.title, slugs: block.slugs };
    case 'text':
      return { __typename: 'CmsTextBlock', id, title: block.title, text: block.text };
    case 'marquee':
      return { __typename: 'CmsMarqueeBlock', id, items: block.items };
  }
}
