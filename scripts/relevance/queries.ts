import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/**
 * A query as a buyer types it, and a rule of what must stand first. In the files: `typed | rule; rule`, where a rule is `@slug,slug` (a
 * category of the product), `~pattern` (its name), `brand=slug`, `sku=number`, `Attribute=value`, `Attribute~pattern`, or `!word` (nothing is
 * sold under that word, which the answer has to say).
 */
export interface JudgedQuery {
  readonly typed: string;
  readonly categories: readonly string[];
  readonly name: readonly RegExp[];
  readonly brand: string | null;
  readonly sku: string | null;
  readonly attributes: readonly { readonly name: string; readonly value: RegExp }[];
  readonly unknownWord: string | null;
}

const folder = join(import.meta.dirname, 'queries');

/** Kind → its queries. */
export const judgedQueries: ReadonlyMap<string, readonly JudgedQuery[]> = new Map(
  readdirSync(folder)
    .toSorted()
    .map((file) => [basename(file, '.txt'), readQueries(readFileSync(join(folder, file), 'utf8'))]),
);

function readQueries(text: string): JudgedQuery[] {
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [typed = '', rules = ''] = line.split(' | ');
      return toQuery(typed, rules.split('; '));
    });
}

function toQuery(typed: string, rules: readonly string[]): JudgedQuery {
  const query = {
    typed,
    categories: [] as string[],
    name: [] as RegExp[],
    brand: null as string | null,
    sku: null as string | null,
    attributes: [] as { name: string; value: RegExp }[],
    unknownWord: null as string | null,
  };
  for (const rule of rules) {
    const [, name = '', sign, value = ''] = /^([^@~!=]*)([@~!=])(.*)$/u.exec(rule) ?? [];
    if (sign === '@') query.categories.push(...value.split(','));
    else if (sign === '!') query.unknownWord = value;
    else if (sign === '~' && name === '') query.name.push(new RegExp(value, 'iu'));
    else if (name === 'brand') query.brand = value;
    else if (name === 'sku') query.sku = value;
    else if (name !== '')
      query.attributes.push({
        name,
        value: sign === '~' ? new RegExp(value, 'u') : new RegExp(`^${escape(value)}$`, 'u'),
      });
    else throw new Error(`No rule: ${rule} (${typed})`);
  }
  return query;
}

function escape(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}
