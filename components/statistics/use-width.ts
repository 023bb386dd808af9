import { type RefObject, useLayoutEffect, useState } from 'react';

/** Width of an element in px, `initialWidth` until it was measured. */
export function useWidth(element: RefObject<Element | null>, initialWidth: number): number {
  const [width, setWidth] = useState(initialWidth);
  useLayoutEffect(() => {
    if (!element.current) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      const measured = entry?.contentRect.width ?? 0;
      if (measured > 0) setWidth(Math.round(measured));
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return width;
}
