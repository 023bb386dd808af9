'use client';

import { useQuery } from '@tanstack/react-query';
import { Button } from '@/components/ui/button.tsx';
import { BucketImage } from '@/components/ui/image.tsx';
import { ChargedPrice } from '@/components/ui/charged-price.tsx';
import { useMoveToCart, useRemoveSaved } from '@/lib/cart/saved-mutations.ts';
import { savedItemsQuery, type SavedItem } from '@/lib/cart/saved-queries.ts';
import { quantityPrice } from '@/lib/rules/money/price-tiers.ts';
import { productHref } from '@/lib/rules/routes/addresses.ts';
import { errorText } from '@/lib/rules/text/error-text.ts';
import { formatNumber } from '@/lib/rules/text/icelandic.ts';
import { withNonBreakingUnits } from '@/lib/rules/text/non-breaking.ts';
import { availableQuantity } from '@/lib/rules/orders/quantity.ts';
import { stockStatus } from '@/lib/rules/products/stock-status.ts';
import styles from './saved-items.module.css';

/** Lines saved for later, below the cart; nothing where there are none. */
export function SavedItems() {
  const { data: items = [] } = useQuery(savedItemsQuery);
  const move = useMoveToCart();
  const remove = useRemoveSaved();
  if (items.length === 0) return null;
  const error = move.error ?? remove.error;
  return (
    <section className={styles.savedItems} aria-labelledby="geymt">
      <h2 id="geymt">Geymt til síðar</h2>
      <ul>
        {items.map((item) => (
          <SavedItemRow
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
    </section>
  );
}

interface Props {
  item: SavedItem;
  isMoving: boolean;
  isRemoving: boolean;
  onMove: () => void;
  onRemove: () => void;
}

function SavedItemRow({ item: { product, quantity }, isMoving, isRemoving, onMove, onRemove }: Props) {
  const { tone, text } = stockStatus(product);
  return (
    <li>
      <span className={styles.picture} aria-hidden>
        <BucketImage image={product.images[0]} alt="" sizes="64px" />
      </span>
      <div className={styles.name}>
        <a href={productHref(product)}>{withNonBreakingUnits(product.name)}</a>
        <small>
          {product.sku} · {formatNumber(quantity)} stk. · <span data-tone={tone}>{text}</span>
        </small>
        {product.price && (
          <small>
            <ChargedPrice charges={[{ price: quantityPrice(product, quantity), quantity: 1 }]} /> / stk.
          </small>
        )}
      </div>
      <div className={styles.actions}>
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
