import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { type FieldKind, fieldKinds } from './field-kinds.ts';
import { FieldFrame, type FieldTexts } from './field-frame.tsx';
import styles from './field.module.css';

interface Props extends Omit<ComponentProps<'input'>, 'inputMode' | 'autoComplete'>, FieldTexts {
  kind: FieldKind;
  /** Inside the box at its end, e.g. a button that shows the password. */
  after?: ReactNode;
}

/** A labelled input with its hint and error. */
export function Field({ kind, label, hint, error, after, id, required, ...input }: Props) {
  return (
    <FieldFrame {...{ label, hint, error, id, required }}>
      {(control, boxClass) => (
        <div className={classNames(boxClass, styles.line)}>
          <input {...fieldKinds[kind]} {...control} {...input} />
          {after}
        </div>
      )}
    </FieldFrame>
  );
}
