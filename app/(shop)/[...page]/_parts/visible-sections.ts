import type { CmsPage } from '@/lib/server/content.ts';

type Section = CmsPage['sections'][number];
type Block = Section['blocks'][number];

/** Sections that the shop fills itself. */
const shopSectionAnchors: readonly (string | null | undefined)[] = ['openinghours'];

/** The blocks of a page that have content: no title without content, no empty band. */
export function visibleSections({ sections }: CmsPage): Section[] {
  return sections
    .map((section) => ({ ...section, blocks: section.blocks.filter(hasContent) }))
    .filter(({ blocks, anchor }) => blocks.length > 0 || shopSectionAnchors.includes(anchor));
}

/** Blocks of an unknown kind render nothing. */
function hasContent(block: Block): boolean {
  switch (block.__typename) {
    case 'CmsBannerBlock':
      return Boolean(block.title || block.text || block.image || block.link);
    case 'CmsProductBlock':
      return block.products.length > 0;
    case 'CmsCategoriesBlock':
      return block.categories.length > 0;
    case 'CmsTextBlock':
      return Boolean(block.title || block.text);
    case 'CmsMarqueeBlock':
      return block.items.length > 0;
    default:
      return false;
  }
}

/** Whether the page opens with a banner that carries its heading. */
export function opensWithHeading([first]: readonly Section[]): boolean {
  const block = first?.blocks[0];
  return block?.__typename === 'CmsBannerBlock' && Boolean(block.title);
}

/** The preview picture for shared links. */
export function findPagePicture({ sections }: CmsPage): { assetPath: string } | null {
  for (const block of sections.flatMap((section) => section.blocks))
    if (block.__typename === 'CmsBannerBlock' && block.image) return block.image;
  return null;
}
