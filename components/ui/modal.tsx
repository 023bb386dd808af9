'use client';

import { type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import styled from 'styled-components';
import { media } from '@/styles/media.ts';
import { theme } from '@/styles/theme.ts';
import { CloseIcon } from './icons.tsx';
import { useSwipeDown } from './use-swipe-down.ts';

interface Props {
  onClose: () => void;
  /** Header text; without one give `label`. */
  title?: string;
  label?: string;
  /** Pixels from 992 px of view width on. */
  width?: number;
  children: ReactNode;
}

/**
 * The one modal: mounted means open. Escape, the overlay and the close button call `onClose`; the browser holds the
 * focus inside and gives it back. Bottom sheet below 992 px, which a swipe down closes too; centred dialog from there
 * (specification §2.7).
 */
export function Modal({ onClose, title, label, width = 640, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // Closing before the element goes is what makes the browser give the focus back.
    return () => element?.close();
  }, []);
  useSwipeDown(dialog, onClose);
  const closeOnOverlay = (event: MouseEvent) => {
    if (event.target === dialog.current) onClose();
  };
  return (
    <Dialog
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
        <div data-head data-bare={!title}>
          {title && <h2 id={titleId}>{title}</h2>}
          <button type="button" aria-label="Loka" onClick={onClose}>
            <CloseIcon />
          </button>
        </div>
        <section>{children}</section>
      </div>
    </Dialog>
  );
}

const { color } = theme;

const Dialog = styled.dialog`
  width: 100%;
  max-width: 100%;
  max-height: 85vh;
  margin: auto 0 0;
  padding: 0;
  border: 0;
  border-radius: ${theme.radius.large} ${theme.radius.large} 0 0;
  color: inherit;
  background: ${color.paper};
  box-shadow: ${theme.shadow.high};
  overscroll-behavior: contain;
  animation: modal-in 160ms ease-out;
  translate: 0 var(--pulled, 0);
  transition: translate ${theme.motion.quick};
  &[data-pulled] {
    transition: none;
  }
  &::backdrop {
    background: ${color.overlay};
  }
  & > div {
    padding-bottom: env(safe-area-inset-bottom);
  }
  & [data-head] {
    position: sticky;
    top: 0;
    z-index: 1;
    display: flex;
    align-items: center;
    gap: 16px;
    padding: 8px 8px 8px 24px;
    background: ${color.paper};
    border-bottom: 1px solid ${color.line};
  }
  & [data-bare='true'] {
    border-color: transparent;
  }
  /* The grip of a sheet that can be swiped away. */
  & [data-head]::before {
    content: '';
    position: absolute;
    top: 6px;
    left: calc(50% - 20px);
    width: 40px;
    height: 4px;
    border-radius: 2px;
    background: ${color.line};
  }
  & [data-head] h2 {
    font-size: ${theme.text.large};
  }
  & [data-head] button {
    display: grid;
    place-items: center;
    width: 44px;
    height: 44px;
    margin-left: auto;
    border: 0;
    border-radius: 50%;
    background: transparent;
  }
  & [data-head] button:hover {
    background: ${color.mist};
  }
  & section {
    padding: 24px;
  }
  ${media.modal} {
    width: min(var(--width), 100vw - 48px);
    margin: auto;
    border-radius: ${theme.radius.large};
    & [data-head]::before {
      display: none;
    }
  }
  /* Forced colours have no shadow that tells it from the page. */
  ${media.forcedColours} {
    border: 1px solid CanvasText;
  }
  @keyframes modal-in {
    from {
      transform: translateY(16px);
      opacity: 0;
    }
  }
`;
