import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { callBackend } from './call-backend.ts';
import { root } from './shop/children.ts';

/**
 * `npm run search:report -- [--days 30] [--least 2]`: what buyers searched for in the box without a result, and what they found and did
 * not open, most first; of a running backend, as `npm run orders`.
 */
const { values } = parseArgs({
  options: {
    days: { type: 'string', default: '30' },
    least: { type: 'string', default: '2' },
    data: { type: 'string', default: join(root, '.data') },
  },
});

const rowSchema = z.object({
  text: z.string(),
  searches: z.number(),
  empty: z.number(),
  clicked: z.number(),
});
const reportSchema = z.object({ empty: z.array(rowSchema), unused: z.array(rowSchema) });
type Row = z.infer<typeof rowSchema>;

function toLines(title: string, rows: readonly Row[], countOf: (row: Row) => number): string[] {
  const lines = rows.map((row) => `${String(countOf(row)).padStart(6)} of ${row.searches}  ${row.text}`);
  return [title, ...(lines.length > 0 ? lines : ['  none']), ''];
}

try {
  const content = { days: Number(values.days), least: Number(values.least) };
  const answer = await callBackend('/searches', content, values.data);
  if (!answer.ok) throw new Error(`The backend refuses: ${await answer.text()}`);
  const { empty, unused } = reportSchema.parse(await answer.json());
  const lines = [
    ...toLines(`Without a result, last ${values.days} days`, empty, (row) => row.empty),
    ...toLines(
      'With results of which none was opened',
      unused,
      (row) => row.searches - row.empty - row.clicked,
    ),
  ];
  console.log(lines.join('\n'));
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
