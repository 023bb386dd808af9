import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../../backend/src/db/connect.ts';
import { loadCatalogue, type ImportOutcome } from '../../backend/src/import/load.ts';
import { openFile } from '../../backend/src/import/open-file.ts';
import type { Problem } from '../../backend/src/import/problem.ts';

/** As `npm run import -- FILE` without any option but those given. */
export async function loadOutside(
  db: Database,
  folder: string,
  name: string,
  content: string | Uint8Array,
  over: Partial<Parameters<typeof openFile>[2]> = {},
): Promise<ImportOutcome & { problems: Problem[]; notes: string[] }> {
  const path = join(folder, name);
  await rm(`${path}.mapping.json`, { force: true });
  await writeFile(path, content);
  const options = {
    encoding: undefined,
    numbers: undefined,
    net: false,
    rate: undefined,
    pictures: null,
    ...over,
  };
  const notes: string[] = [];
  const lines = await openFile(db, path, options, (note) => notes.push(note));
  const problems: Problem[] = [];
  const outcome = await loadCatalogue(db, lines, {
    strict: false,
    onProblem: (problem) => problems.push(problem),
  });
  return { ...outcome, problems, notes };
}
