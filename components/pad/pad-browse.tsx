'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Select } from '@/components/ui/select.tsx';
import type { KeptRange } from '@/lib/pad/database.ts';
import type { PadDraft, PadProductRef } from '@/lib/rules/orders/pad/draft.ts';
import type { PadProduct } from '@/lib/rules/orders/pad/search.ts';
import { PadProductRow } from './pad-product-row.tsx';
import styles from './pad-browse.module.css';

/** How many are shown at first, and with each press. */
const step = 30;

interface Props {
  range: KeptRange;
  draft: PadDraft;
  onAdd: (product: PadProductRef) => void;
}

/** The goods on the device: bought last, favourites, or those of a list. */
export function PadBrowse({ range, draft, onAdd }: Props) {
  const [source, setSource] = useState('bought');
  const [shown, setShown] = useState(step);
  const products = productsOf(range, source);
  const quantities = new Map(draft.lines.map(({ product, quantity }) => [product?.id, quantity]));
  return (
    <section aria-label="Vörur á tækinu" className={styles.browse}>
      <Select
        label="Velja úr"
        value={source}
        onChange={({ target }) => {
          setSource(target.value);
          setShown(step);
        }}
      >
        <option value="bought">Síðast keypt</option>
        <option value="favourites">Uppáhald</option>
        {range.lists.map(({ id, name }) => (
          <option key={id} value={`list ${id}`}>
            {name}
          </option>
        ))}
      </Select>
      {products.length === 0 && <p role="status">Hér er engin vara.</p>}
      <ul aria-label="Vörur til að velja úr">
        {products.slice(0, shown).map((product) => (
          <PadProductRow
            key={product.id}
            product={product}
            quantity={quantities.get(product.id) ?? 0}
            onAdd={() => onAdd(product)}
          />
        ))}
      </ul>
      {products.length > shown && (
        <Button variant="quiet" block onClick={() => setShown(shown + step)}>
          Sýna fleiri
        </Button>
      )}
    </section>
  );
}

function productsOf({ products, lists }: KeptRange, source: string): PadProduct[] {
  if (source === 'favourites') return products.filter(({ isFavorite }) => isFavorite);
  if (source !== 'bought') {
    const ids = new Set(lists.find(({ id }) => source === `list ${id}`)?.productIds);
    return products.filter(({ id }) => ids.has(id));
  }
  return products
    .filter(({ lastBought }) => lastBought !== null)
    .toSorted((a, b) => Date.parse(b.lastBought?.date ?? '') - Date.parse(a.lastBought?.date ?? ''));
}
