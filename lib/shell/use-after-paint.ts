import { startTransition, useEffect, useState } from 'react';
import { runAfterPaint } from '../io/after-paint.ts';

/** Whether what came with this component has been painted: for what may follow a frame later, because a press is to show first. */
export function useAfterPaint(isPaintedBefore = false): boolean {
  const [isPainted, setPainted] = useState(isPaintedBefore);
  useEffect(() => runAfterPaint(() => startTransition(() => setPainted(true))), []);
  return isPainted;
}
