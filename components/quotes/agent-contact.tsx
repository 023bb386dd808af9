import type { Quote } from '@/lib/quotes/queries.ts';
import { formatPhone } from '@/lib/rules/people/phone.ts';

/** Who answers for the quote, with links that write and call. */
export function AgentContact({ quote: { agent, number } }: { quote: Pick<Quote, 'agent' | 'number'> }) {
  if (!agent) return null;
  return (
    <p>
      {agent.name},{' '}
      <a href={`mailto:${agent.email}?subject=${encodeURIComponent(`Tilboð ${number}`)}`}>{agent.email}</a>
      {agent.phoneNumber && (
        <>
          , sími <a href={`tel:${agent.phoneNumber}`}>{formatPhone(agent.phoneNumber)}</a>
        </>
      )}
    </p>
  );
}
