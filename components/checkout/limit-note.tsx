import styled from 'styled-components';
import { formatKronur } from '@/lib/rules/money/kronur.ts';

/** What becomes of an order above the buyer's limit. @param limit krónur */
export function LimitNote({ limit }: { limit: number }) {
  return (
    <LimitNoteText role="note">
      Úttektarmörk þín eru {formatKronur(limit)}. Pöntunin fer til stjórnanda og verður ekki send af stað fyrr
      en hún er samþykkt. Vörurnar eru ekki teknar frá á meðan.
    </LimitNoteText>
  );
}

const LimitNoteText = styled.p`
  padding: var(--space-3) var(--space-4);
  border-radius: var(--radius-medium);
  background: var(--color-sun-pale);
`;
