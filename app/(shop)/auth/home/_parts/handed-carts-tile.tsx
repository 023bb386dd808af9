'use client';

import { useQuery } from '@tanstack/react-query';
import { AccountTile } from '@/components/account/account-tile.tsx';
import { namedCartsQuery } from '@/lib/lists/queries.ts';
import { productCountText } from '@/lib/rules/orders/cart-label.ts';
import { namedCartPath, namedCartsPath } from '@/lib/rules/routes/account-paths.ts';
import { formatNumber } from '@/lib/rules/text/icelandic.ts';
import { isSingular } from '@/lib/rules/text/plural.ts';

/** Carts that others put together for the visitor, until they are in the own cart. */
export function HandedCartsTile() {
  const { data: carts = [] } = useQuery(namedCartsQuery);
  const handed = carts.filter(({ handedOver }) => handedOver?.isNew);
  const [first] = handed;
  if (!first) return null;
  return (
    <AccountTile
      title="Karfa handa þér"
      figure={
        handed.length === 1
          ? productCountText(first.lineCount)
          : `${formatNumber(handed.length)} ${isSingular(handed.length) ? 'karfa' : 'körfur'}`
      }
      note={`Frá: ${[...new Set(handed.map(({ handedOver }) => handedOver?.fromName))].join(', ')}`}
      href={handed.length === 1 ? namedCartPath(first.id) : namedCartsPath}
      action={handed.length === 1 ? 'Skoða körfu' : 'Skoða körfur'}
    />
  );
}
