import styled from 'styled-components';
import { formatKronur } from '@/lib/rules/money/kronur.ts';

interface Props {
  /** Names of the steps of approval. */
  steps: readonly string[];
  /** The buyer's limit where the order is above it, krónur. */
  limit: number | null;
}

/** What becomes of an order that needs approval; nothing where it needs none. */
export function LimitNote({ steps, limit }: Props) {
  if (steps.length === 0) return null;
  return (
    <LimitNoteText role="note">
      {limit !== null && `Úttektarmörk þín eru ${formatKronur(limit)}. `}
      Pöntunin þarf samþykki: {steps.join(', ')}. Hún verður ekki send af stað fyrr en hún er samþykkt.
      Vörurnar eru ekki teknar frá á meðan.
    </LimitNoteText>
  );
}

const LimitNoteText = styled.p`
  padding: var(--space-3) var(--space-4);
  border-radius: var(--radius-medium);
  background: var(--color-sun-pale);
`;
