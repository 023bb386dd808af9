'use client';

import { useEffect, useState } from 'react';
import styled from 'styled-components';

/** Counts down to the last question, in whole seconds; not read out while it runs. */
export function TimeLeft({ endsAt }: { endsAt: number }) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.max(0, Math.ceil((endsAt - now) / 1000));
  return (
    <CountdownLine role="timer" aria-live="off">
      Tími til stefnu: {Math.floor(seconds / 60)}:{String(seconds % 60).padStart(2, '0')}
    </CountdownLine>
  );
}

const CountdownLine = styled.p`
  color: var(--color-ink-soft);
  font-size: var(--text-small);
  font-variant-numeric: tabular-nums;
`;
