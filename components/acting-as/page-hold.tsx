'use client';

import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { switchingMessage } from '@/lib/acting-as/switching.ts';
import styles from './page-hold.module.css';

const heldEvents = ['click', 'auxclick', 'submit', 'beforeinput', 'keydown'] as const;

/** Keys that neither change nor open anything. */
const freeKeys: ReadonlySet<string> = new Set(['Escape', 'Tab', 'Shift']);

/**
 * Between two customers nothing on the page can be pressed or typed. Not by `inert` and not by a modal: either styles every element
 * of the page again, once as it comes and once as it goes, which takes as long as the answer.
 */
export function PageHold() {
  useEffect(() => {
    const hold = (event: Event): void => {
      if (event instanceof KeyboardEvent && freeKeys.has(event.key)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    for (const name of heldEvents) document.addEventListener(name, hold, true);
    return () => {
      for (const name of heldEvents) document.removeEventListener(name, hold, true);
    };
  }, []);
  return createPortal(
    <div className={styles.hold} data-page-hold>
      <p role="status">{switchingMessage}</p>
    </div>,
    document.body,
  );
}
