import { defineConfig } from '@playwright/test';
import { shop, workerCount } from './e2e/own-shop.ts';
import { isShort, longerJourneys } from './scripts/test/longer.ts';

const chromium = process.env['CHROMIUM'];
const baseURL = shop.url;

/**
 * Journeys that go the same way on a phone. They are walked on the desktop only, to stay short; with EVERY_SCREEN=true on both.
 */
const sameOnPhone = [
  'accessibility',
  'account',
  'accounts',
  'acting',
  'acting-record',
  'agent-desk',
  'alerts',
  'before-script',
  'card',
  'checkout-changes',
  'company-keys',
  'consent',
  'content',
  'csrf',
  'customer-profile',
  'electronic-id',
  'electronic-redirect',
  'employees',
  'favourites',
  'injected-script',
  'invoice-payment',
  'keyboard',
  'keyboard-account',
  'late-code',
  'limits',
  'listing',
  'mail-state',
  'missing',
  'orders',
  'overviews',
  'pad',
  'pad-device',
  'product',
  'product-states',
  'quick-order',
  'quotes',
  'routes',
  'search',
  'session',
  'session-tabs',
  'settings',
  'sign-in',
  'sign-in-ways',
  'titles',
  'token-sync',
];
const everyScreen = process.env['EVERY_SCREEN'] === 'true';
/** Every page at both widths takes minutes; its journey is walked when it is asked for. */
const everyPage = process.env['EVERY_PAGE'] === 'true' ? [] : ['every-page'];
const longer = isShort ? longerJourneys : [];

/** Patterns of journeys by name. */
const specsOf = (...names: readonly string[]): string[] => names.map((name) => `**/${name}.spec.ts`);

export default defineConfig({
  testDir: 'e2e',
  // Each worker's shop is as good as the other's.
  fullyParallel: true,
  workers: workerCount,
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: process.env['PLAYWRIGHT_JSON'] ?? 'test-results/e2e.json' }]],
  use: {
    baseURL,
    // A visitor who has answered the question about cookies; only its own journey begins without an answer.
    storageState: {
      cookies: [],
      origins: [{ origin: baseURL, localStorage: [{ name: 'consent', value: '["necessary"]' }] }],
    },
    locale: 'is-IS',
    timezoneId: 'Atlantic/Reykjavik',
    // A trace writes down every page at every step: for looking into what fails.
    trace: process.env['TRACE'] === 'true' ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(chromium ? { executablePath: chromium } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    // What only one of them can do stands in a file of its own.
    {
      name: 'desktop',
      testIgnore: specsOf('*.phone', ...everyPage, ...longer),
      use: { viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      testIgnore: specsOf('*.desktop', 'every-page', ...(everyScreen ? [] : sameOnPhone), ...longer),
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
    },
  ],
});
