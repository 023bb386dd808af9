import { may } from '../../../../../lib/rules/people/abilities.ts';
import type { Config } from '../../../config.ts';
import type { Database } from '../../../db/connect.ts';
import { readCustomer } from '../../customer/customers.ts';
import { siteUrl } from '../../mail/outbox.ts';
import { readActingRights } from '../../session/acting-rights.ts';
import type { StandingRow } from './store.ts';

export const makerMessage = 'Sá sem stofnaði hana má ekki lengur panta fyrir viðskiptavininn.';

/** Whether the orders of this day may be placed as the maker's. */
export async function mayMakerOrder(tx: Database, { makerId, customerId }: StandingRow): Promise<boolean> {
  const rights = await readActingRights(tx, makerId, customerId);
  return rights !== null && may(rights, 'order');
}

/** What letters say, and where they go: to the maker, or to the customer itself where the maker may not order any more. */
export async function readLetterParts(
  tx: Database,
  config: Pick<Config, 'SITE_ORIGINS'>,
  row: StandingRow,
  date: string,
) {
  const [maker, customer] = [await readCustomer(tx, row.makerId), await readCustomer(tx, row.customerId)];
  if (!maker || !customer) throw new Error(`Standing order ${row.id}: no maker or customer`);
  return {
    to: (await mayMakerOrder(tx, row)) ? maker.email : customer.email,
    about: { id: row.id, name: row.name, date, customerName: customer.name, site: siteUrl(config) },
  };
}
