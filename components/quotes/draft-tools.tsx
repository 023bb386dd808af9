'use client';

import { useQueryClient } from '@tanstack/react-query';
import { type ComponentType, type Ref, useRef, useState } from 'react';
import styled from 'styled-components';
import { Button } from '@/components/ui/button.tsx';
import { Field } from '@/components/ui/field.tsx';
import { productsByCodesQuery } from '@/lib/quick-order/queries.ts';
import { parsePercent } from '@/lib/rules/money/percent.ts';
import { errorText } from '@/lib/rules/text/error-text.ts';
import { media } from '@/styles/media.ts';
import type { QuoteDraftState } from './use-quote-draft.ts';

interface CodeFieldProps {
  ref: Ref<HTMLInputElement>;
  value: string;
  onChange: (code: string) => void;
}

/** Where a product is named by its number; another feature's may suggest products by name. */
export type CodeInput = ComponentType<CodeFieldProps>;

interface Props {
  draft: QuoteDraftState;
  codeField?: CodeInput | undefined;
}

/** What changes a draft as a whole: another product, and percent off every line. */
export function DraftTools({ draft, codeField = NumberField }: Props) {
  return (
    <ToolRow>
      <AddProduct draft={draft} codeField={codeField} />
      <DiscountAll draft={draft} />
    </ToolRow>
  );
}

function NumberField({ ref, value, onChange }: CodeFieldProps) {
  return (
    <Field
      kind="text"
      ref={ref}
      label="Vörunúmer"
      maxLength={200}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

function AddProduct({ draft, codeField: CodeField }: Required<Props>) {
  const client = useQueryClient();
  const fieldRef = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const [notice, setNotice] = useState('');
  const [isBusy, setBusy] = useState(false);
  const add = async (): Promise<void> => {
    const typed = code.trim();
    if (typed === '') return;
    setBusy(true);
    try {
      const matches = await client.fetchQuery(productsByCodesQuery([typed]));
      const [product] = [...matches.values()].flat();
      if (!product) setNotice(`Engin vara fannst með númerinu „${typed}“.`);
      else if (draft.addProduct(product)) {
        setNotice(`Komið í tilboðið: ${product.name}`);
        setCode('');
      } else setNotice(`Er þegar í tilboðinu: ${product.name}`);
    } catch (error) {
      setNotice(errorText(error));
    } finally {
      setBusy(false);
      fieldRef.current?.focus();
    }
  };
  return (
    <form
      method="get"
      noValidate
      aria-label="Bæta vöru í tilboðið"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) void add();
      }}
    >
      <CodeField ref={fieldRef} value={code} onChange={setCode} />
      <Button type="submit" variant="secondary" busy={isBusy}>
        Bæta við
      </Button>
      <p role="status">{notice}</p>
    </form>
  );
}

function DiscountAll({ draft }: { draft: QuoteDraftState }) {
  const [text, setText] = useState('');
  const [error, setError] = useState<string | null>(null);
  const discount = (): void => {
    const percent = parsePercent(text);
    setError(percent === null ? 'Sláðu inn prósentu frá 0 til 100' : null);
    if (percent !== null) draft.discountAll(percent);
  };
  return (
    <form
      method="get"
      noValidate
      aria-label="Afsláttur af öllum vörum"
      onSubmit={(event) => {
        event.preventDefault();
        discount();
      }}
    >
      <Field
        kind="decimal"
        label="Afsláttur af öllum vörum, %"
        maxLength={7}
        value={text}
        error={error}
        onChange={({ target }) => setText(target.value)}
      />
      <Button type="submit" variant="secondary">
        Reikna afslátt
      </Button>
    </form>
  );
}

const ToolRow = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: var(--space-4);
  & form {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: end;
    gap: var(--space-2);
  }
  & [role='status'] {
    grid-column: 1 / -1;
    color: var(--color-ink-soft);
    font-size: var(--text-small);
  }
  ${media.modal} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  }
`;
