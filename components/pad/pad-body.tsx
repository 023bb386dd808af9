'use client';

import { useMemo } from 'react';
import type { Pad } from '@/lib/pad/use-pad.ts';
import { addCode, addProduct, isFull, type PadProductRef } from '@/lib/rules/orders/pad/draft.ts';
import { createPadSearch } from '@/lib/rules/orders/pad/search.ts';
import { useKeyboardScanner } from '@/lib/pad/use-keyboard-scanner.ts';
import { PadAnswers } from './pad-answers.tsx';
import { PadBrowse } from './pad-browse.tsx';
import { PadContext } from './pad-context.tsx';
import { PadEntry } from './pad-entry.tsx';
import { PadKeeping } from './pad-keeping.tsx';
import { PadLines } from './pad-lines.tsx';
import { PadSending } from './pad-sending.tsx';
import type { LoadScanner } from './load-scanner.ts';
import styles from './pad-view.module.css';

interface Props {
  pad: Pad;
  loadScanner: LoadScanner;
}

/** The pad of one customer: what is written, what is kept, and what goes to the cart. */
export function PadBody({ pad, loadScanner }: Props) {
  const { range, draft, change } = pad;
  const products = range?.products;
  const search = useMemo(() => createPadSearch(products ?? []), [products]);

  const add = (product: PadProductRef): void =>
    change((before) => addProduct(before, product, product.unitOfMeasure));
  /** A number that is of one product on the device is that product; any other is looked up when it is sent. */
  const addRead = (code: string): void => {
    const found = search.findByCode(code);
    const [first] = found;
    if (found.length === 1 && first) add(first);
    else change((before) => addCode(before, code.trim(), 1));
  };
  useKeyboardScanner(addRead);

  return (
    <>
      <PadContext pad={pad} />
      {pad.problem && <p role="alert">{pad.problem}</p>}
      <div className={styles.columns}>
        <section aria-labelledby="pad-lines" className={styles.main}>
          <PadEntry search={search} onAdd={add} onRead={addRead} loadScanner={loadScanner} />
          {isFull(draft) && <p role="status">Blaðið er fullt: 1.000 línur. Sendu þær fyrst.</p>}
          <PadLines draft={draft} change={change} />
          <PadSending pad={pad} />
          {draft.answered.length > 0 && (
            <PadAnswers answered={draft.answered} isNew={pad.outcome?.kind === 'answered'} />
          )}
        </section>
        <aside className={styles.side}>
          <PadKeeping pad={pad} />
          {range && <PadBrowse range={range} draft={draft} onAdd={add} />}
        </aside>
      </div>
    </>
  );
}
