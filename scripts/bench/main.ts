import { formatMetrics } from '../harness/figures.ts';
import { exceeded, type Metric } from '../harness/metric.ts';
import { originOf, recordFigures } from '../harness/record.ts';
import { runNamed, type Tasks } from '../harness/task.ts';

/** `npm run bench -- NAME`: measures, prints, and writes the metrics into docs/figures.md; with --dry-run it only prints. */
const benches: Tasks<readonly Metric[]> = {
  account: {
    summary: "What each page of a large company's account asks the backend, in a PostgreSQL of its own",
    load: async () => (await import('./account.ts')).bench,
  },
  checkout: {
    summary: 'ExpressCheckout on two backends and a PostgreSQL of its own, while orders keep coming',
    load: async () => (await import('./checkout.ts')).bench,
  },
  cost: {
    summary: 'Processor time that one request costs a running shop, which docs/scale.md counts with',
    load: async () => (await import('./cost.ts')).bench,
  },
  customers: {
    summary: "An agent's search among many customers, in a PostgreSQL of its own",
    load: async () => (await import('./customers.ts')).bench,
  },
  dropdown: {
    summary: 'Products in the search dropdown of a running shop, in Chromium',
    load: async () => (await import('./dropdown.ts')).bench,
  },
  edge: {
    summary:
      'nginx with the shop of npm run start:edge behind it: pages against files, memory after many addresses',
    load: async () => (await import('./edge.ts')).bench,
  },
  import: {
    summary:
      'A first import and one of every price at two sizes, in a PostgreSQL of its own, and who waits meanwhile',
    load: async () => (await import('./import.ts')).bench,
  },
  invoices: {
    summary: "A customer's invoices and orders, searched and filtered, in a PostgreSQL of its own",
    load: async () => (await import('./invoices.ts')).bench,
  },
  language: {
    summary: 'How many Icelandic forms the inflection rules make, and what they cost',
    load: async () => (await import('./language.ts')).bench,
  },
  memory: {
    summary:
      'What a storefront and a backend cannot give back after the pages and orders of eight hours, and by how much it grew',
    load: async () => (await import('./memory.ts')).bench,
  },
  menu: {
    summary: 'The category menu of a running shop, in Chromium on a processor four times slower',
    load: async () => (await import('./menu.ts')).bench,
  },
  navigation: {
    summary:
      'From the press of a link to the painted page of a running shop, for mouse and finger, free and throttled',
    load: async () => (await import('./navigation.ts')).bench,
  },
  pages: {
    summary: 'Product pages that a storefront has cached, with its backend well and with faults',
    load: async () => (await import('./pages.ts')).bench,
  },
  redis: {
    summary:
      'Product pages of a storefront whose Redis refuses or hangs, warm and cold, against one that works',
    load: async () => (await import('./redis.ts')).bench,
  },
  scale: {
    summary: "The demo's size against a large one, in a PostgreSQL of its own: each figure and their ratio",
    load: async () => (await import('./scale.ts')).bench,
  },
  search: {
    summary:
      "The shop's own index at the search service, with the shop's heap: box and results page, alone and 20 at once",
    load: async () => (await import('./search.ts')).bench,
  },
  'search-quality': {
    summary: 'How many of the judged queries find what was meant, in a PostgreSQL of its own',
    load: async () => (await import('./search-quality.ts')).bench,
  },
  switch: {
    summary: 'An agent of a running shop who switches customers, in Chromium',
    load: async () => (await import('./switch.ts')).bench,
  },
};

try {
  const given = process.argv.slice(2);
  const args = given.filter((arg) => arg !== '--dry-run');
  const metrics = await runNamed('npm run bench', benches, args);
  if (metrics) {
    const origin = originOf(args[0] ?? '');
    console.log(formatMetrics(origin, metrics));
    if (args.length === given.length) console.log(`\nWritten to ${recordFigures(origin, metrics)}`);
    const faults = exceeded(metrics);
    for (const fault of faults) console.error(`✗ ${fault}`);
    process.exitCode = faults.length > 0 ? 1 : 0;
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
