'use client';

import { useId } from 'react';
import styled from 'styled-components';
import { Button } from '@/components/ui/button.tsx';
import type { AnsweredLine } from '@/lib/quick-order/resolve-lines.ts';
import { media } from '@/styles/media.ts';
import { CommittedInput } from './committed-input.tsx';
import type { LineActions } from './line-actions.ts';
import { LineNotice, OrderLineRow } from './order-line-row.tsx';
import { RemoveLineButton } from './remove-line-button.tsx';

/** A line that cannot be ordered as it is: what was read, why not, and both to be corrected in place. */
export function RejectedLine({ line, onChange, onRemove }: LineActions & { line: AnsweredLine }) {
  const reasonId = useId();
  const isInvalid = !line.isLoading || undefined;
  return (
    <RejectedRow data-waiting={line.isLoading || undefined}>
      <div data-code>
        <CommittedInput
          key={line.code}
          label="Vörunúmer"
          value={line.code}
          aria-invalid={isInvalid}
          aria-describedby={reasonId}
          onCommit={(code) => onChange(line.id, { code })}
        />
      </div>
      <div data-quantity>
        <CommittedInput
          key={line.quantity}
          label="Magn"
          inputMode="decimal"
          value={line.quantity}
          aria-describedby={reasonId}
          onCommit={(quantity) => onChange(line.id, { quantity })}
        />
      </div>
      <LineNotice id={reasonId}>
        <span>
          {line.product && `${line.product.name}: `}
          {line.isLoading ? 'Leita…' : line.reason}
        </span>
        {line.candidates.map(({ id, sku, name }) => (
          <Button key={id} variant="secondary" onClick={() => onChange(line.id, { code: sku })}>
            {name} ({sku})
          </Button>
        ))}
      </LineNotice>
      <RemoveLineButton label={`Fjarlægja línu ${line.code}`} onClick={() => onRemove(line)} />
    </RejectedRow>
  );
}

const RejectedRow = styled(OrderLineRow)`
  grid-template-areas:
    'code quantity remove'
    'notice notice notice';
  grid-template-columns: minmax(0, 1fr) 96px auto;
  padding-inline: var(--space-3);
  background: var(--color-rust-pale);
  & ${LineNotice} {
    color: var(--color-rust);
  }
  &[data-waiting] {
    background: transparent;
  }
  &[data-waiting] ${LineNotice} {
    color: var(--color-ink-soft);
  }
  & [data-code] {
    grid-area: code;
  }
  & [data-quantity] {
    grid-area: quantity;
    width: 96px;
  }
  ${media.narrow} {
    grid-template-areas: 'code quantity notice remove';
    grid-template-columns: minmax(0, 1fr) 96px minmax(0, 1.5fr) auto;
  }
`;
