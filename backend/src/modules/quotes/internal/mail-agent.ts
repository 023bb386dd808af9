import type { Context } from '../../../context.ts';
import type { Database } from '../../../db/connect.ts';
import { readCustomer } from '../../customer/customers.ts';
import type { Letter } from '../../mail/letter.ts';
import { mailStaff, sendMail } from '../../mail/outbox.ts';
import type { QuoteRow } from './store.ts';

/** To the agent of the quote, or to the store where nobody has taken it up or the agent has left. */
export async function mailAgent(
  tx: Database,
  config: Context['config'],
  { agentId }: Pick<QuoteRow, 'agentId'>,
  letter: Letter,
): Promise<void> {
  const agent = agentId === null ? null : await readCustomer(tx, agentId);
  if (agent?.isAgent && agent.isActive)
    await sendMail(tx, config, { to: agent.email, purpose: 'order', letter });
  else await mailStaff(tx, config, letter);
}
