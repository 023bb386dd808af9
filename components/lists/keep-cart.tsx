'use client';

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import styled from 'styled-components';
import { Button } from '@/components/ui/button.tsx';
import { LinkButton } from '@/components/ui/link-button.tsx';
import { useCart } from '@/lib/cart/queries.ts';
import type { Customer } from '@/lib/customer/queries.ts';
import { namedCartsQuery } from '@/lib/lists/queries.ts';
import { namedCartsPath } from '@/lib/rules/routes/account-paths.ts';
import { formatNumber } from '@/lib/rules/text/icelandic.ts';
import { HandOverDialog } from './hand-over-dialog.tsx';
import { type AddNamedCart, HandedCarts } from './handed-carts.tsx';
import { SaveCartDialog } from './save-cart-dialog.tsx';

/** Below the cart: keeping it, handing it over, and what others put together for the visitor. */
export function KeepCart({ customer, add }: { customer: Customer; add: AddNamedCart }) {
  const { data: cart } = useCart();
  const { data: kept = [] } = useQuery(namedCartsQuery);
  const [dialog, setDialog] = useState<'save' | 'hand' | null>(null);
  const [notice, setNotice] = useState('');
  const handed = kept.filter(({ handedOver }) => handedOver?.isNew);
  const hasGoods = (cart?.items.length ?? 0) > 0;
  const close = (): void => setDialog(null);
  const finish = (text: string): void => {
    close();
    setNotice(text);
  };
  // Who buys for themselves has nobody to hand it to; a company's people and agents have.
  const mayHand = customer.role !== 'Private';
  return (
    <KeepSection aria-labelledby="geymdar-korfur">
      <h2 id="geymdar-korfur">Geymdar körfur</h2>
      {handed.length > 0 && <HandedCarts carts={handed} add={add} onAdded={setNotice} />}
      <div data-actions>
        {hasGoods && (
          <Button variant="secondary" onClick={() => setDialog('save')}>
            Geyma körfu
          </Button>
        )}
        {hasGoods && mayHand && (
          <Button variant="secondary" onClick={() => setDialog('hand')}>
            {customer.role === 'Agent' ? 'Leggja fyrir viðskiptavin' : 'Afhenda körfu'}
          </Button>
        )}
        <LinkButton href={namedCartsPath} variant="secondary">
          Sjá geymdar körfur{kept.length > 0 && ` (${formatNumber(kept.length)})`}
        </LinkButton>
      </div>
      <p role="status">{notice}</p>
      {dialog === 'save' && (
        <SaveCartDialog
          source={null}
          mayShare={customer.isCompany}
          onClose={close}
          onSaved={({ name }) => finish(`Karfan var geymd: ${name}`)}
        />
      )}
      {dialog === 'hand' && (
        <HandOverDialog
          source={null}
          onClose={close}
          onHanded={(name) => finish(`Karfan var afhent: ${name}`)}
        />
      )}
    </KeepSection>
  );
}

const KeepSection = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
  margin-block: var(--space-8);
  & h2 {
    font-size: var(--text-large);
  }
  & [data-actions] {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2);
  }
  & [role='status']:empty {
    display: none;
  }
  @media print {
    display: none;
  }
`;
