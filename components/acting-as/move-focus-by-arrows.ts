import type { KeyboardEvent } from 'react';
import { moveRovingFocus } from '@/components/ui/roving-focus.ts';

/** Up and down go through what can be picked, from the search field on; the field itself stands before the first. */
export function moveFocusByArrows(event: KeyboardEvent): void {
  moveRovingFocus(event, 'input[type="search"], [data-pick]', { wraps: false, hasHomeAndEnd: false });
}
