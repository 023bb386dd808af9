'use client';

import { useEffect, useRef } from 'react';
import styled from 'styled-components';

/** Approved on the phone; the session and the next page are on their way. */
export function Working() {
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => line.current?.focus(), []);
  return (
    <Line ref={line} role="status" tabIndex={-1} aria-busy>
      Skrái inn…
    </Line>
  );
}

const Line = styled.p`
  display: grid;
  place-items: center;
  min-height: 160px;
  outline: none;
`;
