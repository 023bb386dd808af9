import { css } from 'styled-components';
import { Price } from '@/components/ui/price.tsx';
import { formatNumber } from '@/lib/rules/icelandic.ts';
import { theme } from '@/styles/theme.ts';

interface Amounts {
  price: number;
  priceWithTax: number;
  taxPercentage: number;
}

/** Krónur; `price` is without VAT. */
export interface PriceFields {
  price?: Amounts | null;
  listPrice?: Pick<Amounts, 'priceWithTax'> | null;
  /** Percent. */
  discount: number;
}

/** Price with VAT first, without it below, and what it was before a discount. Null prices are for customers only. */
export function PriceBlock({ price, listPrice, discount }: PriceFields) {
  if (!price) return <span data-price-block="hidden">Skráðu þig inn til að sjá verð</span>;
  const reduced = discount > 0 && listPrice && listPrice.priceWithTax > price.priceWithTax;
  return (
    <span data-price-block={reduced ? 'reduced' : 'plain'}>
      <strong>
        <Price amount={price.priceWithTax} />
      </strong>
      {reduced && (
        <span data-before>
          <Price amount={listPrice.priceWithTax} struck /> <b>−{formatNumber(discount, 1)}%</b>
        </span>
      )}
      <small>
        <Price amount={price.price} /> án vsk.
      </small>
    </span>
  );
}

const { color } = theme;

/** For the block that holds the prices: a page shows dozens, their style is written once. */
export const priceBlockStyle = css`
  & [data-price-block] {
    display: grid;
    gap: 2px;
    line-height: 1.25;
  }
  & [data-price-block] strong {
    font-size: 1.125rem;
    font-weight: 680;
  }
  & [data-price-block] small {
    color: ${color.inkSoft};
    font-size: ${theme.text.small};
  }
  & [data-price-block='hidden'] {
    color: ${color.inkSoft};
    font-size: ${theme.text.small};
  }
  & [data-before] {
    color: ${color.inkSoft};
    font-size: ${theme.text.small};
  }
  & [data-before] b {
    padding: 1px 6px;
    border-radius: ${theme.radius.small};
    color: ${color.ink};
    background: ${color.sun};
    white-space: nowrap;
  }
  & [data-own-price] {
    display: block;
  }
  html[data-signed-in] & [data-own-price='guest'] > * {
    visibility: hidden;
  }
  html[data-signed-in] & [data-own-price='guest'] {
    border-radius: ${theme.radius.small};
    background: ${color.line};
    animation: skeleton 1.2s ease-in-out infinite alternate;
  }
`;
