'use client';

import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useRouter } from 'next/navigation';
import styled from 'styled-components';
import { Field } from '@/components/ui/field.tsx';
import { Modal } from '@/components/ui/modal.tsx';
import type { Customer } from '@/lib/customer/queries.ts';
import { VisuallyHidden } from '@/components/ui/visually-hidden.tsx';
import { useEntries, type Entry } from './use-entries.ts';

interface Props {
  /** Null for a guest. */
  customer: Customer | null;
  actFor: (customerId: string) => void;
  onClose: () => void;
}

/** Anywhere by a few letters: an ARIA combobox over the page, whose first line is chosen until another is. */
export function Palette({ customer, actFor, onClose }: Props) {
  const router = useRouter();
  const listId = useId();
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [chosen, choose] = useState<string | null>(null);
  const { groups, waiting, failed } = useEntries(text, customer);
  const all = groups.flatMap(({ entries }) => entries);
  const active = all.find(({ key }) => key === chosen) ?? all[0];
  const idOf = (entry: Entry): string => `${listId}-${all.indexOf(entry)}`;
  const activeId = active && idOf(active);
  // Once the dialog is open: before that it would take the focus for itself.
  useEffect(() => field.current?.focus(), []);
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  const open = ({ to }: Entry): void => {
    onClose();
    if ('href' in to) router.push(to.href);
    else actFor(to.customerId);
  };
  const onKey = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing || !active) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) choose(all[(all.indexOf(active) + step + all.length) % all.length]?.key ?? null);
    else if (event.key === 'Enter') open(active);
    else return;
    event.preventDefault();
  };
  return (
    <Modal title="Flýtileit" onClose={onClose}>
      <Frame>
        <Field
          label={labelFor(customer)}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={all.length > 0}
          aria-controls={listId}
          aria-activedescendant={activeId}
          ref={field}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={100}
          value={text}
          onKeyDown={onKey}
          onChange={(event) => {
            setText(event.currentTarget.value);
            choose(null);
          }}
        />
        <VisuallyHidden as="p" role="status" when={all.length > 0}>
          {statusOf(all.length, waiting, failed)}
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
                  id={idOf(entry)}
                  type="button"
                  role="option"
                  aria-selected={entry === active}
                  tabIndex={-1}
                  onClick={() => open(entry)}
                >
                  <span>{entry.title}</span>
                  <small>{entry.hint}</small>
                </button>
              ))}
            </div>
          ))}
        </div>
      </Frame>
    </Modal>
  );
}

function labelFor(customer: Customer | null): string {
  if (!customer) return 'Vara eða síða';
  return customer.isAgent
    ? 'Viðskiptavinur, vara, tilboð, reikningur eða síða'
    : 'Vara, tilboð, reikningur eða síða';
}

function statusOf(count: number, waiting: boolean, failed: boolean): string {
  if (waiting) return 'Leita…';
  if (failed) return 'Leitin er ekki tiltæk sem stendur. Vinsamlegast reynið aftur.';
  if (count === 0) return 'Engar niðurstöður fundust með þessi leitarskilyrði.';
  return count === 1 ? '1 niðurstaða' : `${count} niðurstöður`;
}

/* As high while it searches as with its answers: nothing moves under the eye. */
const Frame = styled.div`
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
