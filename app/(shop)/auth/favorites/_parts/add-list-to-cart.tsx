'use client';

import { useState } from 'react';
import styled from 'styled-components';
import { Button } from '@/components/ui/button.tsx';
import { useAddLines, type AddedLines } from '@/lib/cart/add-lines-mutation.ts';
import { useAddNamedCart } from '@/lib/cart/add-named-cart-mutation.ts';
import type { ListLine } from '@/lib/lists/queries.ts';
import { errorText } from '@/lib/rules/text/error-text.ts';
import { formatNumber } from '@/lib/rules/text/icelandic.ts';
import { newIdempotencyKey } from '@/lib/rules/orders/idempotency-key.ts';
import { maximumQuantity, clampQuantity } from '@/lib/rules/orders/quantity.ts';
import { media } from '@/styles/media.ts';

type AvailableLine = ListLine & { product: NonNullable<ListLine['product']> };

/** Adds a whole list to the cart at once, and says why a product could not be added. */
export function AddListToCart({ lines }: { lines: readonly ListLine[] }) {
  const add = useAddLines();
  // A retry after a lost answer adds nothing twice.
  const [idempotencyKey, setIdempotencyKey] = useState(newIdempotencyKey);
  const availableLines = lines.filter((line): line is AvailableLine => line.product !== null);
  const addToCart = (): void =>
    add.mutate(
      { key: idempotencyKey, lines: availableLines.map(toAddition) },
      { onSuccess: () => setIdempotencyKey(newIdempotencyKey()) },
    );
  return <ToCart add={add} lines={lines} onAdd={addToCart} />;
}

/** Adds a kept cart to the own one; what each line says of who put it together goes along. */
export function AddNamedCartToCart({ listId, lines }: { listId: string; lines: readonly ListLine[] }) {
  const add = useAddNamedCart();
  const [key, setKey] = useState(newIdempotencyKey);
  const addToCart = (): void => add.mutate({ listId, key }, { onSuccess: () => setKey(newIdempotencyKey()) });
  return <ToCart add={add} lines={lines} onAdd={addToCart} />;
}

interface ToCartProps {
  add: { data: AddedLines | undefined; error: Error | null; isPending: boolean };
  lines: readonly ListLine[];
  onAdd: () => void;
}

function ToCart({ add, lines, onAdd }: ToCartProps) {
  return (
    <ToCartBox>
      <Button busy={add.isPending} disabled={lines.every(({ product }) => product === null)} onClick={onAdd}>
        Setja allt í körfu
      </Button>
      <div role="status">{add.data && <AdditionOutcome answer={add.data} lines={lines} />}</div>
      {add.error && !add.isPending && <p role="alert">{errorText(add.error)}</p>}
    </ToCartBox>
  );
}

function AdditionOutcome({ answer, lines }: { answer: AddedLines; lines: readonly ListLine[] }) {
  const nameById = new Map(lines.map(({ productId, name }) => [productId, name]));
  const goneIds = new Set(lines.filter(({ product }) => product === null).map(({ productId }) => productId));
  const addedCount = answer.lines.filter((line) => line.added > 0).length;
  const missingLines = [
    ...answer.lines.flatMap(({ productId, problem }) =>
      problem === null || goneIds.has(productId) ? [] : [{ productId, reason: problem }],
    ),
    ...lines.flatMap(({ productId, product }) =>
      product === null ? [{ productId, reason: 'Ekki lengur í sölu' }] : [],
    ),
  ];
  return (
    <>
      <p>
        {addedCount === 0 && 'Engin vara komst í körfuna.'}
        {addedCount === 1 && '1 vara komin í körfuna.'}
        {addedCount > 1 && `${formatNumber(addedCount)} vörur komnar í körfuna.`}{' '}
        <a href="/karfa">Opna körfu</a>
      </p>
      {missingLines.length > 0 && (
        <ul aria-label="Fékkst ekki að fullu">
          {missingLines.map(({ productId, reason }) => (
            <li key={productId}>
              {nameById.get(productId)}: {reason}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** Units as sold now: the unit may have changed since the list was made. */
function toAddition({ productId, quantity, product }: AvailableLine) {
  const { unitOfMeasure } = product;
  const limits = { stock: maximumQuantity, isSpecialOrder: true, unitOfMeasure };
  return { productId, quantity: clampQuantity(quantity, limits) };
}

const ToCartBox = styled.div`
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
