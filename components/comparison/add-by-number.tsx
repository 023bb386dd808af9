'use client';

import { useRouter } from 'next/navigation';
import { type SyntheticEvent, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Field } from '@/components/ui/field.tsx';
import { maximumCodeLength } from '@/lib/rules/products/product-code.ts';
import { comparisonHref, comparisonParameters, comparisonPath } from '@/lib/rules/routes/comparison-path.ts';
import styles from './add-by-number.module.css';

interface Props {
  /** Numbers of the products that are compared. */
  codes: readonly string[];
  /** What was typed and not added, with why. */
  typed: string;
  problem: string | null;
}

/** Adds a product by its number, which the page looks up: without scripts too. What is not added stays in the field. */
export function AddByNumber({ codes, typed, problem }: Props) {
  const { push } = useRouter();
  const joinedCodes = codes.join(',');
  const [knownCodes, setKnownCodes] = useState(joinedCodes);
  const [text, setText] = useState(typed);
  if (knownCodes !== joinedCodes) {
    setKnownCodes(joinedCodes);
    setText(typed);
  }
  const submit = (event: SyntheticEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const added = new URLSearchParams({ [comparisonParameters.added]: text.trim() });
    push(`${comparisonHref(codes)}&${added.toString()}`);
  };
  return (
    <form className={styles.addByNumber} action={comparisonPath} onSubmit={submit}>
      <input type="hidden" name={comparisonParameters.codes} value={joinedCodes} />
      <div className={styles.field}>
        <Field
          kind="text"
          name={comparisonParameters.added}
          label="Vörunúmer"
          maxLength={maximumCodeLength}
          value={text}
          error={problem}
          onChange={({ target }) => setText(target.value)}
        />
      </div>
      <Button className={styles.add} type="submit" variant="secondary">
        Bæta við
      </Button>
    </form>
  );
}
