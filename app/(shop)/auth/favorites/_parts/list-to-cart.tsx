'use client';

import Link from 'next/link';
import { useState } from 'react';
import styled from 'styled-components';
import { Button } from '@/components/ui/button.tsx';
import { useAddLines, type AddedLines } from '@/lib/cart/add-lines-mutation.ts';
import type { ListLine } from '@/lib/lists/queries.ts';
import { errorText } from '@/lib/rules/text/error-text.ts';
import { formatNumber } from '@/lib/rules/text/icelandic.ts';
import { newIdempotencyKey } from '@/lib/rules/orders/idempotency-key.ts';
import { maximumQuantity, settleQuantity } from '@/lib/rules/orders/quantity.ts';
import { media } from '@/styles/media.ts';

type Sendable = ListLine & { product: NonNullable<ListLine['product']> };

/** Puts a whole list into the cart with one press, and says of each product that could not be had why. */
export function ListToCart({ lines }: { lines: readonly ListLine[] }) {
  const add = useAddLines();
  // The same press sent again, after a lost answer, adds nothing twice.
  const [key, setKey] = useState(newIdempotencyKey);
  const sold = lines.filter((line): line is Sendable => line.product !== null);
  const send = (): void =>
    add.mutate({ key, lines: sold.map(toAddition) }, { onSuccess: () => setKey(newIdempotencyKey()) });
  return (
    <Frame>
      <Button busy={add.isPending} disabled={sold.length === 0} onClick={send}>
        Setja allt í körfu
      </Button>
      <div role="status">{add.data && <Outcome answer={add.data} lines={lines} />}</div>
      {add.error && !add.isPending && <p role="alert">{errorText(add.error)}</p>}
    </Frame>
  );
}

function Outcome({ answer, lines }: { answer: AddedLines; lines: readonly ListLine[] }) {
  const nameOf = new Map(lines.map(({ productId, name }) => [productId, name]));
  const added = answer.lines.filter((line) => line.added > 0).length;
  const short = [
    ...answer.lines.flatMap(({ productId, problem }) =>
      problem === null ? [] : [{ productId, reason: problem }],
    ),
    ...lines.flatMap(({ productId, product }) =>
      product === null ? [{ productId, reason: 'Ekki lengur til sölu' }] : [],
    ),
  ];
  return (
    <>
      <p>
        {added === 0 && 'Engin vara komst í körfuna.'}
        {added === 1 && '1 vara komin í körfuna.'}
        {added > 1 && `${formatNumber(added)} vörur komnar í körfuna.`} <Link href="/karfa">Opna körfu</Link>
      </p>
      {short.length > 0 && (
        <ul aria-label="Fékkst ekki að fullu">
          {short.map(({ productId, reason }) => (
            <li key={productId}>
              {nameOf.get(productId)}: {reason}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** Units as they are sold: the unit may have changed since the list was made. */
function toAddition({ productId, quantity, product }: Sendable) {
  const { unitOfMeasure } = product;
  const limits = { stock: maximumQuantity, isSpecialOrder: true, unitOfMeasure };
  return { productId, quantity: settleQuantity(quantity, limits) };
}

const Frame = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--space-2);
  ${media.narrow} {
    justify-items: end;
  }
  & a {
    color: var(--color-fjord);
    font-weight: 600;
  }
  & ul {
    padding-left: var(--space-5);
    list-style: disc;
    color: var(--color-sun-ink);
  }
  & [role='alert'] {
    color: var(--color-rust);
  }
`;
