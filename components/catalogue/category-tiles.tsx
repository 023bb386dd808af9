import Link from 'next/link';
import styled from 'styled-components';
import { BucketImage, type ImageReference } from '@/components/ui/image.tsx';
import { categoryHref } from '@/lib/rules/routes/addresses.ts';
import { countedProducts } from '@/lib/rules/orders/cart-label.ts';
import { media } from '@/styles/media.ts';
import { theme } from '@/styles/theme.ts';

interface Tile {
  id: string;
  name: string;
  slug: string;
  productCount: number;
  image?: ImageReference | null;
}

interface Props {
  categories: readonly Tile[];
  /** Lines without pictures, above a listing. */
  compact?: boolean;
}

/** Categories with picture and number of products. */
export function CategoryTiles({ categories, compact = false }: Props) {
  return (
    <Tiles data-compact={compact}>
      {categories.map((category) => (
        <li key={category.id}>
          <Link href={categoryHref(category)}>
            {!compact && (
              <span data-picture>
                <BucketImage image={category.image} alt="" sizes="(min-width: 768px) 256px, 176px" />
              </span>
            )}
            <b>{category.name}</b>
            <small>{countedProducts(category.productCount)}</small>
          </Link>
        </li>
      ))}
    </Tiles>
  );
}

const { color } = theme;

const Tiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(152px, 46%), 1fr));
  gap: 8px;
  & a {
    display: grid;
    gap: 2px;
    height: 100%;
    padding: 12px;
    align-content: start;
    border: 1px solid ${color.line};
    border-radius: ${theme.radius.large};
    text-decoration: none;
    transition: border-color ${theme.motion.quick};
  }
  & a:hover {
    border-color: ${color.lineStrong};
    color: ${color.fjord};
  }
  & b {
    font-weight: 600;
    line-height: 1.3;
    hyphens: auto;
    overflow-wrap: anywhere;
  }
  & small {
    color: ${color.inkSoft};
    font-size: ${theme.text.small};
  }
  & [data-picture] {
    position: relative;
    aspect-ratio: 4 / 3;
    margin-bottom: 8px;
    border-radius: ${theme.radius.medium};
  }
  &[data-compact='true'] {
    display: flex;
    /* Room for the ring of the focus, which the box that scrolls would cut off. */
    margin: -6px -8px;
    padding: 6px 8px;
    overflow-x: auto;
    scrollbar-width: thin;
  }
  &[data-compact='true'] a {
    display: flex;
    align-items: center;
    gap: 8px;
    min-height: 44px;
    padding: 8px 16px;
    border-radius: 22px;
    background: ${color.mist};
    border-color: transparent;
    white-space: nowrap;
  }
  ${media.print} {
    &[data-compact='true'] {
      display: none;
    }
  }
  ${media.narrow} {
    &[data-compact='true'] {
      flex-wrap: wrap;
      gap: 8px;
      /* Two hundred of them do not push the goods out of sight. */
      max-height: 50dvh;
      overflow: hidden auto;
      & a {
        white-space: normal;
      }
    }
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: 16px;
  }
  ${media.modal} {
    grid-template-columns: repeat(auto-fill, minmax(184px, 1fr));
  }
`;
