'use client';

import { useRef, useState } from 'react';
import styled from 'styled-components';
import { Button } from '@/components/ui/button.tsx';
import { Price } from '@/components/ui/price.tsx';
import type { AnsweredLine } from '@/lib/quick-order/answer-lines.ts';
import type { QuickOrder } from '@/lib/quick-order/use-quick-order.ts';
import { countedProducts } from '@/lib/rules/orders/cart-label.ts';
import { errorText } from '@/lib/rules/text/error-text.ts';
import { formatNumber } from '@/lib/rules/text/icelandic.ts';
import { media } from '@/styles/media.ts';
import type { AddLines } from './quick-order.tsx';

interface Props {
  order: QuickOrder;
  addLines: AddLines;
  onRemove: (lines: readonly AnsweredLine[]) => void;
}

/** What the good lines cost, and the press that puts them into the cart; bad ones stay to be corrected. */
export function OrderFoot({ order, addLines, onRemove }: Props) {
  const [state, setState] = useState<{ busy: boolean; error: string | null }>({ busy: false, error: null });
  const pressed = useRef(false);
  const good = order.lines.filter(({ product, units }) => product && units > 0);
  const bad = order.lines.filter(({ reason }) => reason !== null);
  const waiting = order.lines.some((line) => line.waiting);
  const total = good.reduce(
    (sum, { product, units }) => sum + (product?.price?.priceWithTax ?? 0) * units,
    0,
  );

  const add = async (): Promise<void> => {
    if (pressed.current) return;
    pressed.current = true;
    setState({ busy: true, error: null });
    try {
      const notice = await addLines(
        good.flatMap(({ product, units }) => (product ? [{ productId: product.id, quantity: units }] : [])),
      );
      const refused = notice.filter(({ problem }) => problem !== null);
      const missed = refused.map(({ productId }) => productId);
      onRemove(good.filter(({ product }) => product && !missed.includes(product.id)));
      // The lines that stayed say it too, once it is known what has changed.
      const reasons = new Set(refused.filter(({ added }) => added === 0).map(({ problem }) => problem));
      setState({ busy: false, error: reasons.size > 0 ? [...reasons].join(' ') : null });
      if (refused.length > 0) order.refresh();
    } catch (error) {
      setState({ busy: false, error: errorText(error) });
    } finally {
      pressed.current = false;
    }
  };
  return (
    <Frame>
      <p role="status">
        {waiting ? 'Leita að vörum…' : counted(good.length, bad.length)}
        {good.length > 0 && (
          <>
            {' '}
            <strong>
              <Price amount={total} />
            </strong>{' '}
            með vsk.
          </>
        )}
      </p>
      <div data-actions>
        {bad.length > 0 && (
          <Button variant="quiet" onClick={() => onRemove(bad)}>
            Fjarlægja línur sem þarf að laga
          </Button>
        )}
        <Button busy={state.busy} disabled={good.length === 0} onClick={() => void add()}>
          Bæta {good.length === 1 ? '1 vöru' : `${formatNumber(good.length)} vörum`} í körfu
        </Button>
      </div>
      {state.error && <p role="alert">{state.error}</p>}
    </Frame>
  );
}

function counted(good: number, bad: number): string {
  const ready = `${countedProducts(good)} tilbúnar`.replace('vara tilbúnar', 'vara tilbúin');
  if (bad === 0) return `${ready}.`;
  return `${ready}, ${bad === 1 ? '1 línu' : `${formatNumber(bad)} línur`} þarf að laga.`;
}

const Frame = styled.div`
  position: sticky;
  bottom: 0;
  display: grid;
  gap: var(--space-3);
  padding-block: var(--space-3);
  background: var(--color-paper);
  & [data-actions] {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2);
  }
  & [role='alert'] {
    color: var(--color-rust);
  }
  ${media.narrow} {
    grid-template-columns: 1fr auto;
    align-items: center;
    & [role='alert'] {
      grid-column: 1 / -1;
    }
  }
`;
