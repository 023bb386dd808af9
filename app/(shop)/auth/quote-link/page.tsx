import type { Metadata } from 'next';
import { SharedQuote } from '@/components/quotes/shared-quote.tsx';
import { Container } from '@/components/ui/container.tsx';

export const metadata: Metadata = { title: 'Tilboð', robots: { index: false } };

/** Dynamic like all of /auth; whose offer it is stands behind the #, which no server and no log sees. */
export const dynamic = 'force-dynamic';

export default function QuoteLinkPage() {
  return (
    <Container>
      <SharedQuote />
    </Container>
  );
}
