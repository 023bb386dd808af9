import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdir, rename } from 'node:fs/promises';
import { dirname } from 'node:path';
import { finished } from 'node:stream/promises';

/** Writes one JSON object per line, with backpressure, so that memory does not grow with the file. */
export async function writeLines(
  file: string,
  lines: Iterable<object>,
  onProgress: (lines: number) => void,
): Promise<number> {
  await mkdir(dirname(file), { recursive: true });
  const draft = createWriteStream(`${file}.draft`);
  let count = 0;
  for (const line of lines) {
    count += 1;
    if (!draft.write(`${JSON.stringify(line)}\n`)) await once(draft, 'drain');
    if (count % 5000 === 0) onProgress(count);
  }
  draft.end();
  await finished(draft);
  await rename(`${file}.draft`, file);
  return count;
}
