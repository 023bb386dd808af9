import { inArray } from 'drizzle-orm';
import type { Database } from '../db/connect.ts';
import { customers } from '../db/schema/customers.ts';
import { purchasingSystems } from '../db/schema/punch-out.ts';
import { baldur, hotel } from './people/named.ts';
import { hashText } from '../hash-input.ts';

/** Of the demo alone, where everybody knows every password. */
const demoSecret = 'vlp_demo-innkaupakerfi';

/** A purchasing system of the hotel, which Baldur has connected; a second time changes nothing. */
export async function seedDemoPurchasingSystem(db: Database): Promise<void> {
  const rows = await db
    .select({ id: customers.id, ssn: customers.ssn })
    .from(customers)
    .where(inArray(customers.ssn, [hotel, baldur]));
  const idOf = (wanted: string) => rows.find(({ ssn }) => ssn === wanted)?.id;
  const [customerId, makerId] = [idOf(hotel), idOf(baldur)];
  if (customerId === undefined || makerId === undefined) return;
  await db
    .insert(purchasingSystems)
    .values({
      customerId,
      makerId,
      idempotencyKey: 'demo-purchasing-system',
      name: 'Innkaupakerfi hótelsins',
      kind: 'OCI',
      username: 'oci-hvonn',
      hosts: ['localhost:5050'],
      secretHash: hashText(demoSecret),
      ending: demoSecret.slice(-4),
    })
    .onConflictDoNothing({ target: purchasingSystems.idempotencyKey });
}
