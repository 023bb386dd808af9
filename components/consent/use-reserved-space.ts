import { type RefObject, useEffect } from 'react';

/**
 * While the dialog stands over the foot of the page, the page can be scrolled so far that nothing of it stays
 * covered, and what takes the focus comes to stand above the dialog; what is fixed to the foot of the view stands on it
 * by `--kept-below`. Nothing else moves.
 */
export function useReservedSpace(frame: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { style } = document.documentElement;
    const reserveSpace = (height: string): void => {
      style.paddingBottom = height;
      style.setProperty('--kept-below', height);
    };
    const observer = new ResizeObserver(() => reserveSpace(`${frame.current?.offsetHeight ?? 0}px`));
    if (frame.current) observer.observe(frame.current);
    return () => {
      observer.disconnect();
      reserveSpace('');
    };
  }, [frame]);
}
