import { useEffectEvent, useLayoutEffect, useState } from 'react';
import { runAfterPaint } from '../io/after-paint.ts';

const waiting: (() => void)[] = [];

/** All at once, so that React renders them together. */
function runWaiting(): void {
  for (const show of waiting.splice(0)) show();
}

/**
 * Whether what came with this component has been painted: for what may follow a frame later, because a press is to show first.
 * @param update how React is to render what follows; by default at once
 */
export function useAfterPaint(isPaintedBefore = false, update = (show: () => void): void => show()): boolean {
  const [isPainted, setPainted] = useState(isPaintedBefore);
  const waitForPaint = useEffectEvent(() => {
    if (isPainted) return;
    if (waiting.push(() => update(() => setPainted(true))) === 1) runAfterPaint(runWaiting);
  });
  // Other effects run after the paint, and would wait for the next one.
  useLayoutEffect(() => waitForPaint(), []);
  return isPainted;
}
