import { type PointerEvent, useEffect, useRef } from 'react';

interface Point {
  /** Pixels of the view. */
  x: number;
  y: number;
}

/** The edge of the panel that the pointer may be heading for. */
interface Edge {
  x: number;
  top: number;
  bottom: number;
}

/** How long a pointer that is on its way to the panel may rest on another entry before that one is meant, ms. */
const restDelayMs = 220;

/** Whether a pointer that went from one point to the other moves towards the edge, to its right. */
export function isHeadingFor(from: Point, to: Point, edge: Edge): boolean {
  if (to.x <= from.x) return false;
  const steps = (edge.x - from.x) / (to.x - from.x);
  const reached = from.y + (to.y - from.y) * steps;
  return reached >= edge.top && reached <= edge.bottom;
}

interface HoverIntent {
  /** For the list's `onPointerMove`. */
  follow: (event: PointerEvent) => void;
  /** For an entry's `onPointerEnter`. */
  enter: (event: PointerEvent, choose: () => void) => void;
  /** For the list's `onPointerLeave`: what the pointer crossed on its way out was not meant. */
  leave: () => void;
}

/**
 * Chooses the entry under the pointer at once, but not those that it crosses on its way to the panel beside the list.
 * @param readEdge the near edge of that panel
 */
export function useHoverIntent(readEdge: () => Edge | null): HoverIntent {
  const lastPoint = useRef<Point | null>(null);
  const previousPoint = useRef<Point | null>(null);
  const timer = useRef(0);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  return {
    follow({ clientX: x, clientY: y }) {
      // Steps of a few pixels tell the direction; single pixels tremble.
      if (lastPoint.current && Math.hypot(x - lastPoint.current.x, y - lastPoint.current.y) < 4) return;
      previousPoint.current = lastPoint.current;
      lastPoint.current = { x, y };
    },
    enter({ clientX: x, clientY: y, pointerType }, choose) {
      window.clearTimeout(timer.current);
      const from = previousPoint.current ?? lastPoint.current;
      const edge = readEdge();
      const isPassing = pointerType === 'mouse' && from && edge && isHeadingFor(from, { x, y }, edge);
      if (isPassing) timer.current = window.setTimeout(choose, restDelayMs);
      else choose();
    },
    leave() {
      window.clearTimeout(timer.current);
      lastPoint.current = null;
      previousPoint.current = null;
    },
  };
}
