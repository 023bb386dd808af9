import { type RefObject, useEffect } from 'react';

/**
 * While the dialog stands over the foot of the page, the page can be scrolled so far that nothing of it stays
 * covered, and what takes the focus comes to stand above the dialog; what is fixed to the foot of the view stands on it
 * by `--kept-below`, which it takes with `data-above-foot`. Nothing else moves.
 */
export function useReservedSpace(frame: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    // A rule for those who take the height; set on the document's element itself, it would restyle the whole page.
    const sheet = new CSSStyleSheet();
    document.adoptedStyleSheets.push(sheet);
    const observer = new ResizeObserver(() => {
      const height = `${frame.current?.offsetHeight ?? 0}px`;
      sheet.replaceSync(`html{padding-bottom:${height}}html,[data-above-foot]{--kept-below:${height}}`);
    });
    if (frame.current) observer.observe(frame.current);
    return () => {
      observer.disconnect();
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((adopted) => adopted !== sheet);
    };
  }, [frame]);
}
