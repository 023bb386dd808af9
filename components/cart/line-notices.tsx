'use client';

import { Button } from '@/components/ui/button.tsx';
import { ByVat } from '@/components/ui/by-vat.tsx';
import type { CartLine } from '@/lib/cart/queries.ts';
import { useSaveForLater } from '@/lib/cart/saved-mutations.ts';
import { isUnpriced } from '@/lib/cart/optimistic.ts';
import { formatKronur, netOf } from '@/lib/rules/money/kronur.ts';
import { exemptionText } from '@/lib/rules/orders/withdrawal.ts';
import { lineAuthorText } from '@/lib/rules/orders/line-author.ts';
import { formatNumber } from '@/lib/rules/text/icelandic.ts';
import styles from './line-notices.module.css';

interface Props {
  line: CartLine;
  /** Whether the cart holds what others put there; then each line says who did. */
  isShared: boolean;
}

/** What changed on a line since the buyer last looked, who put it there, and a button to save it for later. */
export function LineNotices({ line, isShared }: Props) {
  const { mutate: save } = useSaveForLater();
  const { previousUnitPrice, nextTier, product, addedBy } = line;
  const exemption = exemptionText(product.withdrawalExemption);
  return (
    <div className={styles.lineNotices}>
      {exemption && <p>{exemption}</p>}
      {nextTier && (
        <p className={styles.tier}>
          Bættu {formatNumber(nextTier.missing)} við og verðið verður{' '}
          <ByVat
            gross={`${formatKronur(nextTier.unitPrice)} á stk.`}
            net={`${formatKronur(netOf(nextTier.unitPrice, line.vat))} á stk. án\u00a0vsk.`}
          />
        </p>
      )}
      {previousUnitPrice !== null && <p>Verð hefur breyst, var {formatKronur(previousUnitPrice)}</p>}
      {isShared && addedBy && <p className={styles.author}>{lineAuthorText(addedBy, 'í körfuna')}</p>}
      {!isUnpriced(line) && (
        <Button variant="quiet" aria-label={`Geyma til síðar: ${product.name}`} onClick={() => save(line)}>
          Geyma til síðar
        </Button>
      )}
    </div>
  );
}
