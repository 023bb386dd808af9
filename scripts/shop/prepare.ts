import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Child, root, startChild } from './children.ts';
import { processTask } from './progress.ts';
import { buildStamp, catalogueHash, demoHash, isBuilt, isStamped, storefrontHash } from './sources.ts';

/** Parameters of preparing a shop. */
interface Preparation {
  env: Record<string, string>;
  data: string;
  /** Folder of the demo catalogue; one for every shop in this checkout. */
  demo: string;
  images: string;
  /** Called with every started process, so that Ctrl-C reaches it. */
  onChild: (child: Child) => void;
}

type Run = (title: string, name: string, args: string[], more?: Record<string, string>) => Promise<void>;

function runner({ data, env, onChild }: Preparation): Run {
  return (title, name, args, more = {}) => {
    const child = startChild({
      name,
      args,
      env: { ...env, ...more },
      log: join(data, 'logs', `${name}.log`),
    });
    onChild(child);
    return processTask(title, child);
  };
}

/** Made when its generator changed. Its pictures are drawn when they are first asked for. */
async function makeCatalogue(run: Run, { demo }: Preparation): Promise<void> {
  const stamp = join(demo, 'made-from');
  const hash = catalogueHash();
  if (isStamped(stamp, hash)) return;
  if (!existsSync(stamp)) console.log('The first start takes a few minutes; later ones take seconds.');
  await run('Making the demo catalogue', 'catalogue', ['scripts/demo/main.ts', '--out', demo]);
  writeFileSync(stamp, hash);
}

/** The file in the data folder that records what a database was seeded with. */
function filledStamp(data: string, databaseUrl: string | undefined): string {
  const database = createHash('sha256').update(databaseUrl || 'pglite');
  return join(data, `filled-${database.digest('hex').slice(0, 12)}`);
}

/** Marks a copy of a database that contains the current demo. */
export function markFilled(data: string, databaseUrl: string): void {
  writeFileSync(filledStamp(data, databaseUrl), demoHash());
}

/** Seeds each database once, and again when the demo changed; existing rows stay as they are. */
async function fillDatabase(run: Run, { data, demo, env }: Preparation): Promise<void> {
  const mark = filledStamp(data, env['DATABASE_URL']);
  await run('Bringing the database up to date', 'migrate', ['backend/src/db/migrate.ts']);
  const hash = demoHash();
  if (isStamped(mark, hash)) return;
  await run('Importing the demo catalogue', 'import', [
    'backend/src/import/main.ts',
    join(demo, 'catalogue.jsonl'),
  ]);
  await run('Adding pages, opening hours and the demo people', 'seed', ['backend/src/seed/main.ts']);
  writeFileSync(mark, hash);
}

/** Builds the storefront when its sources changed since the last build. */
async function buildStorefront(preparation: Preparation): Promise<void> {
  if (isBuilt()) return;
  const hash = storefrontHash();
  await runner(preparation)(
    'Building the storefront',
    'build',
    ['--max-old-space-size=1536', 'scripts/build/main.ts'],
    {
      NODE_ENV: 'production',
      NEXT_TELEMETRY_DISABLED: '1',
    },
  );
  if (!existsSync(join(root, '.next/BUILD_ID'))) throw new Error('The build ended without a result.');
  writeFileSync(buildStamp, hash);
}

/** Everything that must be ready before the shop's processes start. Catalogue and build run concurrently. */
export async function prepare(preparation: Preparation, { build }: { build: boolean }): Promise<void> {
  for (const folder of [preparation.demo, join(preparation.images, 'vorulind')])
    mkdirSync(folder, { recursive: true });
  const run = runner(preparation);
  const fill = async (): Promise<void> => {
    await makeCatalogue(run, preparation);
    await fillDatabase(run, preparation);
  };
  await Promise.all([fill(), build ? buildStorefront(preparation) : undefined]);
}
