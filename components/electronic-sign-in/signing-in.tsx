'use client';

import { useEffect, useRef } from 'react';
import styled from 'styled-components';

/** Approved on the phone; the session and the next page are on their way. */
export function SigningIn({ text = 'Skrái inn…' }: { text?: string }) {
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => line.current?.focus(), []);
  return (
    <ProgressLine ref={line} role="status" tabIndex={-1} aria-busy>
      {text}
    </ProgressLine>
  );
}

const ProgressLine = styled.p`
  display: grid;
  place-items: center;
  min-height: 160px;
  outline: none;
`;
