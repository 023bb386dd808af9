'use client';

import { type RefObject, useEffect, useRef } from 'react';

/** How far a sheet has to be pulled to be meant, px. */
const minimumPullPx = 96;
/** A flick is meant however short it is, px per ms. */
const minimumFlickSpeed = 0.5;
const sheetQuery = '(max-width: 991.98px)';

/** Pulls a bottom sheet along with the finger and calls `close` where it is let go far enough down. */
export function useSwipeDown(sheet: RefObject<HTMLElement | null>, close: () => void): void {
  const latestClose = useRef(close);
  useEffect(() => {
    latestClose.current = close;
  }, [close]);
  useEffect(() => {
    const element = sheet.current;
    if (!element) return undefined;
    let start: { y: number; at: number } | null = null;
    let pulledPx = 0;

    const begin = (event: TouchEvent): void => {
      const [touch] = event.touches;
      const isSheet = window.matchMedia(sheetQuery).matches;
      const canPull = isSheet && event.touches.length === 1 && isAtTop(event.target, element);
      start = touch && canPull ? { y: touch.clientY, at: event.timeStamp } : null;
    };
    const pull = (event: TouchEvent): void => {
      const [touch] = event.touches;
      if (!start || !touch) return;
      pulledPx = touch.clientY - start.y;
      // The first move up means scrolling; so does everything after it.
      if (pulledPx <= 0 && !element.dataset['pulled']) {
        start = null;
        return;
      }
      event.preventDefault();
      element.dataset['pulled'] = 'true';
      element.style.setProperty('--pulled', `${Math.max(0, pulledPx)}px`);
    };
    const end = (event: TouchEvent): void => {
      if (!start || !element.dataset['pulled']) return;
      const isClosing =
        pulledPx > minimumPullPx || pulledPx / (event.timeStamp - start.at) > minimumFlickSpeed;
      start = null;
      delete element.dataset['pulled'];
      if (event.type === 'touchend' && isClosing && pulledPx > 0) latestClose.current();
      else element.style.removeProperty('--pulled');
    };
    element.addEventListener('touchstart', begin, { passive: true });
    element.addEventListener('touchmove', pull, { passive: false });
    element.addEventListener('touchend', end);
    element.addEventListener('touchcancel', end);
    return () => {
      element.removeEventListener('touchstart', begin);
      element.removeEventListener('touchmove', pull);
      element.removeEventListener('touchend', end);
      element.removeEventListener('touchcancel', end);
    };
  }, [sheet]);
}

/** Whether nothing between the touched element and the sheet is scrolled down. */
function isAtTop(target: EventTarget | null, sheet: HTMLElement): boolean {
  for (let node = target instanceof Element ? target : null; node; node = node.parentElement) {
    if (node.scrollTop > 0) return false;
    if (node === sheet) return true;
  }
  return false;
}
