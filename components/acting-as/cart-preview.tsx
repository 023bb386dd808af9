'use client';

import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import styled from 'styled-components';
import { Icon } from '@/components/ui/icons.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { openCartQuery } from '@/lib/acting-as/queries.ts';
import { productCountText } from '@/lib/rules/orders/cart-label.ts';
import { errorText } from '@/lib/rules/text/error-text.ts';
import { formatNumber } from '@/lib/rules/text/icelandic.ts';
import { formatKronur } from '@/lib/rules/money/kronur.ts';

/** What waits in a customer's cart, before anybody switches to them. */
export function CartPreview({ customerId, name }: { customerId: string; name: string }) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <PeekBox>
      <button
        type="button"
        aria-label={`Karfa: ${name}`}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <Icon name="cart" />
      </button>
      <div id={id}>{open && <PreviewContents customerId={customerId} />}</div>
    </PeekBox>
  );
}

function PreviewContents({ customerId }: { customerId: string }) {
  const { data: cart, error } = useQuery(openCartQuery(customerId));
  if (error) return <p role="alert">{errorText(error)}</p>;
  if (!cart) return <Skeleton height="48px" />;
  if (cart.totalItems === 0) return <p role="status">Karfan er tóm</p>;
  const more = cart.totalItems - cart.items.length;
  return (
    <div role="status">
      <p>
        <strong>{productCountText(cart.totalItems)}</strong>, {formatKronur(cart.totalPrice)} með vsk.
      </p>
      <ol>
        {cart.items.map((line) => (
          <li key={line.sku}>
            {formatNumber(line.quantity)} × {line.name}
          </li>
        ))}
      </ol>
      {more > 0 && <p>og {productCountText(more)} til viðbótar</p>}
    </div>
  );
}

const PeekBox = styled.div`
  display: contents;
  & > button {
    display: grid;
    place-items: center;
    width: 56px;
    border: 0;
    border-left: 1px solid var(--color-line);
    border-radius: 0 var(--radius-medium) var(--radius-medium) 0;
    color: var(--color-fjord);
    background: transparent;
  }
  & > button:hover,
  & > button[aria-expanded='true'] {
    background: var(--color-fjord-pale);
  }
  & > div {
    grid-column: 1 / -1;
  }
  & > div:not(:empty) {
    padding: var(--space-3) var(--space-4);
    border-top: 1px solid var(--color-line);
    font-size: var(--text-small);
  }
  & ol {
    margin-block: var(--space-1);
  }
  & ol li {
    display: block;
    border: 0;
  }
`;
