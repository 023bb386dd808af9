import type { KeyboardEvent } from 'react';
import { moveRovingFocus } from '@/components/ui/roving-focus.ts';

const listLinks = '[data-top] a';
const branchLinks = '[data-branch] :is(a, button)';

/**
 * Arrow keys of the category panel: up and down (Home, End) within the list or what is below the chosen category,
 * right into that, left back to the list. Tab goes through everything as on any page.
 */
export function moveInPanel(event: KeyboardEvent): void {
  const panel = event.currentTarget;
  const isInList = document.activeElement?.closest('[data-top]') != null;
  if (event.key === 'ArrowRight' || event.key === 'ArrowLeft') {
    const isIntoBranch = event.key === 'ArrowRight';
    event.preventDefault();
    if (isInList === isIntoBranch)
      panel
        .querySelector<HTMLElement>(isIntoBranch ? branchLinks : `${listLinks}[data-chosen='true']`)
        ?.focus();
  } else moveRovingFocus(event, isInList ? listLinks : branchLinks);
}
