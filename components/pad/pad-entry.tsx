'use client';

import { type FormEvent, useRef, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Field } from '@/components/ui/field.tsx';
import { useOnDemand } from '@/components/ui/use-on-demand.ts';
import type { PadProductRef } from '@/lib/rules/orders/pad/draft.ts';
import type { PadSearch } from '@/lib/rules/orders/pad/search.ts';
import { PadProductRow } from './pad-product-row.tsx';
import type { LoadScanner } from './load-scanner.ts';
import styles from './pad-entry.module.css';

const maximumHits = 12;

interface Props {
  search: PadSearch;
  onAdd: (product: PadProductRef) => void;
  onRead: (code: string) => void;
  loadScanner: LoadScanner;
}

/** Name or number, typed or scanned; Enter adds a number that is whole, also one that is not on the device. */
export function PadEntry({ search, onAdd, onRead, loadScanner }: Props) {
  const [text, setText] = useState('');
  const [isScanning, setScanning] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const { part, failed } = useOnDemand(loadScanner, isScanning);
  const typed = text.trim();
  const hits = typed === '' ? [] : search.search(typed, maximumHits);

  const clear = (): void => {
    setText('');
    input.current?.focus();
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (typed === '') return;
    const isName = hits.length > 0 && search.findByCode(typed).length === 0;
    const [only] = hits;
    // A word of a name is no number: it would only come back as unknown.
    if (isName && hits.length > 1) return;
    if (isName && only) onAdd(only);
    else onRead(typed);
    clear();
  };
  return (
    <>
      <form className={styles.entry} onSubmit={submit}>
        <Field
          kind="search"
          ref={input}
          label="Heiti, vörunúmer eða strikamerki"
          maxLength={64}
          autoCapitalize="off"
          spellCheck={false}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <Button type="submit" variant="secondary">
          Bæta við
        </Button>
        <Button variant="secondary" onClick={() => setScanning(true)}>
          Skanna
        </Button>
      </form>
      <p role="status" className={styles.hitCount}>
        {typed !== '' &&
          hits.length === 0 &&
          'Ekkert á blaðinu heitir þetta. Númer má bæta við og senda samt.'}
      </p>
      {hits.length > 0 && (
        <ul aria-label="Vörur sem fundust" className={styles.hits}>
          {hits.map((product) => (
            <PadProductRow
              key={product.id}
              product={product}
              onAdd={() => {
                onAdd(product);
                clear();
              }}
            />
          ))}
        </ul>
      )}
      {failed && <p role="alert">Ekki tókst að opna myndavélina. Sláðu númerið inn.</p>}
      {isScanning && part && <part.Scanner onRead={onRead} onClose={() => setScanning(false)} />}
    </>
  );
}
