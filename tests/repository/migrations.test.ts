import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const folder = join(import.meta.dirname, '../../backend/src/db/migrations');
/** The first makes the database; every later one meets a shop that sells, of the version before. */
const files = readdirSync(folder).filter((name) => /^\d{4}_.*\.sql$/.test(name) && !name.startsWith('0000'));

/** What would break the version before, or hold it up for as long as a table is long. */
const breaking: readonly [RegExp, string][] = [
  [/\bDROP (TABLE|COLUMN|TYPE)\b/i, 'takes away what the version before reads'],
  [/\bRENAME\b/i, 'renames what the version before reads'],
  [/\bSET NOT NULL\b/i, 'refuses what the version before writes'],
  [/\bALTER COLUMN "?\w+"? (SET DATA )?TYPE\b/i, 'rewrites the table'],
  [/\bADD COLUMN (?!.*\bDEFAULT\b).*\bNOT NULL\b/i, 'refuses what the version before writes'],
  [/\bADD CONSTRAINT\b(?!.*\bNOT VALID\b).*\b(CHECK|FOREIGN KEY)\b/i, 'reads the whole table under a lock'],
];

/** Statements of a migration that need a second deployment (docs/operations.md); one that is it says so in its first line. */
function findBreaking(text: string): string[] {
  if (/^-- contract: \S/.test(text)) return [];
  const created = [...text.matchAll(/\bCREATE TABLE "(\w+)"/gi)].map(([, name]) => name);
  const added = [...text.matchAll(/\bADD COLUMN "(\w+)"/gi)].map(([, name]) => name);
  return text
    .split('--> statement-breakpoint')
    .filter((statement) => {
      const [, table] = /^\s*(?:CREATE|ALTER) TABLE "(\w+)"/i.exec(statement) ?? [];
      const [, key] = /\bFOREIGN KEY \("(\w+)"\)/i.exec(statement) ?? [];
      // What this migration makes holds nothing yet that could be wrong.
      return !created.includes(table) && !added.includes(key);
    })
    .flatMap((statement) => breaking.flatMap(([pattern, why]) => (pattern.test(statement) ? [why] : [])));
}

describe('a migration', () => {
  it.each(files)('%s only adds', (file) => {
    expect(findBreaking(readFileSync(join(folder, file), 'utf8'))).toEqual([]);
  });

  it.each([
    'ALTER TABLE "orders" DROP COLUMN "phone";',
    'ALTER TABLE "orders" RENAME COLUMN "phone" TO "telephone";',
    'ALTER TABLE "orders" ALTER COLUMN "phone" SET NOT NULL;',
    'ALTER TABLE "orders" ALTER COLUMN "total" SET DATA TYPE bigint;',
    'ALTER TABLE "orders" ADD COLUMN "seen" boolean NOT NULL;',
    'ALTER TABLE "orders" ADD CONSTRAINT "sums" CHECK (total > 0);',
    'DROP TABLE "orders";',
  ])('that breaks the version before is found: %s', (statement) => {
    expect(findBreaking(statement)).toHaveLength(1);
    expect(findBreaking(`-- contract: no version since June reads it\n${statement}`)).toEqual([]);
  });

  it.each([
    'ALTER TABLE "orders" ADD COLUMN "seen" boolean DEFAULT false NOT NULL;',
    'ALTER TABLE "orders" ADD CONSTRAINT "sums" CHECK (total > 0) NOT VALID;',
    'CREATE TABLE "x" ("id" integer PRIMARY KEY NOT NULL, CONSTRAINT "c" CHECK (id > 0));',
    'DROP INDEX "shelf_popular";',
    'CREATE TABLE "x" ("id" integer);--> statement-breakpoint ALTER TABLE "x" ADD CONSTRAINT "k" FOREIGN KEY ("id") REFERENCES "y"("id");',
    'ALTER TABLE "x" ADD COLUMN "y" integer;--> statement-breakpoint ALTER TABLE "x" ADD CONSTRAINT "k" FOREIGN KEY ("y") REFERENCES "z"("id");',
    'CREATE TABLE "x" ("id" integer);--> statement-breakpoint\nALTER TABLE "x" ADD CONSTRAINT "c" CHECK (id > 0);',
  ])('that only adds is none: %s', (statement) => {
    expect(findBreaking(statement)).toEqual([]);
  });
});
