'use client';

import { useId, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { fieldKinds } from '@/components/ui/field-kinds.ts';
import { Icon } from '@/components/ui/icons.tsx';
import { chooseProduct, type PadDraft, type PadLine, setQuantity } from '@/lib/rules/orders/pad/draft.ts';
import {
  clampQuantity,
  decreaseQuantity,
  increaseQuantity,
  parseQuantity,
} from '@/lib/rules/orders/quantity.ts';
import styles from './pad-line-row.module.css';

interface Props {
  line: PadLine;
  change: (change: (draft: PadDraft) => PadDraft) => void;
  /** For a change after which what was pressed is gone. */
  changeAndFocus: (change: (draft: PadDraft) => PadDraft) => void;
}

/** A line with its count; the stock is the shop's to say. */
export function PadLineRow({ line, change, changeAndFocus }: Props) {
  const [input, setInput] = useState<string | null>(null);
  const problemId = useId();
  const { id, code, product, quantity, problem, candidates } = line;
  const name = product?.name ?? code;
  const limits = { stock: 0, isSpecialOrder: true, unitOfMeasure: product?.unitOfMeasure ?? 1 };
  const set = (units: number): void => change((draft) => setQuantity(draft, id, units));
  const commit = (): void => {
    const value = input === null ? null : parseQuantity(input);
    setInput(null);
    if (value !== null && value >= 0) set(clampQuantity(value, limits));
  };
  return (
    <li className={styles.line} data-problem={problem !== null}>
      <div className={styles.name}>
        <b>{name}</b>
        <small>
          {product ? product.sku : 'Óþekkt á þessu tæki; verslunin flettir því upp þegar sent er'}
        </small>
      </div>
      <div role="group" aria-label={`Magn: ${name}`} className={styles.count}>
        <button
          type="button"
          aria-label="Minnka magn"
          disabled={decreaseQuantity(quantity, limits) === 0}
          onClick={() => set(decreaseQuantity(quantity, limits))}
        >
          <Icon name="minus" size={20} />
        </button>
        <input
          {...fieldKinds.quantity}
          aria-label="Magn"
          aria-describedby={problem ? problemId : undefined}
          min={0}
          step={limits.unitOfMeasure}
          value={input ?? quantity}
          onChange={({ target }) => setInput(target.value)}
          onBlur={commit}
          onKeyDown={({ key }) => {
            if (key === 'Enter') commit();
          }}
          onFocus={({ target }) => target.select()}
        />
        <button type="button" aria-label="Auka magn" onClick={() => set(increaseQuantity(quantity, limits))}>
          <Icon name="plus" size={20} />
        </button>
      </div>
      <button
        type="button"
        className={styles.remove}
        aria-label={`Fjarlægja: ${name}`}
        onClick={() => changeAndFocus((draft) => setQuantity(draft, id, 0))}
      >
        <Icon name="trash" size={20} />
      </button>
      {problem && (
        <p id={problemId} className={styles.problem}>
          {problem}
        </p>
      )}
      {candidates.length > 0 && (
        <div className={styles.candidates}>
          {candidates.map((candidate) => (
            <Button
              key={candidate.id}
              variant="secondary"
              onClick={() => changeAndFocus((draft) => chooseProduct(draft, id, candidate))}
            >
              {candidate.name} ({candidate.sku})
            </Button>
          ))}
        </div>
      )}
    </li>
  );
}
