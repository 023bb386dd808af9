'use client';

import { useEffect, useRef } from 'react';
import type { FieldProblems } from '@/lib/rules/text/field-problems.ts';
import styles from './form-problems.module.css';

interface Props {
  problems: FieldProblems;
  /** What each field is called, in the order of the form. */
  labels: Readonly<Record<string, string>>;
  /** A field's id is this and its name. */
  idPrefix: string;
}

/** All problems of a form, above it: takes the focus when it changes, and links to each field. */
export function FormProblems({ problems, labels, idPrefix }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const invalidFields = Object.entries(labels).filter(([name]) => problems[name]);
  useEffect(() => box.current?.focus(), [problems]);
  if (invalidFields.length === 0) return null;
  return (
    <div className={styles.box} ref={box} tabIndex={-1} role="alert">
      <strong>Vinsamlegast yfirfarið eftirfarandi:</strong>
      <ul>
        {invalidFields.map(([name, label]) => (
          <li key={name}>
            <a
              href={`#${idPrefix}${name}`}
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(`${idPrefix}${name}`)?.focus();
              }}
            >
              {label}: {problems[name]}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
