'use client';

import { useId } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { TrashIcon } from '@/components/ui/icons.tsx';
import type { AnsweredLine } from '@/lib/quick-order/resolve-lines.ts';
import { CommittedInput } from './committed-input.tsx';
import type { LineActions } from './line-actions.ts';

/** A line that cannot be ordered as it is: what was read, why not, and both to be corrected in place. */
export function RejectedLine({ line, onChange, onRemove }: LineActions & { line: AnsweredLine }) {
  const reasonId = useId();
  const isInvalid = !line.isLoading || undefined;
  return (
    <li data-bad data-waiting={line.isLoading || undefined}>
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
      <div data-said id={reasonId}>
        <span>
          {line.product && `${line.product.name}: `}
          {line.isLoading ? 'Leita…' : line.reason}
        </span>
        {line.candidates.map(({ id, sku, name }) => (
          <Button key={id} variant="secondary" onClick={() => onChange(line.id, { code: sku })}>
            {name} ({sku})
          </Button>
        ))}
      </div>
      <button
        type="button"
        data-remove
        aria-label={`Fjarlægja línu ${line.code}`}
        onClick={() => onRemove(line)}
      >
        <TrashIcon />
      </button>
    </li>
  );
}
