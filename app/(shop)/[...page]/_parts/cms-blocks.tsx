import { CategoryTiles } from '@/components/catalogue/category-tiles.tsx';
import { Band } from '@/components/front-page/band.tsx';
import { Banner } from '@/components/front-page/banner.tsx';
import { Marquee } from '@/components/front-page/marquee.tsx';
import { TextBlock } from '@/components/front-page/text-block.tsx';
import type { CmsPage } from '@/lib/server/content.ts';
import { ProductCards } from '../../_parts/cards/product-cards.tsx';

type Block = CmsPage['sections'][number]['blocks'][number];

/** One block of the content system; `first` where it opens the page. */
export function CmsBlock({ block, first }: { block: Block; first: boolean }) {
  switch (block.__typename) {
    case 'CmsBannerBlock':
      return <Banner block={block} first={first} />;
    case 'CmsProductBlock':
      if (block.products.length === 0) return null;
      return (
        <Band title={block.title} link={block.link}>
          <ProductCards products={block.products} band />
        </Band>
      );
    case 'CmsCategoriesBlock':
      return (
        <Band title={block.title} link="/voruflokkar">
          <CategoryTiles categories={block.categories} shelf />
        </Band>
      );
    case 'CmsTextBlock':
      return <TextBlock title={block.title} text={block.text} />;
    case 'CmsMarqueeBlock':
      return <Marquee items={block.items} />;
  }
}
