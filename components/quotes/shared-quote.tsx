'use client';

import { useQuery } from '@tanstack/react-query';
import styled from 'styled-components';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { ErrorRegion } from '@/components/ui/error-region.tsx';
import { LinkButton } from '@/components/ui/link-button.tsx';
import { PageActions } from '@/components/ui/page-actions.tsx';
import { PrintButton } from '@/components/ui/print-button.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { sharedQuoteQuery, type SharedQuote as Shared } from '@/lib/quotes/queries.ts';
import { useHash } from '@/lib/shell/use-hash.ts';
import { AgentContact } from './agent-contact.tsx';
import { ClaimQuote } from './claim-quote.tsx';
import { QuoteSheet } from './quote-sheet.tsx';
import type { SheetQuote } from './sheet-quote.ts';

/** The offer that a link shows to somebody without an account, to read, print and save; who was no customer yet takes it over. */
export function SharedQuote() {
  const link = useHash();
  const {
    data: quote,
    error,
    refetch,
  } = useQuery({
    ...sharedQuoteQuery(link ?? ''),
    enabled: link !== null && link !== '',
  });
  if (link === '' || quote === null)
    return (
      <EmptyState title="Slóðin gildir ekki lengur">
        <p>
          Tilboðið er útrunnið, því hefur verið breytt eða það verið dregið til baka. Biddu þann sem sendi þér
          slóðina um nýja.
        </p>
        <LinkButton href="/" variant="secondary">
          Forsíða
        </LinkButton>
      </EmptyState>
    );
  if (quote === undefined)
    return error ? <ErrorRegion error={error} onRetry={() => void refetch()} /> : <Skeleton height="480px" />;
  return (
    <SharedStack>
      <PageActions>
        <PrintButton />
        <LinkButton href={quote.pdfUrl} variant="secondary">
          Sækja PDF
        </LinkButton>
      </PageActions>
      <QuoteSheet quote={toSheetQuote(quote)}>
        {quote.isForProspect && <ClaimQuote link={link ?? ''} />}
        <AgentContact quote={quote} />
      </QuoteSheet>
    </SharedStack>
  );
}

const SharedStack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-6);
  padding-block: var(--space-6) var(--space-16);
`;

/** It says what was offered, and nothing of today. */
function toSheetQuote({
  customerName,
  deliveryName,
  deliveryAmount,
  lineItems,
  isForProspect: _isForProspect,
  ...quote
}: Shared): SheetQuote {
  return {
    ...quote,
    status: 'Sent',
    customer: { name: customerName, ssn: null, address: null },
    delivery: { name: deliveryName, amount: deliveryAmount, address: null },
    lineItems: lineItems.map((line) => ({
      ...line,
      changes: [],
      currentPrice: null,
      currentLinePrice: null,
      currentStock: null,
    })),
  };
}
