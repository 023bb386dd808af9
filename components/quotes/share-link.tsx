'use client';

import { useState } from 'react';
import styled from 'styled-components';
import { Button } from '@/components/ui/button.tsx';
import { Field } from '@/components/ui/field.tsx';

/** An address to copy; where the browser allows no copying it is selected, to be copied by hand. */
export function ShareLink({ path }: { path: string }) {
  const [notice, setNotice] = useState('');
  const url = `${window.location.origin}${path}`;
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(url);
      setNotice('Slóðin var afrituð');
    } catch {
      // A page without TLS has no clipboard, and a browser may refuse it.
      setNotice('Vafrinn leyfir ekki afritun: veldu slóðina og afritaðu hana.');
    }
  };
  return (
    <LinkStack>
      <Field kind="text" label="Slóð" readOnly value={url} onFocus={({ target }) => target.select()} />
      <Button onClick={() => void copy()}>Afrita slóð</Button>
      <p role="status">{notice}</p>
    </LinkStack>
  );
}

const LinkStack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
  & [role='status'] {
    color: var(--color-ink-soft);
  }
`;
