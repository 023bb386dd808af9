'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Menu } from '@/components/ui/menu.tsx';
import { Toast } from '@/components/ui/toast.tsx';
import type { Cart } from '@/lib/cart/queries.ts';
import { ownPriceQuery } from '@/lib/product/own-prices.ts';
import styles from './cart-tools.module.css';

/** Exports the cart as a file, on paper, or as a link that fills another person's quick order. */
export function CartTools({ cart }: { cart: Cart }) {
  const [notice, announce] = useState<string | null>(null);
  const client = useQueryClient();
  // The lines beside have asked for them.
  const readOwnNumbers = () =>
    new Map(
      cart.items.flatMap(({ product: { id } }) => {
        const own = client.getQueryData(ownPriceQuery(id).queryKey)?.ownNumber;
        return own ? [[id, own] as const] : [];
      }),
    );
  const exportFile = async (kind: 'csv' | 'xlsx'): Promise<void> => {
    try {
      const { exportCart } = await import('@/lib/cart/export-cart.ts');
      exportCart(cart, kind, readOwnNumbers());
    } catch {
      announce('Ekki tókst að búa til skrána. Vinsamlegast reynið aftur.');
    }
  };
  const share = async (): Promise<void> => {
    const { shareCart } = await import('@/lib/cart/share-cart.ts');
    announce(await shareCart(cart));
  };
  return (
    <div className={styles.cartTools}>
      <Menu
        label="Flytja út"
        items={[
          { id: 'xlsx', title: 'Excel-skrá', onChoose: () => void exportFile('xlsx') },
          { id: 'csv', title: 'CSV-skrá', onChoose: () => void exportFile('csv') },
          { id: 'share', title: 'Deila körfu', onChoose: () => void share() },
          { id: 'print', title: 'Prenta', onChoose: () => window.print() },
        ]}
      />
      {notice && <Toast onClose={() => announce(null)}>{notice}</Toast>}
    </div>
  );
}
