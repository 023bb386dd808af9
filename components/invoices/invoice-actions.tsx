import type { ReactNode } from 'react';
import { LinkButton } from '@/components/ui/link-button.tsx';
import { PageActions } from '@/components/ui/page-actions.tsx';
import { PrintButton } from '@/components/ui/print-button.tsx';

interface Props {
  /** The invoice's own page. */
  path: string;
  /** What else can be done with it. */
  children?: ReactNode;
}

/** The files are behind the page's own address, which makes the short-lived link when it is followed. */
export function InvoiceActions({ path, children }: Props) {
  return (
    <PageActions>
      <LinkButton href="/auth/invoices" variant="quiet">
        Til baka
      </LinkButton>
      {children}
      <PrintButton />
      <LinkButton href={`${path}/pdf`} variant="secondary">
        Sækja PDF
      </LinkButton>
      <LinkButton href={`${path}/xml`} variant="secondary">
        Sækja rafrænan reikning
      </LinkButton>
    </PageActions>
  );
}
