'use client';

import { type RefObject, useEffect, useRef, useState } from 'react';

/** Pixels: far enough for what is to come to be there when its place is seen. */
const ahead = '600px';

/** Whether a place of the page has come near the view; from then on it stays so. */
export function useNear(): [place: RefObject<HTMLDivElement | null>, near: boolean] {
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (!place.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: ahead },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return [place, near];
}
