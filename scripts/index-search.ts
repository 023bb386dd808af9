import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { callBackend } from './call-backend.ts';
import { root } from './shop/children.ts';

/**
 * `npm run index` puts the whole range into the hosted search: in this process where DATABASE_URL says where it is, else by the
 * running demo, which alone may open its database. With `--dry-run` it prints what would be sent, a call a line, and sends nothing.
 */
const stepSchema = z.union([
  z.object({ done: z.number(), total: z.number() }),
  z.object({ count: z.number(), index: z.string() }),
  z.object({ call: z.unknown() }),
  z.object({ error: z.string() }),
]);

async function indexByBackend(data: string, isDryRun: boolean): Promise<void> {
  const answer = await callBackend('/search-index', { isDryRun }, data);
  if (answer.status === 404) throw new Error('The running backend has no hosted search.');
  if (!answer.ok || !answer.body) throw new Error(`The backend refuses: ${await answer.text()}`);
  const lines = createInterface({ input: Readable.fromWeb(answer.body as ReadableStream) });
  let isDone = false;
  lines.on('line', (line) => {
    const step = stepSchema.parse(JSON.parse(line));
    if ('done' in step) console.error(`… ${step.done} of ${step.total} products`);
    else if ('call' in step) console.log(JSON.stringify(step.call));
    else if ('error' in step) console.error(`The index was not replaced: ${step.error}`);
    else {
      isDone = true;
      if (isDryRun) console.error(`${step.count} products would stand in ${step.index}; nothing was sent`);
      else console.log(`${step.count} products stand in ${step.index}`);
    }
  });
  await once(lines, 'close');
  if (!isDone) process.exitCode = 1;
}

const { values } = parseArgs({
  options: {
    data: { type: 'string', default: join(root, '.data') },
    'dry-run': { type: 'boolean', default: false },
  },
});
if (process.env['DATABASE_URL']) await import('../backend/src/indexing/main.ts');
else
  try {
    await indexByBackend(values.data, values['dry-run']);
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
