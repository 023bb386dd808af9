import { type RefObject, useEffect } from 'react';

/**
 * While the dialog stands over the foot of the page, the page can be scrolled so far that nothing of it stays
 * covered, and what takes the focus comes to stand above the dialog. Nothing in view moves.
 */
export function useRoomBelow(frame: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { style } = document.documentElement;
    const make = (height: string): void => {
      style.scrollPaddingBottom = height;
      document.body.style.paddingBottom = height;
    };
    const observer = new ResizeObserver(() => make(`${(frame.current?.offsetHeight ?? 0) + 16}px`));
    if (frame.current) observer.observe(frame.current);
    return () => {
      observer.disconnect();
      make('');
    };
  }, [frame]);
}
