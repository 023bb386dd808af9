'use client';

import { Button } from '@/components/ui/button.tsx';
import { formatKronur } from '@/lib/rules/money/kronur.ts';
import type { PadProduct } from '@/lib/rules/orders/pad/search.ts';
import { ownNumberText } from '@/lib/rules/products/own-number.ts';
import { formatDate, formatNumber } from '@/lib/rules/text/icelandic.ts';
import styles from './pad-product-row.module.css';

interface Props {
  product: PadProduct;
  /** Units on the pad. */
  quantity?: number;
  onAdd: () => void;
}

/** A product on the device: what it is called, and what it cost the last time. */
export function PadProductRow({ product, quantity = 0, onAdd }: Props) {
  const { name, sku, packageSize, unitOfMeasure, ownNumber, lastBought } = product;
  return (
    <li className={styles.row}>
      <div>
        <b>{name}</b>
        <small>
          {[
            sku,
            packageSize,
            unitOfMeasure > 1 && `seld í einingum af ${formatNumber(unitOfMeasure)}`,
            ownNumber && ownNumberText(ownNumber),
          ]
            .filter(Boolean)
            .join(' · ')}
        </small>
        {lastBought && (
          <small>
            Síðasta verð {formatKronur(lastBought.unitPrice)} með vsk., {formatDate(lastBought.date)}
          </small>
        )}
      </div>
      {quantity > 0 && <span className={styles.quantity}>{formatNumber(quantity)} á blaði</span>}
      <Button variant="secondary" aria-label={`Bæta við: ${name}`} onClick={onAdd}>
        Bæta við
      </Button>
    </li>
  );
}
