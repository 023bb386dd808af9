'use client';

import Link from 'next/link';
import { useQuery } from '@tanstack/react-query';
import styled from 'styled-components';
import { Button } from '@/components/ui/button.tsx';
import { BucketImage } from '@/components/ui/image.tsx';
import { Price } from '@/components/ui/price.tsx';
import { useMoveToCart, useRemoveSaved } from '@/lib/cart/saved-mutations.ts';
import { savedItemsQuery, type SavedItem } from '@/lib/cart/saved-queries.ts';
import { productHref } from '@/lib/rules/routes/addresses.ts';
import { errorText } from '@/lib/rules/text/error-text.ts';
import { formatNumber } from '@/lib/rules/text/icelandic.ts';
import { keepUnits } from '@/lib/rules/text/kept-units.ts';
import { availableQuantity } from '@/lib/rules/orders/quantity.ts';
import { stockWords } from '@/lib/rules/products/stock-words.ts';
import { media } from '@/styles/media.ts';
import { theme } from '@/styles/theme.ts';

/** What was laid aside, below the cart; nothing where nothing was. */
export function SavedItems() {
  const { data: items = [] } = useQuery(savedItemsQuery);
  const move = useMoveToCart();
  const remove = useRemoveSaved();
  if (items.length === 0) return null;
  const error = move.error ?? remove.error;
  return (
    <Frame aria-labelledby="geymt">
      <h2 id="geymt">Geymt til síðar</h2>
      <ul>
        {items.map((item) => (
          <Saved
            key={item.id}
            item={item}
            isMoving={move.isPending && move.variables === item.id}
            isRemoving={remove.isPending && remove.variables === item.id}
            onMove={() => move.mutate(item.id)}
            onRemove={() => remove.mutate(item.id)}
          />
        ))}
      </ul>
      {error && <p role="alert">{errorText(error)}</p>}
    </Frame>
  );
}

interface Props {
  item: SavedItem;
  isMoving: boolean;
  isRemoving: boolean;
  onMove: () => void;
  onRemove: () => void;
}

function Saved({ item: { product, quantity }, isMoving, isRemoving, onMove, onRemove }: Props) {
  const { tone, text } = stockWords(product);
  return (
    <li>
      <span data-picture aria-hidden>
        <BucketImage image={product.images[0]} alt="" sizes="64px" />
      </span>
      <div data-name>
        <Link href={productHref(product)} prefetch={false}>
          {keepUnits(product.name)}
        </Link>
        <small>
          {product.sku} · {formatNumber(quantity)} stk. · <span data-tone={tone}>{text}</span>
        </small>
        {product.price && (
          <small>
            <Price amount={product.price.priceWithTax} /> / stk.
          </small>
        )}
      </div>
      <div data-actions>
        {availableQuantity(product) > 0 && (
          <Button
            variant="secondary"
            busy={isMoving}
            aria-label={`Færa í körfu: ${product.name}`}
            onClick={onMove}
          >
            Færa í körfu
          </Button>
        )}
        <Button
          variant="quiet"
          busy={isRemoving}
          aria-label={`Eyða úr geymslu: ${product.name}`}
          onClick={onRemove}
        >
          Eyða
        </Button>
      </div>
    </li>
  );
}

const { color } = theme;

const Frame = styled.section`
  display: grid;
  gap: 8px;
  margin-top: 16px;
  & h2 {
    font-size: ${theme.text.large};
  }
  & ul {
    border-top: 1px solid ${color.line};
  }
  & li {
    display: grid;
    grid-template: 'picture name' auto 'actions actions' auto / 64px minmax(0, 1fr);
    align-items: center;
    gap: 8px 16px;
    padding-block: 12px;
    border-bottom: 1px solid ${color.line};
  }
  & [data-picture] {
    position: relative;
    grid-area: picture;
    width: 64px;
    height: 64px;
    border-radius: ${theme.radius.small};
  }
  & [data-name] {
    grid-area: name;
    display: grid;
    gap: 2px;
  }
  & a {
    font-weight: 600;
    text-decoration: none;
  }
  & a:hover {
    text-decoration: underline;
  }
  & small {
    color: ${color.inkSoft};
    font-size: ${theme.text.small};
  }
  & [data-tone='rust'] {
    color: ${color.rust};
  }
  & [data-tone='moss'] {
    color: ${color.moss};
  }
  & [data-actions] {
    grid-area: actions;
    display: flex;
    gap: 8px;
  }
  & p[role='alert'] {
    color: ${color.rust};
  }
  ${media.narrow} {
    & li {
      grid-template: 'picture name actions' auto / 64px minmax(0, 1fr) auto;
    }
  }
  ${media.print} {
    display: none;
  }
`;
