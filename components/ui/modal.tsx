'use client';

import { type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { lockScroll, veilGutter } from './lock-scroll.ts';
import { Icon } from './icons.tsx';
import { useSwipeDown } from './use-swipe-down.ts';
import styles from './modal.module.css';

interface Props {
  onClose: () => void;
  /** Header text; without one give `label`. */
  title?: string;
  label?: string;
  /** Pixels from 992 px of view width on. */
  width?: number;
  /**
   * Out of sight, but open: closing one makes the browser style all of the page again, which may wait until what was asked for is on
   * the screen. Nothing beneath can be pressed until then.
   */
  isHidden?: boolean;
  children: ReactNode;
}

/** The first field of a form that is filled in and sent. */
const firstField = 'form[method=post] :is(input,select,textarea):not([type=hidden],:disabled)';

/**
 * The one modal: mounted means open. Escape, the overlay and the close button call `onClose`; the browser holds the
 * focus inside, from the first field of a form or else the close button, and gives it back. Bottom sheet below 992 px, which a swipe down closes too; centred dialog from there
 * (specification §2.7).
 */
export function Modal({ onClose, title, label, width = 640, isHidden = false, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    element?.querySelector<HTMLElement>(firstField)?.focus();
    // Closing before unmounting makes the browser restore the focus.
    return () => element?.close();
  }, []);
  useLayoutEffect(lockScroll, []);
  useLayoutEffect(() => (isHidden ? undefined : veilGutter()), [isHidden]);
  useSwipeDown(dialog, onClose);
  const closeOnOverlay = (event: MouseEvent) => {
    if (event.target === dialog.current) onClose();
  };
  return (
    <dialog
      className={styles.dialog}
      data-hidden={isHidden || undefined}
      ref={dialog}
      aria-labelledby={title ? titleId : undefined}
      aria-label={title ? undefined : label}
      style={{ '--width': `${width}px` }}
      onMouseDown={closeOnOverlay}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div>
        <div className={styles.head} data-bare={!title}>
          {title && <h2 id={titleId}>{title}</h2>}
          <button type="button" aria-label="Loka" onClick={onClose}>
            <Icon name="close" />
          </button>
        </div>
        <section>{children}</section>
      </div>
    </dialog>
  );
}
