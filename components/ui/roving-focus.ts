import type { KeyboardEvent } from 'react';

interface Options {
  /** Which pair of arrows moves. */
  orientation?: 'vertical' | 'horizontal';
  /** Whether the last stop leads to the first, and the first to the last. */
  wraps?: boolean;
  /** Home and End lead to the first and the last stop; not where one of the stops is a text field, which needs them. */
  hasHomeAndEnd?: boolean;
}

const arrows = {
  vertical: { previous: 'ArrowUp', next: 'ArrowDown' },
  horizontal: { previous: 'ArrowLeft', next: 'ArrowRight' },
};

/**
 * Moves the focus among the elements of a box as its arrow keys say (`onKeyDown` of the box). While the box itself has
 * the focus, it counts as being on the stop that Tab would reach.
 *
 * @param stops selector of the elements that the focus stops at, in the order of the page
 * @returns index of the stop that got the focus; null if the key moved nothing
 */
export function moveRovingFocus(
  event: KeyboardEvent<Element>,
  stops: string,
  { orientation = 'vertical', wraps = true, hasHomeAndEnd = true }: Options = {},
): number | null {
  const box = event.currentTarget;
  const elements = [...box.querySelectorAll<HTMLElement | SVGElement>(stops)];
  const hasFocus = document.activeElement === box;
  const current = elements.findIndex((stop) =>
    hasFocus ? stop.tabIndex === 0 : stop === document.activeElement,
  );
  if (current < 0 && !hasFocus) return null;
  const { previous, next } = arrows[orientation];
  const last = elements.length - 1;
  const indexByKey: Partial<Record<string, number | undefined>> = {
    [previous]: current > 0 ? current - 1 : wraps ? last : undefined,
    [next]: current < last ? current + 1 : wraps ? 0 : undefined,
    ...(hasHomeAndEnd && { Home: 0, End: last }),
  };
  const index = indexByKey[event.key];
  const stop = index === undefined ? undefined : elements[index];
  if (index === undefined || !stop) return null;
  event.preventDefault();
  stop.focus();
  return index;
}
