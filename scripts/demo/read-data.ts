import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';

/** Reads a file of the demo's data. @throws ZodError naming the invalid part */
export function readData<Schema extends z.ZodType>(file: string, schema: Schema): z.output<Schema> {
  const text = readFileSync(join(import.meta.dirname, 'data', file), 'utf8');
  return schema.parse(JSON.parse(text));
}
