import { parseArgs } from 'node:util';
import { databaseConfigSchema, readConfig } from '../../backend/src/config.ts';
import { backUp } from './back-up.ts';
import type { Manifest } from './manifest.ts';
import { restore } from './restore.ts';

/**
 *   npm run backup -- FOLDER [--pictures DIR | --no-pictures]    writes database and pictures into a new folder
 *   npm run restore -- FOLDER [--pictures DIR | --no-pictures]   puts them into an empty database and an empty folder
 *
 * The database is DATABASE_URL, the pictures are in IMAGES_DIR unless named.
 */
const usage =
  'Usage: npm run backup -- FOLDER [--pictures DIR | --no-pictures], npm run restore -- FOLDER with the same';

function readArguments(): { command: string; folder: string; pictures: string | undefined } {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { pictures: { type: 'string' }, 'no-pictures': { type: 'boolean', default: false } },
  });
  const [command = '', folder = ''] = positionals;
  if (positionals.length !== 2) throw new Error(usage);
  if (values['no-pictures']) return { command, folder, pictures: undefined };
  const pictures = values.pictures || process.env['IMAGES_DIR'];
  if (!pictures)
    throw new Error(
      `Where pictures are is not known: --pictures DIR, IMAGES_DIR or --no-pictures.\n${usage}`,
    );
  return { command, folder, pictures };
}

function summarise({ takenAt, rows, files }: Manifest): string {
  const count = (table: string): number => rows[`public.${table}`] ?? 0;
  return (
    `${count('orders')} orders, ${count('invoices')} invoices, ${count('customers')} customers, ` +
    `${count('products')} products, ${Object.keys(files).length - 1} pictures, as of ${takenAt.toISOString()}`
  );
}

try {
  const { command, folder, pictures } = readArguments();
  const { DATABASE_URL: databaseUrl } = readConfig(databaseConfigSchema);
  if (databaseUrl === undefined)
    throw new Error('DATABASE_URL is not set. PGlite: stop the shop and copy DATA_DIR (docs/operations.md).');
  const place = { databaseUrl, pictures };
  const restores = command === 'restore';
  const manifest = restores ? await restore(folder, place) : await backUp(place, folder);
  console.log(`${restores ? 'Restored and checked' : 'Backed up'}: ${summarise(manifest)}`);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
