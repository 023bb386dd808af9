'use client';

import { type Ref, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import styled from 'styled-components';
import { Field } from '@/components/ui/field.tsx';
import { Popover } from '@/components/ui/popover.tsx';
import { useCombobox } from '@/components/ui/use-combobox.ts';
import { type Hit, searchQuery } from '@/lib/search/queries.ts';
import { useDebounced } from '@/lib/search/use-debounced.ts';
import { productCountText } from '@/lib/rules/orders/cart-label.ts';
import { ownNumberText } from '@/lib/rules/products/own-number.ts';
import { VisuallyHidden } from '@/components/ui/visually-hidden.tsx';

interface Props {
  ref: Ref<HTMLInputElement>;
  value: string;
  onChange: (code: string) => void;
}

const minimumSearchLength = 2;

/** The number of a product, or its name: what the shop finds for it can be chosen (ARIA combobox). */
export function CodeField({ ref, value, onChange }: Props) {
  const [query, setQuery] = useState('');
  const debouncedQuery = useDebounced(query);
  const { data } = useQuery(searchQuery(debouncedQuery));
  const hits = query.length >= minimumSearchLength && debouncedQuery !== '' ? (data?.hits ?? []) : [];
  const isOpen = hits.length > 0;

  const close = (): void => {
    setQuery('');
    resetActive();
  };
  const chooseHit = (hit: Hit): void => {
    onChange(hit.sku);
    close();
  };
  const { listId, fieldAttributes, optionAttributes, onKeyDown, resetActive } = useCombobox({
    options: hits,
    keyOf: ({ id }) => id,
    isOpen,
    onChoose: chooseHit,
    onClose: close,
  });
  return (
    <CodeCombobox onBlur={close} onKeyDown={({ nativeEvent }) => onKeyDown(nativeEvent)}>
      <Field
        kind="text"
        ref={ref}
        label="Vörunúmer, strikamerki eða heiti"
        {...fieldAttributes}
        autoCapitalize="off"
        spellCheck={false}
        maxLength={200}
        value={value}
        onChange={(event) => {
          onChange(event.currentTarget.value);
          setQuery(event.currentTarget.value.trim());
          resetActive();
        }}
      />
      <VisuallyHidden role="status">
        {isOpen && `${productCountText(hits.length)} til að velja úr`}
      </VisuallyHidden>
      {isOpen && (
        // The focus stays in the field while the list is pressed.
        <Popover
          id={listId}
          role="listbox"
          aria-label="Tillögur"
          tabIndex={-1}
          onMouseDown={(event) => event.preventDefault()}
        >
          {hits.map((hit) => (
            <button key={hit.id} type="button" {...optionAttributes(hit)} onClick={() => chooseHit(hit)}>
              <b>{hit.name.map(({ text }) => text).join('')}</b>
              <small>
                {hit.sku} · {hit.stock.text}
                {hit.ownNumber && ` · ${ownNumberText(hit.ownNumber)}`}
              </small>
            </button>
          ))}
        </Popover>
      )}
    </CodeCombobox>
  );
}

const CodeCombobox = styled.div`
  position: relative;
  & [role='listbox'] {
    inset: calc(100% + 4px) 0 auto;
    max-height: 45vh;
    overflow-y: auto;
    padding: var(--space-1);
  }
  & [role='option'] {
    display: grid;
    width: 100%;
    min-height: 44px;
    padding: var(--space-2) var(--space-3);
    border: 0;
    border-radius: var(--radius-medium);
    background: transparent;
    text-align: left;
  }
  & [role='option'] b {
    font-weight: 600;
  }
  & [role='option'] small {
    color: var(--color-ink-soft);
  }
  & [role='option']:hover,
  & [aria-selected='true'] {
    background: var(--color-fjord-pale);
  }
`;
