'use client';

import Link from 'next/link';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { TrashIcon } from '@/components/ui/icons.tsx';
import { BucketImage } from '@/components/ui/image.tsx';
import { Price } from '@/components/ui/price.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { VisuallyHidden } from '@/components/ui/visually-hidden.tsx';
import { useRemoveFromCart } from '@/lib/cart/mutations.ts';
import { cartable, isUnpriced } from '@/lib/cart/optimistic.ts';
import type { CartLine } from '@/lib/cart/queries.ts';
import { productHref } from '@/lib/rules/routes/addresses.ts';
import { formatNumber } from '@/lib/rules/text/icelandic.ts';
import { keepUnits } from '@/lib/rules/text/kept-units.ts';
import { media } from '@/styles/media.ts';
import { theme } from '@/styles/theme.ts';
import { LineNews } from './line-news.tsx';
import { CartQuantity } from './cart-quantity.tsx';

interface Props {
  line: CartLine;
  /** Shows only the line's price. */
  compact?: boolean;
  /** Told before the line goes, so that the page can offer to put it back. */
  onRemove?: (line: CartLine) => void;
}

/** One line of the cart (specification §2.10). */
export function CartLineItem({ line, compact = false, onRemove }: Props) {
  const { product } = line;
  const { mutate: remove } = useRemoveFromCart();
  const href = productHref(product);
  const removeLine = (): void => {
    onRemove?.(line);
    remove({ productId: product.id });
  };
  return (
    <Item data-compact={compact}>
      <Link href={href} tabIndex={-1} aria-hidden data-picture>
        <BucketImage image={product.image} alt="" sizes={compact ? '48px' : '150px'} />
      </Link>
      <div data-name>
        <Link href={href}>{keepUnits(product.name)}</Link>
        <small>Vörunúmer {product.sku}</small>
      </div>
      <button type="button" onClick={removeLine} aria-label={`Fjarlægja ${product.name}`}>
        <TrashIcon />
      </button>
      {!compact && <Amounts line={line} />}
      <div data-quantity>
        <CartQuantity product={cartable(line)} compact={compact} inCart />
      </div>
      <strong data-line-price>
        <VisuallyHidden>Samtals: </VisuallyHidden>
        {isUnpriced(line) ? <Skeleton width="64px" /> : <Price amount={line.price} />}
      </strong>
      {!compact && <LineNews line={line} />}
    </Item>
  );
}

function Amounts({ line }: { line: CartLine }) {
  return (
    <dl data-amounts>
      <Amount term="Einingaverð">
        <Price amount={line.unitPrice} />
      </Amount>
      <Amount term="Verð án vsk.">
        <Price amount={line.priceWithoutTax} />
      </Amount>
      {line.discount > 0 && line.discountPercentage > 0 && (
        <Amount term="Afsláttur">
          <Price amount={line.discount} /> ({formatNumber(line.discountPercentage)}%)
        </Amount>
      )}
    </dl>
  );
}

function Amount({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

const { color } = theme;

/* Pictures are 150 px high, 48 in the compact line (specification §2.10). Areas instead of order: the same elements serve phone, desktop and the compact line of the popover. */
const Item = styled.li`
  display: grid;
  grid-template: 'picture name name remove' auto 'picture amounts amounts amounts' 1fr 'quantity quantity price price' auto 'news news news news' auto / min(
      150px,
      36vw
    ) 1fr auto 44px;
  gap: 8px 16px;
  padding-block: 16px;
  border-bottom: 1px solid ${color.line};
  & [data-picture] {
    position: relative;
    grid-area: picture;
    height: 150px;
    border-radius: ${theme.radius.medium};
  }
  & [data-name] {
    grid-area: name;
    display: grid;
    align-content: start;
    gap: 2px;
    min-width: 0;
    overflow-wrap: anywhere;
    text-wrap-style: pretty;
  }
  & [data-name] a {
    margin-block: -3px;
    padding-block: 3px;
    font-weight: 600;
    line-height: 1.3;
    text-decoration: none;
  }
  & [data-name] a:hover {
    text-decoration: underline;
  }
  & small {
    color: ${color.inkSoft};
    font-size: ${theme.text.small};
  }
  & > button {
    grid-area: remove;
    justify-self: end;
    display: grid;
    place-items: center;
    width: 44px;
    height: 44px;
    margin: -8px -8px 0 0;
    border: 0;
    border-radius: 50%;
    color: ${color.inkSoft};
    background: transparent;
  }
  & > button:hover {
    color: ${color.rust};
    background: ${color.rustPale};
  }
  & [data-amounts] {
    grid-area: amounts;
    display: flex;
    flex-wrap: wrap;
    align-content: start;
    gap: 4px 24px;
  }
  & dt {
    color: ${color.inkSoft};
    font-size: ${theme.text.small};
  }
  & dd {
    white-space: nowrap;
    font-variant-numeric: tabular-nums;
  }
  & [data-quantity] {
    grid-area: quantity;
  }
  & [data-news] {
    grid-area: news;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    align-self: end;
    gap: 4px 16px;
    margin-left: -21px;
  }
  & [data-news] p {
    flex-basis: 100%;
    margin-left: 21px;
    color: ${color.sunInk};
    font-size: ${theme.text.small};
    font-weight: 600;
  }
  & [data-line-price] {
    grid-area: price;
    align-self: center;
    justify-self: end;
    font-size: ${theme.text.large};
  }
  &[data-compact='true'] {
    grid-template: 'picture name remove' auto 'picture quantity price' auto / 48px 1fr auto;
    gap: 4px 12px;
    padding-block: 12px;
  }
  &[data-compact='true']:last-of-type {
    border-bottom: 0;
  }
  &[data-compact='true'] [data-picture] {
    width: 48px;
    height: 48px;
  }
  &[data-compact='true'] [data-line-price] {
    font-size: ${theme.text.body};
  }
  ${media.narrow} {
    &[data-compact='false'] {
      grid-template: 'picture name name remove' auto 'picture amounts amounts amounts' 1fr 'picture quantity price price' auto 'picture news news news' auto / 150px 1fr auto 44px;
      gap: 8px 24px;
    }
    & [data-news] p {
      flex-basis: auto;
    }
  }
  /* All in one line only where the name has room enough beside the rest. */
  ${media.header} {
    &[data-compact='false'] {
      grid-template: 'picture name quantity price remove' auto 'picture amounts amounts amounts amounts' auto 'picture news news news news' 1fr / 150px 1fr auto 112px auto;
      gap: 8px 24px;
    }
    &[data-compact='false'] [data-line-price] {
      align-self: start;
      line-height: 44px;
    }
    &[data-compact='false'] > button {
      margin: 0;
    }
  }
  ${media.print} {
    &[data-compact='false'] {
      grid-template: 'picture name name quantity price' auto 'picture amounts amounts amounts amounts' 1fr 'picture news news news news' auto / 64px 1fr auto 48px 112px;
      gap: 4px 16px;
      padding-block: 8px;
    }
    & [data-picture] {
      height: 64px;
    }
    &[data-compact='false'] [data-line-price] {
      align-self: start;
      line-height: inherit;
    }
    & > button,
    & [data-news] button {
      display: none;
    }
  }
`;
