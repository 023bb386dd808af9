'use client';

import { type DragEvent, useRef, useState } from 'react';
import styled from 'styled-components';
import { ErrorRegion } from '@/components/ui/error-region.tsx';
import { useCart } from '@/lib/cart/queries.ts';
import type { AnsweredLine } from '@/lib/quick-order/resolve-lines.ts';
import { readOrderFile } from '@/lib/quick-order/read-file.ts';
import { useQuickOrder } from '@/lib/quick-order/use-quick-order.ts';
import type { ReadLines } from '@/lib/rules/orders/quick-order/read-lines.ts';
import { padPath } from '@/lib/rules/routes/account-paths.ts';
import { media } from '@/styles/media.ts';
import { type AddLinesToCart, OrderFooter } from './order-footer.tsx';
import { OrderLines } from './order-lines.tsx';
import { ImportOptions } from './import-options.tsx';
import { EntryRow } from './entry-row.tsx';

interface Props {
  addLines: AddLinesToCart;
  /** Its heading's level on the page. */
  level: 1 | 2;
}

/** Many products at once: typed, pasted, from a file or scanned; corrected in place; into the cart with one press. */
export function QuickOrder({ addLines, level }: Props) {
  const { data: cart } = useCart();
  const order = useQuickOrder(
    (productId) => cart?.items.find(({ product }) => product.id === productId)?.quantity ?? 0,
  );
  const [isDragged, setDragged] = useState(false);
  const codeInput = useRef<HTMLInputElement>(null);
  const Heading = level === 1 ? 'h1' : 'h2';

  const addReadLines = (read: ReadLines): void => order.add(read);
  const dropFile = (event: DragEvent): void => {
    event.preventDefault();
    setDragged(false);
    const [file] = event.dataTransfer.files;
    if (file) void readOrderFile(file).then(addReadLines);
  };
  const removeLines = (lines: readonly AnsweredLine[]): void => {
    order.remove(lines.map(({ id }) => id));
    // What had the focus is gone.
    codeInput.current?.focus();
  };
  return (
    <QuickOrderSection
      aria-labelledby="flytipontun"
      data-dragged={isDragged}
      onDragOver={(event) => {
        event.preventDefault();
        setDragged(true);
      }}
      onDragLeave={() => setDragged(false)}
      onDrop={dropFile}
    >
      <header>
        <Heading id="flytipontun">Flýtipöntun</Heading>
        <p>Sláðu inn vörunúmer, límdu lista, dragðu inn skrá eða skannaðu strikamerki.</p>
        <p data-own>
          <a href={padPath}>Pöntunarblað</a> virkar líka án nettengingar.
        </p>
      </header>
      <EntryRow ref={codeInput} onAdd={addReadLines} />
      <ImportOptions onRead={addReadLines} />
      {order.notes.length > 0 && (
        <ul data-notes role="status">
          {order.notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
      {order.failed && (
        <ErrorRegion text="Ekki tókst að sækja upplýsingar um vörurnar." onRetry={order.retry} />
      )}
      {order.lines.length > 0 && (
        <div>
          <OrderLines lines={order.lines} onChange={order.change} onRemove={(line) => removeLines([line])} />
          <OrderFooter order={order} addLines={addLines} onRemove={removeLines} />
        </div>
      )}
    </QuickOrderSection>
  );
}

const QuickOrderSection = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  margin-block: var(--space-4) var(--space-16);
  padding: var(--space-4);
  border: 1px solid var(--color-line);
  border-radius: var(--radius-large);
  & h1 {
    font-size: var(--text-title);
  }
  & h2 {
    font-size: var(--text-large);
  }
  & header {
    display: grid;
    gap: var(--space-1);
  }
  & header p {
    color: var(--color-ink-soft);
  }
  /* The mark on <html> is there before the first paint. */
  html:not([data-signed-in='true']) & [data-own] {
    display: none;
  }
  & [data-notes] {
    display: grid;
    gap: var(--space-1);
    padding: var(--space-3) var(--space-4);
    border-radius: var(--radius-medium);
    color: var(--color-sun-ink);
    background: var(--color-sun-pale);
  }
  &[data-dragged='true'] {
    border-color: var(--color-fjord);
    background: var(--color-fjord-pale);
  }
  ${media.narrow} {
    padding: var(--space-6);
  }
  ${media.print} {
    display: none;
  }
`;
