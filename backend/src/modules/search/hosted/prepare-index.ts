import type { SettingsResponse } from 'algoliasearch';
import { z } from 'zod';
import { createLanguage } from '@vorulind/morphology/language';
import { type HostedSearch, refusalStatus } from '../hosted-client.ts';
import { indexSettings } from './settings.ts';
import { createHash } from 'node:crypto';
import type { Thesaurus } from '../internal/synonyms.ts';
import type { ResolvedPin } from '../staff-lists.ts';
import { sendPins } from './pins.ts';
import { sendDictionaries, sendSynonyms, type Wording } from './wording.ts';

/** Increment it with a change of settings or records: an index of another version is set up again. */
const indexVersion = 4;

/** User data of the index: whether its records contain the forms of their words, and a hash of the synonyms and pins that it has. */
export const userDataSchema = z.object({
  withForms: z.boolean(),
  version: z.literal(indexVersion),
  content: z.string(),
});
type UserData = z.infer<typeof userDataSchema>;

/** What the settings depend on. */
export interface IndexContent {
  /** All words of the catalogue. */
  readonly words: readonly string[];
  readonly attributeNames: readonly string[];
  readonly thesaurus: Thesaurus;
  readonly pins: readonly ResolvedPin[];
}

/** What staff and new versions change without any product. */
type StaffContent = Pick<IndexContent, 'thesaurus' | 'pins'>;

export const hashContent = ({ thesaurus, pins }: StaffContent): string =>
  createHash('sha256')
    .update(JSON.stringify([thesaurus.wording, pins]))
    .digest('hex');

/** Settings, synonyms and dictionaries for this content. */
export async function prepareIndex(
  hosted: HostedSearch,
  content: IndexContent,
): Promise<{ wording: Wording; withForms: boolean }> {
  const { client, index } = hosted;
  const { words, attributeNames, thesaurus } = content;
  const wording = { language: createLanguage(words), thesaurus };
  const withForms = !(await sendDictionaries(hosted, wording, words, true));
  const current = await readSettings(hosted);
  const settings = indexSettings(attributeNames, current?.attributesForFaceting);
  const { taskID } = await client.setSettings({ indexName: index, indexSettings: settings });
  await client.waitForTask({ indexName: index, taskID });
  await sendSynonyms(hosted, thesaurus);
  await sendPins(hosted, content.pins);
  // Last: its presence means that everything before it is complete.
  await markIndex(hosted, withForms, content);
  return { wording, withForms };
}

async function markIndex(
  { client, index: indexName }: HostedSearch,
  withForms: boolean,
  content: StaffContent,
): Promise<void> {
  const userData: UserData = { withForms, version: indexVersion, content: hashContent(content) };
  const { taskID } = await client.setSettings({ indexName, indexSettings: { userData } });
  await client.waitForTask({ indexName, taskID });
}

/** Sends other synonyms and pins than the index has; its records follow by themselves. */
export async function resendContent(
  hosted: HostedSearch,
  wording: Wording,
  { words, pins }: Pick<IndexContent, 'words' | 'pins'>,
): Promise<void> {
  const isInDictionary = await sendDictionaries(hosted, wording, words, true);
  await sendSynonyms(hosted, wording.thesaurus);
  await sendPins(hosted, pins);
  await markIndex(hosted, !isInDictionary, { thesaurus: wording.thesaurus, pins });
}

/** The facets of these attributes. */
export async function sendFacets(hosted: HostedSearch, attributeNames: readonly string[]): Promise<void> {
  const { client, index } = hosted;
  const current = await readSettings(hosted);
  const { attributesForFaceting } = indexSettings(attributeNames, current?.attributesForFaceting);
  await client.setSettings({
    indexName: index,
    indexSettings: { attributesForFaceting: attributesForFaceting ?? [] },
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
