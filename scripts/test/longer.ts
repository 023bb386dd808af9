/*
 * What `npm test` leaves to `npm run test:all`, so that it ends within twelve minutes on two cores: what takes longest, and what
 * is seldom touched. With it go the SQL on PGlite, and the races.
 */

/** Test files below tests/, without `.test.ts`. */
export const longerTests: readonly string[] = [
  'backend/backup',
  'backend/content-import',
  'backend/import-files',
  'backend/mail-reports',
  'backend/migrate',
  'backend/migrate-under-load',
  'backend/outside-files',
  'backend/search-merchant',
  'relevance/judged',
  'relevance/judged-hosted',
  'repository/listening',
  'repository/supervised-child',
  'server/edge',
  'server/varnish',
];

/** Journeys below e2e/, without `.spec.ts`. */
export const longerJourneys: readonly string[] = [
  'accessibility',
  'account',
  'accounts',
  'acting',
  'acting-record',
  'agent-desk',
  'alerts',
  'before-script',
  'bought-before',
  'by-hand.phone',
  'comparison',
  'consent',
  'content',
  'customer-profile',
  'electronic-id',
  'employees',
  'favourites',
  'injected-script',
  'invoice-payment',
  'kept-pages.desktop',
  'keyboard',
  'keyboard-account',
  'labels',
  'late-code',
  'limits',
  'listing.desktop',
  'mail-state',
  'operation.desktop',
  'overviews',
  'product-states',
  'quotes',
  'repeat-order',
  'routes',
  'scanner.desktop',
  'script-injection.desktop',
  'session-tabs',
  'settings',
  'shared-cache.desktop',
  'shell',
  'shell.desktop',
  'sign-in-ways',
  'standing-orders',
  'stillness',
  'structured-data.desktop',
  'titles',
  'token-sync',
  'tracing.desktop',
  'vitals.desktop',
];

/** Whether this run is `npm test`, which says so to the programs that it starts. */
export const isShort = process.env['SHORT_TEST'] === 'true';
