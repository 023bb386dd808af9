'use client';

import { useRef, useState } from 'react';
import styled from 'styled-components';
import { Button } from '@/components/ui/button.tsx';
import { ChargedPrice } from '@/components/ui/charged-price.tsx';
import type { AnsweredLine } from '@/lib/quick-order/resolve-lines.ts';
import type { QuickOrderState } from '@/lib/quick-order/use-quick-order.ts';
import { productCountText } from '@/lib/rules/orders/cart-label.ts';
import { errorText } from '@/lib/rules/text/error-text.ts';
import { formatNumber } from '@/lib/rules/text/icelandic.ts';
import { media } from '@/styles/media.ts';
import { isSingular } from '@/lib/rules/text/plural.ts';

/** Adds the valid lines; resolves with the outcome of each. */
export type AddLinesToCart = (
  lines: readonly { productId: string; quantity: number }[],
) => Promise<readonly { productId: string; added: number; problem: string | null }[]>;

interface Props {
  order: QuickOrderState;
  addLines: AddLinesToCart;
  onRemove: (lines: readonly AnsweredLine[]) => void;
}

/** What the good lines cost, and the press that puts them into the cart; bad ones stay to be corrected. */
export function OrderFooter({ order, addLines, onRemove }: Props) {
  const [state, setState] = useState<{ busy: boolean; error: string | null }>({ busy: false, error: null });
  const isSubmitting = useRef(false);
  const orderableLines = order.lines.filter(({ product, units }) => product && units > 0);
  const rejectedLines = order.lines.filter(({ reason }) => reason !== null);
  const isLoading = order.lines.some((line) => line.isLoading);
  const charges = orderableLines.flatMap(({ product, units }) =>
    product ? [{ ...product, quantity: units }] : [],
  );

  const submitLines = async (): Promise<void> => {
    if (isSubmitting.current) return;
    isSubmitting.current = true;
    setState({ busy: true, error: null });
    try {
      const notice = await addLines(
        orderableLines.flatMap(({ product, units }) =>
          product ? [{ productId: product.id, quantity: units }] : [],
        ),
      );
      const refusedLines = notice.filter(({ problem }) => problem !== null);
      const refusedIds = refusedLines.map(({ productId }) => productId);
      onRemove(orderableLines.filter(({ product }) => product && !refusedIds.includes(product.id)));
      // The lines that stayed say it too, once it is known what has changed.
      const reasons = new Set(refusedLines.filter(({ added }) => added === 0).map(({ problem }) => problem));
      setState({ busy: false, error: reasons.size > 0 ? [...reasons].join(' ') : null });
      if (refusedLines.length > 0) order.refresh();
    } catch (error) {
      setState({ busy: false, error: errorText(error) });
    } finally {
      isSubmitting.current = false;
    }
  };
  return (
    <FooterBar>
      <p role="status">
        {isLoading ? 'Leita að vörum…' : countsText(orderableLines.length, rejectedLines.length)}
        {orderableLines.length > 0 && (
          <>
            {' '}
            <strong>
              <ChargedPrice charges={charges} isNamed />
            </strong>
          </>
        )}
      </p>
      <div data-actions>
        {rejectedLines.length > 0 && (
          <Button variant="quiet" onClick={() => onRemove(rejectedLines)}>
            Fjarlægja línur sem þarf að laga
          </Button>
        )}
        <Button busy={state.busy} disabled={orderableLines.length === 0} onClick={() => void submitLines()}>
          Bæta {orderableLines.length === 1 ? '1 vöru' : `${formatNumber(orderableLines.length)} vörum`} í
          körfu
        </Button>
      </div>
      {state.error && <p role="alert">{state.error}</p>}
    </FooterBar>
  );
}

function countsText(orderableCount: number, rejectedCount: number): string {
  const readyText = `${productCountText(orderableCount)} tilbúnar`.replace('vara tilbúnar', 'vara tilbúin');
  if (rejectedCount === 0) return `${readyText}.`;
  return `${readyText}, ${formatNumber(rejectedCount)} ${isSingular(rejectedCount) ? 'línu' : 'línur'} þarf að laga.`;
}

const FooterBar = styled.div`
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
