'use client';

import { type ClipboardEvent, type Ref, useId, useState } from 'react';
import styled from 'styled-components';
import { Button } from '@/components/ui/button.tsx';
import { Field } from '@/components/ui/field.tsx';
import { Form } from '@/components/ui/form.tsx';
import { readOrderLines, type ReadLines } from '@/lib/rules/orders/quick-order/read-lines.ts';
import { media } from '@/styles/media.ts';
import { CodeField } from './code-field.tsx';

interface Props {
  ref: Ref<HTMLInputElement>;
  onAdd: (read: ReadLines) => void;
}

/** One line at a time: number or name with suggestions, quantity, Enter. A list that is pasted here is read as a list. */
export function EntryRow({ ref, onAdd }: Props) {
  const quantityId = useId();
  const [code, setCode] = useState('');
  const [quantity, setQuantity] = useState('1');

  const addText = (text: string): void => {
    onAdd({ ...readOrderLines(text), notes: [] });
    setCode('');
    setQuantity('1');
  };
  const submit = (): void => {
    if (code.trim() !== '') addText(`${quoteField(code)};${quoteField(quantity)}`);
  };
  const paste = (event: ClipboardEvent): void => {
    const text = event.clipboardData.getData('text');
    if (!/[\t\n\r]/.test(text.trim())) return;
    event.preventDefault();
    onAdd(readOrderLines(text));
  };
  return (
    <LineForm method="get" onSubmit={submit} onPaste={paste} aria-label="Ný lína">
      <CodeField ref={ref} value={code} onChange={setCode} />
      <Field
        kind="decimal"
        id={quantityId}
        label="Magn"
        maxLength={12}
        value={quantity}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => setQuantity(event.currentTarget.value)}
      />
      <AddButton type="submit" variant="secondary">
        Bæta á lista
      </AddButton>
    </LineForm>
  );
}

const quoteField = (text: string): string => `"${text.trim().replaceAll('"', '""')}"`;

const AddButton = styled(Button)`
  grid-column: 1 / -1;
  ${media.narrow} {
    grid-column: auto;
  }
`;

const LineForm = styled(Form)`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 88px;
  align-items: end;
  gap: var(--space-2);
  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr) 104px auto;
  }
`;
