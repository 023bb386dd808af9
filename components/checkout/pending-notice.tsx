'use client';

import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Button } from '@/components/ui/button.tsx';
import { errorText } from '@/lib/rules/text/error-text.ts';

interface Props {
  /** The bank's page, while the card holder has to confirm. */
  url: string | undefined;
  message: string;
  isCancelling: boolean;
  cancelError: Error | null;
  onCancel: () => void;
  /** What may be done while nobody has to confirm. */
  children: ReactNode;
}

/** A payment that waits for the bank, or for its answer. */
export function PendingNotice({ url, message, isCancelling, cancelError, onCancel, children }: Props) {
  return (
    <NoticeSection aria-labelledby="pending">
      <h2 id="pending">{url ? 'Greiðslan bíður staðfestingar' : 'Greiðsla í vinnslu'}</h2>
      <p role="status">{message}</p>
      {url ? (
        <div>
          <Button onClick={() => location.assign(url)}>Halda áfram hjá bankanum</Button>
          <Button variant="secondary" busy={isCancelling} onClick={onCancel}>
            Hætta við greiðslu
          </Button>
        </div>
      ) : (
        children
      )}
      {cancelError && <p role="alert">{errorText(cancelError)}</p>}
    </NoticeSection>
  );
}

const NoticeSection = styled.section`
  display: grid;
  gap: var(--space-4);
  padding: var(--space-6);
  border: 1px solid var(--color-line);
  border-radius: var(--radius-large);
  background: var(--color-mist);
  & h2 {
    font-size: var(--text-large);
  }
  & div {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-3);
  }
  & [role='alert'] {
    color: var(--color-rust);
  }
`;
