import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const root = new URL('.', import.meta.url).pathname;

/** `@/…` is the repository root; `server-only` throws outside a server component build, so tests get an empty module. */
const alias = [
  { find: /^@\//, replacement: root },
  { find: 'server-only', replacement: `${root}tests/setup/server-only.ts` },
  // The copy that Node's own import finds: with two, an error of one is none of the other's.
  { find: /^graphql$/, replacement: `${root}node_modules/graphql/index.js` },
];

/** Suites without a DOM that start no database. */
const plain = ['rules', 'morphology', 'emulators', 'catalogue', 'repository', 'server'].map((name) => ({
  resolve: { alias },
  test: { name, environment: 'node', include: [`tests/${name}/**/*.test.{ts,tsx}`] },
}));

export default defineConfig({
  test: {
    maxWorkers: 2,
    testTimeout: 20_000,
    hookTimeout: 60_000,
    projects: [
      ...plain,
      {
        plugins: [react()],
        resolve: { alias },
        test: {
          name: 'components',
          environment: 'jsdom',
          include: ['tests/components/**/*.test.{ts,tsx}'],
          globalSetup: ['tests/setup/database-template.ts'],
          setupFiles: ['tests/setup/components.ts'],
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'backend',
          environment: 'node',
          globalSetup: ['tests/setup/database-template.ts'],
          include: ['tests/{backend,relevance,access}/**/*.test.ts'],
        },
      },
    ],
  },
});
