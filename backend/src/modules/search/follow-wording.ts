import { sql } from 'drizzle-orm';
import { createLanguage } from '@vorulind/morphology/language';
import { foldIcelandic } from '../../../../lib/rules/text/icelandic-order.ts';
import type { Database } from '../../db/connect.ts';
import { lockCatalogue } from '../../db/catalogue-lock.ts';
import type { Task } from '../jobs/jobs.ts';
import { anyOfTerms, toTsquery } from './internal/expression.ts';
import { addForms, readKnownWords } from './internal/terms-store.ts';
import { findLemmasBehind, listSynonymRows } from './internal/vocabulary.ts';
import {
  deleteSynonymForms,
  findMatchingIds,
  readAppliedGroups,
  readThesaurus,
  writeAppliedGroups,
} from './internal/wording-store.ts';
import { prepareTerms } from './refresh-terms.ts';

/** Short, so that no order waits for rows of a batch. */
const batchSize = 500;

/**
 * Rewrites what products are found by where the synonyms, those of a new version or of the staff, are not those that it was written
 * by. Call it with the catalogue locked. What a killed run leaves, the next one does again.
 */
export async function followWording(session: Database): Promise<void> {
  const thesaurus = await readThesaurus(session);
  const applied = await readAppliedGroups(session);
  const changed = findChangedWords(applied ?? [], thesaurus.wording);
  if (applied !== null && changed.size === 0) return;
  const words = await readKnownWords(session);
  if (words.length > 0) {
    const language = createLanguage(words);
    await session.transaction(async (tx) => {
      await deleteSynonymForms(tx);
      // Slices: a whole catalogue's words at once would keep the process from all else.
      for (let from = 0; from < words.length; from += batchSize) {
        const lemmas = findLemmasBehind(language, words.slice(from, from + batchSize));
        await addForms(tx, listSynonymRows(language, thesaurus, lemmas));
      }
    });
    await rewriteProducts(session, changed);
  }
  await writeAppliedGroups(session, thesaurus.wording);
}

/** The words of groups that only one of the two has. */
function findChangedWords(before: readonly string[][], after: readonly string[][]): Set<string> {
  const [old, current] = [before, after].map((groups) => new Set(groups.map((group) => group.join(' '))));
  const different = old && current ? [...old.symmetricDifference(current)] : [];
  return new Set(different.flatMap((group) => group.split(' ')));
}

/** Terms of the products whose words these are, alone or in compounds. */
async function rewriteProducts(session: Database, words: ReadonlySet<string>): Promise<void> {
  const terms = [...words].flatMap((word) => word.split('-')).map(foldIcelandic);
  const query = toTsquery(anyOfTerms(terms));
  if (query === null) return;
  const ids = await findMatchingIds(session, query);
  const refreshTerms = await prepareTerms(session, new Set());
  for (let from = 0; from < ids.length; from += batchSize) {
    const page = JSON.stringify(ids.slice(from, from + batchSize));
    await session.transaction((tx) =>
      refreshTerms(tx, sql`SELECT jsonb_array_elements_text(${page}::jsonb)::integer AS id`),
    );
  }
}

/** After a release with other lists, and where an import was killed before its end. */
export const wordingTask: Task = {
  name: 'search wording',
  everyMs: 60_000,
  run: ({ db }) => lockCatalogue(db, followWording, 'skip'),
};
