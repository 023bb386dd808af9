'use client';

import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useRouter } from 'next/navigation';
import styled from 'styled-components';
import { Field } from '@/components/ui/field.tsx';
import { Modal } from '@/components/ui/modal.tsx';
import { useCombobox } from '@/components/ui/use-combobox.ts';
import type { Customer } from '@/lib/customer/queries.ts';
import { VisuallyHidden } from '@/components/ui/visually-hidden.tsx';
import { usePaletteEntries, type PaletteEntry } from './use-palette-entries.ts';
import { isSingular } from '@/lib/rules/text/plural.ts';

interface Props {
  /** Null for a guest. */
  customer: Customer | null;
  actFor: (customerId: string) => void;
  onClose: () => void;
}

/** Anywhere by a few letters: an ARIA combobox over the page, whose first line is chosen until another is. */
export function Palette({ customer, actFor, onClose }: Props) {
  const router = useRouter();
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [awaitsAnswer, setAwaitsAnswer] = useState(false);
  const { groups, isLoading, failed } = usePaletteEntries(text, customer);
  const allEntries = groups.flatMap(({ entries }) => entries);
  // Once the dialog is open: before that it would take the focus for itself.
  useEffect(() => field.current?.focus(), []);

  const openEntry = ({ target }: PaletteEntry): void => {
    onClose();
    if ('href' in target) router.push(target.href);
    else actFor(target.customerId);
  };
  const { listId, activeOption, fieldAttributes, optionAttributes, onKeyDown, resetActive } = useCombobox({
    options: allEntries,
    keyOf: ({ key }) => key,
    isOpen: true,
    isFirstActive: true,
    onChoose: openEntry,
  });
  const openFirst = useEffectEvent(() => {
    const [first] = allEntries;
    if (first) openEntry(first);
  });
  useEffect(() => {
    if (awaitsAnswer && !isLoading) openFirst();
  }, [awaitsAnswer, isLoading]);
  const handleKey = ({ nativeEvent }: KeyboardEvent): void => {
    const isEnter = nativeEvent.key === 'Enter' && !nativeEvent.isComposing;
    // What is first so far may not be the answer to what was typed: Enter waits for that.
    const isTooEarly = isEnter && isLoading && activeOption === allEntries[0];
    setAwaitsAnswer(isTooEarly);
    if (!isTooEarly) onKeyDown(nativeEvent);
  };
  return (
    <Modal title="Flýtileit" onClose={onClose}>
      <PaletteContent>
        <Field
          kind="text"
          label={fieldLabel(customer)}
          {...fieldAttributes}
          ref={field}
          autoCapitalize="off"
          spellCheck={false}
          maxLength={100}
          value={text}
          onKeyDown={handleKey}
          onChange={(event) => {
            setText(event.currentTarget.value);
            setAwaitsAnswer(false);
            resetActive();
          }}
        />
        <VisuallyHidden as="p" role="status" isHidden={allEntries.length > 0}>
          {statusText(allEntries.length, isLoading, failed)}
        </VisuallyHidden>
        <div
          id={listId}
          role="listbox"
          aria-label="Niðurstöður"
          tabIndex={-1}
          onMouseDown={(event) => event.preventDefault()}
        >
          {groups.map(({ title, entries }) => (
            <div key={title} role="group" aria-label={title}>
              <h3 aria-hidden>{title}</h3>
              {entries.map((entry) => (
                <button
                  key={entry.key}
                  type="button"
                  {...optionAttributes(entry)}
                  onClick={() => openEntry(entry)}
                >
                  <span>{entry.title}</span>
                  <small>{entry.hint}</small>
                </button>
              ))}
            </div>
          ))}
        </div>
      </PaletteContent>
    </Modal>
  );
}

function fieldLabel(customer: Customer | null): string {
  if (!customer) return 'Vara eða síða';
  return customer.isAgent
    ? 'Viðskiptavinur, vara, tilboð, reikningur eða síða'
    : 'Vara, tilboð, reikningur eða síða';
}

function statusText(count: number, isLoading: boolean, failed: boolean): string {
  if (isLoading) return 'Leita…';
  if (failed) return 'Leitin er ekki tiltæk sem stendur. Vinsamlegast reynið aftur.';
  if (count === 0) return 'Engar niðurstöður fundust með þessi leitarskilyrði.';
  return `${count} ${isSingular(count) ? 'niðurstaða' : 'niðurstöður'}`;
}

/* As high while it searches as with its answers: nothing moves under the eye. */
const PaletteContent = styled.div`
  display: grid;
  grid-template-rows: auto auto 1fr;
  gap: var(--space-3);
  height: min(480px, 60vh);
  & [role='listbox'] {
    overflow-y: auto;
    overscroll-behavior: contain;
  }
  & h3 {
    padding: var(--space-2) var(--space-3) var(--space-1);
    color: var(--color-ink-soft);
    font-size: var(--text-small);
  }
  & [role='option'] {
    display: flex;
    flex-wrap: wrap;
    align-content: center;
    align-items: baseline;
    justify-content: space-between;
    gap: 0 var(--space-4);
    width: 100%;
    min-height: 44px;
    padding: var(--space-2) var(--space-3);
    border: 0;
    border-radius: var(--radius-medium);
    text-align: left;
    background: transparent;
  }
  & [role='option']:hover {
    background: var(--color-mist);
  }
  & [aria-selected='true'] {
    background: var(--color-fjord-pale);
    /* Forced colours leave out backgrounds, but not this. */
    outline: 2px solid transparent;
    outline-offset: -2px;
  }
  & small {
    color: var(--color-ink-soft);
    font-size: var(--text-small);
  }
`;
