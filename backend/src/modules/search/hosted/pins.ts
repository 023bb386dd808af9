import type { Rule } from 'algoliasearch';
import type { HostedSearch } from '../hosted-client.ts';
import { type ResolvedPin, toPinKey } from '../staff-lists.ts';

/** Prefix of the ids of what the shop sends: all other rules are the merchant's own and stay as they are. */
const ownRules = 'festing-';

/** Sends what the staff put first for a text, and takes away what they do no longer. */
export async function sendPins(
  { client, index: indexName }: HostedSearch,
  pins: readonly ResolvedPin[],
): Promise<void> {
  const rules = pins.filter(({ ids }) => ids.length > 0).map(toRule);
  if (rules.length > 0) await client.saveRules({ indexName, rules });
  const sent = new Set(rules.map(({ objectID }) => objectID));
  const outdated: string[] = [];
  await client.browseRules({
    indexName,
    aggregator: ({ hits }) => {
      for (const { objectID } of hits)
        if (objectID.startsWith(ownRules) && !sent.has(objectID)) outdated.push(objectID);
    },
  });
  for (const objectID of outdated) await client.deleteRule({ indexName, objectID });
}

const toRule = ({ search, ids }: ResolvedPin): Rule => ({
  objectID: `${ownRules}${toPinKey(search).replaceAll(' ', '-')}`,
  conditions: [{ pattern: search, anchoring: 'is' }],
  consequence: { promote: [{ objectIDs: ids.map(String), position: 0 }], filterPromotes: true },
});
