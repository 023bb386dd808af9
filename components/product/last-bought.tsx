'use client';

import { useQuery } from '@tanstack/react-query';
import { Price } from '@/components/ui/price.tsx';
import { useSignedInHint } from '@/lib/visitor/use-signed-in-hint.ts';
import { lastBoughtQuery } from '@/lib/product/purchases.ts';
import { formatLongDate, formatNumber } from '@/lib/rules/text/icelandic.ts';
import styles from './last-bought.module.css';

/** For a customer who has bought the product before. Renders nothing without an answer. */
export function LastBought({ id }: { id: string }) {
  const { data: lastPurchase } = useQuery({ ...lastBoughtQuery(id), enabled: useSignedInHint() });
  if (!lastPurchase) return null;
  return (
    <p className={styles.lastBought}>
      Síðast keypt {formatLongDate(lastPurchase.date)}: {formatNumber(lastPurchase.quantity)} stk. á{' '}
      <Price amount={lastPurchase.unitPrice} />
    </p>
  );
}
