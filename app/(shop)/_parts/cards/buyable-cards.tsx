'use client';

import { useLayoutEffect, useRef, useState } from 'react';
import type { CardProduct } from '@/components/product/product-card.tsx';
import { ProductGrid } from '@/components/product/product-grid.tsx';
import { Button } from '@/components/ui/button.tsx';
import { useMediaQuery } from '@/components/ui/use-media-query.ts';
import { BuyableCard } from './buyable-card.tsx';
import styles from './buyable-cards.module.css';

interface Props {
  products: readonly CardProduct[];
  eagerCount: number;
  band: boolean;
}

/** Where the products of a band lie in one row, which makes it no higher for more of them. */
const rowQuery = '(width >= 768px)';
/** Products of a band that the page comes with: more than a row shows, and what fits a phone. */
const initialBandCount = 6;

export function BuyableCards({ products, eagerCount, band }: Props) {
  const isRow = useMediaQuery(rowQuery);
  const [isOpen, setIsOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // The button that had the focus is gone.
    if (isOpen)
      place.current?.querySelector<HTMLElement>(`li:nth-child(${initialBandCount + 1}) h3 a`)?.focus();
  }, [isOpen]);
  const shown = !band || isRow || isOpen ? products : products.slice(0, initialBandCount);
  const hiddenCount = products.length - shown.length;
  return (
    <div ref={place}>
      <ProductGrid
        products={shown}
        band={band}
        renderCard={(product, index) => <BuyableCard product={product} priority={index < eagerCount} />}
      />
      {hiddenCount > 0 && (
        <Button variant="secondary" block className={styles.more} onClick={() => setIsOpen(true)}>
          {`Sýna ${hiddenCount} í viðbót`}
        </Button>
      )}
    </div>
  );
}
