import type { ResolversTypes } from '../../../../../graphql/generated/resolvers.ts';
import { maximumHosts, normaliseHost } from '../../../../../lib/rules/orders/purchasing-system.ts';
import { maximumListNameLength, normaliseListName } from '../../../../../lib/rules/orders/list-name.ts';
import { badRequestMessage, requiredMessage } from '../../../../../lib/rules/text/backend-messages.ts';
import type { Session } from '../../../context.ts';
import type { Database } from '../../../db/connect.ts';
import type { NetworkIdentities, NetworkIdentity } from '../../../db/schema/punch-out.ts';
import type { FieldProblems } from '../../../field-problems.ts';
import { listStandingDeliveries } from '../../checkout/standing-choices.ts';

type Input = ResolversTypes['PurchasingSystemInput'];

/** What was typed of a system; what is wrong with it goes to `problems`. */
export async function readSystemInput(
  db: Database,
  session: Pick<Session, 'customerId' | 'billToId'>,
  { name: typedName, kind, hosts: typedHosts, identities, deliveryMethodId }: Input,
  problems: FieldProblems,
) {
  const name = normaliseListName(typedName);
  if (name === null) problems.add('name', `Nafnið þarf að vera 1 til ${maximumListNameLength} stafir.`);
  const isMessages = kind === 'CXML';
  return {
    name: name ?? '',
    kind,
    hosts: readHosts(typedHosts, problems),
    identities: isMessages ? readIdentities(identities, problems) : null,
    deliveryMethodId: isMessages ? await readDelivery(db, session, deliveryMethodId, problems) : null,
  };
}

function readHosts(typed: readonly string[], problems: FieldProblems): string[] {
  const filled = typed.filter((text) => text.trim() !== '');
  const hosts = [...new Set(filled.flatMap((text) => normaliseHost(text) ?? []))];
  const isWrong = filled.some((text) => normaliseHost(text) === null);
  if (filled.length === 0) problems.add('hosts', requiredMessage);
  else if (isWrong) problems.add('hosts', 'Hýsill er skrifaður án slóðar, til dæmis innkaup.fyrirtaeki.is.');
  else if (hosts.length > maximumHosts)
    problems.add('hosts', `Hýslar geta verið ${maximumHosts} í mesta lagi.`);
  return hosts;
}

function readIdentities(typed: Input['identities'], problems: FieldProblems): NetworkIdentities | null {
  if (!typed) {
    problems.add('identities', requiredMessage);
    return null;
  }
  const read = (part: 'from' | 'to' | 'sender'): NetworkIdentity => {
    const domain = typed[part].domain.trim();
    const identity = typed[part].identity.trim();
    const isText = [domain, identity].every(
      (text) => text.isWellFormed() && text.length <= 100 && !/\p{Cc}/u.test(text),
    );
    if (domain === '' || identity === '') problems.add(part, requiredMessage);
    else if (!isText) problems.add(part, badRequestMessage);
    return { domain, identity };
  };
  return { from: read('from'), to: read('to'), sender: read('sender') };
}

async function readDelivery(
  db: Database,
  { customerId, billToId }: Pick<Session, 'customerId' | 'billToId'>,
  methodId: string | null | undefined,
  problems: FieldProblems,
): Promise<string | null> {
  if (!methodId) return null;
  const deliveries = await listStandingDeliveries(db, billToId ?? customerId, 0);
  if (!deliveries.some(({ method }) => method.id === methodId))
    problems.add('deliveryMethodId', badRequestMessage);
  return methodId;
}
