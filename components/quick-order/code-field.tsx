'use client';

import { type KeyboardEvent, type Ref, useId, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import styled from 'styled-components';
import { Field } from '@/components/ui/field.tsx';
import { Popover } from '@/components/ui/popover.tsx';
import { type Hit, searchQuery } from '@/lib/search/queries.ts';
import { useDebounced } from '@/lib/search/use-debounced.ts';
import { productCountText } from '@/lib/rules/orders/cart-label.ts';
import { VisuallyHidden } from '@/components/ui/visually-hidden.tsx';

interface Props {
  ref: Ref<HTMLInputElement>;
  value: string;
  onChange: (code: string) => void;
}

const minimumSearchLength = 2;

/** The number of a product, or its name: what the shop finds for it can be chosen (ARIA combobox). */
export function CodeField({ ref, value, onChange }: Props) {
  const listId = useId();
  const [query, setQuery] = useState('');
  const [activeIndex, setActiveIndex] = useState(-1);
  const debouncedQuery = useDebounced(query);
  const { data } = useQuery(searchQuery(debouncedQuery));
  const hits = query.length >= minimumSearchLength && debouncedQuery !== '' ? (data?.hits ?? []) : [];
  const isOpen = hits.length > 0;

  const close = (): void => {
    setQuery('');
    setActiveIndex(-1);
  };
  const chooseHit = (hit: Hit): void => {
    onChange(hit.sku);
    close();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing || !isOpen) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const hit = hits[activeIndex];
    if (step !== undefined)
      setActiveIndex(((activeIndex + 1 + step + hits.length + 1) % (hits.length + 1)) - 1);
    else if (event.key === 'Escape') close();
    else if (event.key === 'Enter' && hit) chooseHit(hit);
    else return;
    event.preventDefault();
  };
  return (
    <CodeCombobox onBlur={close} onKeyDown={onKeyDown}>
      <Field
        ref={ref}
        label="Vörunúmer, strikamerki eða heiti"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        aria-activedescendant={activeIndex >= 0 ? `${listId}-${activeIndex}` : undefined}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={200}
        value={value}
        onChange={(event) => {
          onChange(event.currentTarget.value);
          setQuery(event.currentTarget.value.trim());
          setActiveIndex(-1);
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
          {hits.map((hit, index) => (
            <button
              key={hit.id}
              type="button"
              role="option"
              id={`${listId}-${index}`}
              aria-selected={index === activeIndex}
              tabIndex={-1}
              onClick={() => chooseHit(hit)}
            >
              <b>{hit.name.map(({ text }) => text).join('')}</b>
              <small>
                {hit.sku} · {hit.stock.text}
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
    padding: 6px var(--space-3);
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
