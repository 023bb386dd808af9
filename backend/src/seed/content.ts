import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../db/connect.ts';
import { loadCatalogue } from '../import/load.ts';
import { readLines } from '../import/read-lines.ts';
import type { RawLine } from '../import/raw-line.ts';

/**
 * Loads the content files below `folder`, as `npm run import -- FILE --strict` does with one of them. Repeatable; existing
 * content that is in none of the files stays.
 * @throws Error naming each file, the position in it and the problem
 */
export async function seedContent(db: Database, folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
  const from: string[] = [];
  async function* lines(): AsyncGenerator<RawLine> {
    for (const file of files) {
      for await (const line of readLines(file)) {
        from.push(file.slice(folder.length + 1));
        yield { ...line, line: from.length };
      }
    }
  }
  const problems: string[] = [];
  await loadCatalogue(db, lines(), {
    strict: true,
    onProblem: ({ line, field, reason }) =>
      problems.push(`${from[line - 1]}: ${field || '(whole file)'}: ${reason}`),
  });
  if (problems.length > 0) throw new Error(`The content is invalid:\n  ${problems.join('\n  ')}`);
}
