import styled from 'styled-components';
import { AnchorButton } from '@/components/ui/anchor-button.tsx';
import { LinkButton } from '@/components/ui/link-button.tsx';
import { PrintButton } from '@/components/ui/print-button.tsx';
import { media } from '@/styles/media.ts';

interface Props {
  /** The invoice's own page. */
  path: string;
}

/** The files are behind the page's own address, which makes the short-lived link when it is followed. */
export function InvoiceActions({ path }: Props) {
  return (
    <Frame>
      <LinkButton href="/auth/invoices" variant="quiet">
        Til baka
      </LinkButton>
      <PrintButton />
      <AnchorButton href={`${path}/pdf`} variant="secondary">
        Sækja PDF
      </AnchorButton>
      <AnchorButton href={`${path}/xml`} variant="secondary">
        Sækja rafrænan reikning
      </AnchorButton>
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
