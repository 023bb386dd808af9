import styled from 'styled-components';
import { LinkButton } from '@/components/ui/link-button.tsx';
import { PrintButton } from '@/components/ui/print-button.tsx';
import { media } from '@/styles/media.ts';

export function InvoiceActions({ pdfUrl }: { pdfUrl: string | null }) {
  return (
    <Frame>
      <LinkButton href="/auth/invoices" variant="quiet">
        Til baka
      </LinkButton>
      <PrintButton />
      {pdfUrl && (
        <LinkButton href={pdfUrl} variant="secondary" prefetch={false}>
          Sækja PDF
        </LinkButton>
      )}
    </Frame>
  );
}

const Frame = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  ${media.print} {
    display: none;
  }
`;
