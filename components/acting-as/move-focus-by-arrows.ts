import type { KeyboardEvent } from 'react';

/** Up and down go through what can be picked, from the search field on; the field itself stands before the first. */
export function moveFocusByArrows(event: KeyboardEvent<HTMLElement>): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (step === 0) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input[type="search"], [data-pick]')];
  const currentIndex = stops.findIndex((stop) => stop === document.activeElement);
  const next = stops[currentIndex + step];
  if (currentIndex < 0 || !next) return;
  event.preventDefault();
  next.focus();
}
