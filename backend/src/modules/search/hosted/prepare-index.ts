import type { SettingsResponse } from 'algoliasearch';
import { z } from 'zod';
import { createLanguage, type Language } from '@vorulind/morphology/language';
import { type HostedSearch, refusalStatus } from '../hosted-client.ts';
import { indexSettings, replicaSettings } from './settings.ts';
import { sendDictionaries, sendSynonyms } from './wording.ts';

/** Increment it with a change of settings or records: an index of another version is set up again. */
const indexVersion = 3;

/** User data of the index: whether its records contain the forms of their words. */
export const userDataSchema = z.object({ withForms: z.boolean(), version: z.literal(indexVersion) });

/** What the settings depend on. */
export interface IndexContent {
  /** All words of the catalogue. */
  readonly words: readonly string[];
  readonly attributeNames: readonly string[];
}

/** Settings, synonyms and dictionaries for this content. */
export async function prepareIndex(
  hosted: HostedSearch,
  { words, attributeNames }: IndexContent,
): Promise<{ language: Language; withForms: boolean }> {
  const { client, index } = hosted;
  const language = createLanguage(words);
  const withForms = !(await sendDictionaries(hosted, language, words, true));
  const settings = indexSettings(index, attributeNames);
  const { taskID } = await client.setSettings({ indexName: index, indexSettings: settings });
  await client.waitForTask({ indexName: index, taskID });
  const { replicas: _, ...shared } = settings;
  for (const [indexName, ownSettings] of replicaSettings(index))
    await client.setSettings({ indexName, indexSettings: { ...shared, ...ownSettings } });
  await sendSynonyms(hosted);
  // Last: its presence means that everything before it is complete.
  const userData = { withForms, version: indexVersion } satisfies z.infer<typeof userDataSchema>;
  const markedSettings = await client.setSettings({ indexName: index, indexSettings: { userData } });
  await client.waitForTask({ indexName: index, taskID: markedSettings.taskID });
  return { language, withForms };
}

/** The facets of these attributes, for the index and its replicas. */
export async function sendFacets(
  { client, index }: HostedSearch,
  attributeNames: readonly string[],
): Promise<void> {
  const { attributesForFaceting } = indexSettings(index, attributeNames);
  await client.setSettings({
    indexName: index,
    indexSettings: { attributesForFaceting: attributesForFaceting ?? [] },
    forwardToReplicas: true,
  });
}

/** Undefined where there is no index. */
export async function readSettings({ client, index }: HostedSearch): Promise<SettingsResponse | undefined> {
  try {
    return await client.getSettings({ indexName: index });
  } catch (error) {
    if (refusalStatus(error) === 404) return undefined;
    throw error;
  }
}
