import type { KeyboardEvent } from 'react';

const listLinks = '[data-top] a';
const branchLinks = '[data-branch] a, [data-branch] button';

function moveFocus(links: NodeListOf<HTMLElement>, nextIndex: (from: number, last: number) => number): void {
  const from = [...links].findIndex((link) => link === document.activeElement);
  links[nextIndex(from, links.length - 1)]?.focus();
}

/**
 * Arrow keys of the category panel: up and down (Home, End) within the list or what is below the chosen category,
 * right into that, left back to the list. Tab goes through everything as on any page.
 */
export function moveInPanel(event: KeyboardEvent<HTMLElement>): void {
  const panel = event.currentTarget;
  const inList = document.activeElement?.closest('[data-top]') != null;
  const links = panel.querySelectorAll<HTMLElement>(inList ? listLinks : branchLinks);
  const moves: Partial<Record<string, () => void>> = {
    ArrowDown: () => moveFocus(links, (from, last) => (from < last ? from + 1 : 0)),
    ArrowUp: () => moveFocus(links, (from, last) => (from > 0 ? from - 1 : last)),
    Home: () => moveFocus(links, () => 0),
    End: () => moveFocus(links, (_from, last) => last),
    ArrowRight: () => inList && panel.querySelector<HTMLElement>(branchLinks)?.focus(),
    ArrowLeft: () => !inList && panel.querySelector<HTMLElement>(`${listLinks}[data-chosen='true']`)?.focus(),
  };
  const moveForKey = moves[event.key];
  if (!moveForKey) return;
  event.preventDefault();
  moveForKey();
}
