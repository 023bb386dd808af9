import react from '@vitejs/plugin-react';
import { configDefaults, defineConfig } from 'vitest/config';
import { isShort, longerTests } from './scripts/test/longer.ts';

const root = new URL('.', import.meta.url).pathname;

/** `@/…` is the repository root; `server-only` throws outside a server component build, so tests get an empty module. */
const alias = [
  { find: /^@\//, replacement: root },
  { find: 'server-only', replacement: `${root}tests/kit/server-only.ts` },
  // The copy that Node's own import finds: with two, an error of one is none of the other's.
  { find: /^graphql$/, replacement: `${root}node_modules/graphql/index.js` },
];

/** A worker loads the backend once for all of its test files, which takes half the time; lint keeps `vi.mock` out of them. */
const sharedModules = { isolate: false, setupFiles: ['tests/kit/restore-globals.ts'] };

/** Suites without a DOM that start no database. */
const plain = ['rules', 'morphology', 'emulators', 'catalogue', 'repository', 'server'].map((name) => ({
  resolve: { alias },
  test: { name, environment: 'node', include: [`tests/${name}/**/*.test.{ts,tsx}`] },
}));

/**
 * Where the rest runs on PostgreSQL, these run on PGlite as well. Together they meet whatever the engines and their drivers do
 * differently: migrations, the sort key's order, trigrams, JSON, arrays, dates and sums as they are read, upserts, errors by code,
 * `FOR UPDATE SKIP LOCKED` on one connection, retries, numbers without gaps.
 */
const onBothEngines = [
  'acting',
  'acting-customers',
  'agent',
  'cart',
  'cart-of-customer',
  'catalogue',
  'catalogue-products',
  'checkout',
  'content-import',
  'document-lists',
  'employees',
  'facets',
  'import',
  'invitations',
  'jobs',
  'list-lines',
  'lists',
  'migrate',
  'price-tiers',
  'refunds',
  'retry',
  'revocation',
  'search',
  'search-index',
  'statistics',
  'stock',
];
const dialect = {
  resolve: { alias },
  test: {
    ...sharedModules,
    name: 'dialect',
    environment: 'node',
    env: { TEST_DATABASE_URL: '' },
    globalSetup: ['tests/kit/database-template.ts'],
    include: [`tests/backend/{${onBothEngines.join(',')}}.test.ts`],
  },
};

export default defineConfig({
  test: {
    maxWorkers: 2,
    exclude: [
      ...configDefaults.exclude,
      ...(isShort ? longerTests : []).map((name) => `tests/${name}.test.{ts,tsx}`),
    ],
    // They only say when to give up what will never happen: a busy machine fails no test.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    projects: [
      ...plain,
      {
        plugins: [react()],
        resolve: { alias },
        test: {
          name: 'components',
          environment: 'jsdom',
          // A window of its own for each file, which starts in less than two thirds of a process's time.
          pool: 'threads',
          include: ['tests/components/**/*.test.{ts,tsx}'],
          globalSetup: ['tests/kit/database-template.ts'],
          setupFiles: ['tests/kit/components.ts'],
        },
      },
      {
        resolve: { alias },
        test: {
          ...sharedModules,
          name: 'backend',
          environment: 'node',
          globalSetup: ['tests/kit/database-template.ts'],
          include: ['tests/{backend,relevance,access}/**/*.test.ts'],
        },
      },
      ...(process.env['TEST_DATABASE_URL'] && !isShort ? [dialect] : []),
    ],
  },
});
