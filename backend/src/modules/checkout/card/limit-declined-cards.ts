import type { Context, Session } from '../../../context.ts';
import { cardTryLimit } from '../../payments/saved-cards.ts';
import { withLimit } from '../../session/limits.ts';
import type { PlacementOutcome } from '../attempt/outcome.ts';

/** Stops testing one stolen card after the other (reliability F28); other failures do not count. */
export function limitDeclinedCards(
  { db }: Context,
  { customerId }: Session,
  pay: () => Promise<PlacementOutcome>,
): Promise<PlacementOutcome> {
  return withLimit(db, { key: `card:${customerId}`, ...cardTryLimit }, async () => {
    const outcome = await pay();
    if (outcome.kind === 'failed' && outcome.error.extensions['reason'] === 'pay.declined')
      throw outcome.error;
    return outcome;
  });
}
