'use client';

import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { Button } from '@/components/ui/button.tsx';
import { LinkButton } from '@/components/ui/link-button.tsx';

/** The login is right, but nobody in this shop has it (204 of the exchange). */
export function SignUpNeeded({ onBack }: { onBack: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <SignUpStack>
      <h3 ref={heading} tabIndex={-1}>
        Nýskráningar er þörf
      </h3>
      <p>
        Innskráningin tókst, en þú ert ekki enn á skrá hjá Vörulind. Þú þarft að fara í gegnum nýskráningu
        fyrst.
      </p>
      <LinkButton href="/auth/sign-up" block>
        Nýskráning
      </LinkButton>
      <Button variant="quiet" block onClick={onBack}>
        Til baka
      </Button>
    </SignUpStack>
  );
}

const SignUpStack = styled.div`
  display: grid;
  gap: var(--space-4);
  & h3 {
    outline: none;
    font-size: var(--text-large);
  }
`;
