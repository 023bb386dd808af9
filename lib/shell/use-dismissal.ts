import { type RefObject, useEffect } from 'react';
import { watchRouteStart } from './route-start.ts';

/**
 * Closes what hangs below a button of the page: on a change of route (specification §2.7), on Escape, on a press
 * outside and when the focus moves to the page behind.
 * @param area holds the button (`aria-expanded`), which gets the focus of what it opened back after Escape
 */
export function useDismissal(area: RefObject<HTMLElement | null>, open: boolean, close: () => void): void {
  useEffect(() => {
    const element = area.current;
    if (!open || !element) return undefined;
    const isOutside = (target: EventTarget | null): boolean =>
      target instanceof Node && !element.contains(target);
    const onKeyDown = (event: KeyboardEvent): void => {
      // A modal above it is closed first.
      if (event.key !== 'Escape' || event.defaultPrevented || document.querySelector('dialog[open]')) return;
      const hadFocus = element.contains(document.activeElement);
      close();
      if (hadFocus) focusOpener(element);
    };
    const onPointerDown = ({ target }: PointerEvent): void => {
      if (isOutside(target)) close();
    };
    const onFocusOut = ({ relatedTarget }: FocusEvent): void => {
      if (isOutside(relatedTarget)) close();
    };
    const unwatch = watchRouteStart(close);
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('pointerdown', onPointerDown);
    element.addEventListener('focusout', onFocusOut);
    return () => {
      unwatch();
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('pointerdown', onPointerDown);
      element.removeEventListener('focusout', onFocusOut);
    };
  }, [area, open, close]);
}

/** Gives the focus back to the button of the area, from what hangs below it and goes. */
export function focusOpener(area: Element | null | undefined): void {
  area?.querySelector<HTMLElement>('[aria-expanded]')?.focus();
}
