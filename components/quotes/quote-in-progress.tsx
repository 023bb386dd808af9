import { LinkButton } from '@/components/ui/link-button.tsx';
import { Notice } from '@/components/ui/notice.tsx';
import type { Quote } from '@/lib/quotes/queries.ts';
import { AgentContact } from './agent-contact.tsx';

/** What a customer sees of a draft: that there will be an offer, and who makes it. */
export function QuoteInProgress({ quote }: { quote: Quote }) {
  return (
    <>
      <h1>Tilboð {quote.number}</h1>
      <Notice title="Tilboðið er í vinnslu" focused={false}>
        <p>
          {quote.agent?.name ?? 'Sölumaður'} vinnur að tilboðinu. Þegar það hefur verið sent færðu tölvupóst
          og getur samþykkt það hér. Tilboð sem var dregið til baka er líka hér þangað til það er sent á ný.
        </p>
        <AgentContact quote={quote} />
        <LinkButton href="/auth/quotes" variant="secondary">
          Sjá öll tilboð
        </LinkButton>
      </Notice>
    </>
  );
}
