import type { Page } from '@playwright/test';

/** What a finger needs, CSS px. */
const targetSize = 44;

/**
 * What can be pressed on the page and is smaller than a finger needs: where a press still reaches it is tried point by point, so
 * that a label, or what is drawn around it, counts. A link in a sentence is as high as its line.
 */
export async function findSmallTargets(page: Page): Promise<string[]> {
  return page.evaluate((size) => {
    const pressable =
      'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=option], [role=tab], [role=menuitem], [tabindex="0"][role=button]';
    const reaches = (element: Element, x: number, y: number): boolean => {
      const hit = document.elementFromPoint(x, y);
      return (
        hit !== null && (element.contains(hit) || labelsOf(element).some((label) => label.contains(hit)))
      );
    };
    const labelsOf = (element: Element): Element[] =>
      'labels' in element && element.labels instanceof NodeList ? ([...element.labels] as Element[]) : [];
    const isInSentence = (element: Element): boolean => {
      if (getComputedStyle(element).display !== 'inline') return false;
      const block = element.parentElement?.closest('p, li, dd, td, small, figcaption, label, span, div');
      const around = block?.textContent?.replace(element.textContent ?? '', '') ?? '';
      return /[\p{L}]{2}/u.test(around);
    };
    /** How far from its middle a press still reaches it, both ways together. */
    const extent = (element: Element, x: number, y: number, dx: number, dy: number): number => {
      let far = 0;
      for (const sign of [-1, 1])
        for (let step = 1; step <= size; step += 1) {
          if (!reaches(element, x + sign * dx * step, y + sign * dy * step)) break;
          far += 1;
        }
      return far + 1;
    };
    const small: string[] = [];
    for (const element of document.querySelectorAll(pressable)) {
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      if (element.closest('[inert], [aria-hidden=true]') || isInSentence(element)) continue;
      element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const { left, top, width, height } = element.getBoundingClientRect();
      // For screen readers only.
      if (width <= 1 || height <= 1) continue;
      const [x, y] = [left + width / 2, top + height / 2];
      // Covered by something that was opened over it.
      if (!reaches(element, x, y)) continue;
      const [across, down] = [extent(element, x, y, 1, 0), extent(element, x, y, 0, 1)];
      // Half a pixel at each end may belong to the neighbour.
      if (across < size - 1 || down < size - 1)
        small.push(`${across} × ${down}: ${element.outerHTML.slice(0, 140).replaceAll(/\s+/g, ' ')}`);
    }
    scrollTo({ top: 0, behavior: 'instant' });
    return small;
  }, targetSize);
}

/** Letters below which iOS zooms into a field that takes the focus, px. */
const zoomSize = 16;

/** Fields whose letters make a phone zoom. */
export async function findSmallFields(page: Page): Promise<string[]> {
  return page.evaluate((size) => {
    const typed = 'input:not([type=hidden], [type=checkbox], [type=radio], [type=file]), select, textarea';
    return [...document.querySelectorAll(typed)]
      .filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < size)
      .map((field) => field.outerHTML.slice(0, 140));
  }, zoomSize);
}
