import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { addressForm } from '../../lib/io/images/address-forms.ts';
import { publicConfigId } from '../../lib/io/public-config.ts';
import { identityApp } from '../../emulators/src/identity/app.ts';
import { createElectronicIdPhones, type Phones } from './electronic-id.ts';
import { testShop, type Shop } from './shop.ts';
import { apiKey, type Visitor } from './visitor.ts';

const identityUrl = 'http://identity.test';
const electronicIdUrl = 'http://electronic-id.test';
const project = 'test-project';

type InterceptedAnswer = (request: Request) => Promise<Response | undefined> | Response | undefined;

export interface InProcessBackend extends Shop {
  /** Restarts the browser: no cookies, or those of this visitor. */
  open(visitor?: Visitor): Visitor;
  /** Names of the GraphQL operations that the page has sent since the browser was opened. */
  readonly sent: string[];
  /** Answers calls instead of the backend and the identity service, to inject a fault; undefined lets one through. */
  intercept(answer: InterceptedAnswer | null): void;
  /** Resolves once the backend has answered everything; requests held back by `intercept` do not count. */
  settled(): Promise<void>;
  /** The phones of electronic id. */
  readonly phones: Phones;
  /** Calls the identity service, e.g. as its administrator would; with a body it is a POST unless another method is named. */
  identity(path: string, body?: object, method?: string): Promise<Response>;
  close(): Promise<void>;
}

/**
 * The real backend and the real emulators of identity and electronic id in this process. `fetch` reaches them like a browser
 * would through the storefront: /backend/* with the visitor's cookies, which no script can read except the hint.
 */
export async function startInProcessBackend(env: Record<string, string> = {}): Promise<InProcessBackend> {
  const folder = mkdtempSync(join(tmpdir(), 'identity-'));
  const identity = await identityApp({
    IDENTITY_PORT: 4010,
    IDENTITY_DATA_DIR: folder,
    IDENTITY_PROJECT: project,
    IDENTITY_PASSWORD_MIN: 8,
    IDENTITY_ADMIN_KEY: 'test-identity-admin',
  });
  const phones = createElectronicIdPhones();
  const shop = await testShop({
    IDENTITY_JWKS_URL: `${identityUrl}/jwks`,
    IDENTITY_URL: identityUrl,
    ...phones.env(electronicIdUrl),
    ...env,
  });
  const nodeFetch = globalThis.fetch;
  const sent: string[] = [];
  let browser = shop.guest();
  let intercepted: InterceptedAnswer | null = null;
  let underWay = 0;

  globalThis.fetch = async (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    // jsdom's signals are not Node's.
    const { signal: _signal, ...rest } = init ?? {};
    if (url.startsWith(identityUrl)) {
      const instead = await intercepted?.(new Request(url, rest));
      return instead ?? identity.app.fetch(new Request(url, rest));
    }
    if (url.startsWith(electronicIdUrl)) return phones.fetch(new Request(url, rest));
    const path = url.split('/backend/')[1];
    if (path === undefined) return nodeFetch(input, rest);
    const operation = /[?&]op=(\w+)/.exec(path)?.[1];
    if (operation) sent.push(operation);
    const instead = await intercepted?.(new Request(url, rest));
    if (instead) return instead;
    const headers = asVisitorSends(new Headers(rest.headers));
    underWay += 1;
    try {
      return await browser.fetch(`/${path}`, { ...rest, headers });
    } finally {
      underWay -= 1;
      showHint(browser);
    }
  };
  writeConfig();

  return {
    ...shop,
    phones,
    sent,
    open(visitor = shop.guest()) {
      browser = visitor;
      intercepted = null;
      sent.length = 0;
      if (visitor.cookies.has('session')) visitor.cookies.set('signed-in', '1');
      showHint(visitor);
      // As the first script of a page does.
      document.documentElement.setAttribute('data-signed-in', String(visitor.cookies.has('signed-in')));
      return visitor;
    },
    intercept(answer) {
      intercepted = answer;
    },
    async settled() {
      while (underWay > 0) await nextTurn();
    },
    async identity(path, body, method = 'POST') {
      const headers = { Authorization: 'Bearer test-identity-admin' };
      return identity.app.request(path, body ? { method, headers, body: JSON.stringify(body) } : { headers });
    },
    async close() {
      globalThis.fetch = nodeFetch;
      identity.close();
      phones.close();
      rmSync(folder, { recursive: true });
      await shop.connection.close();
    },
  };
}

/** The page's own headers, in the spelling of the visitor's defaults, so that they replace them. */
function asVisitorSends(headers: Headers): Record<string, string> {
  const spelled: Record<string, string> = { apikey: 'ApiKey', 'content-type': 'Content-Type' };
  return Object.fromEntries([...headers].map(([name, value]) => [spelled[name] ?? name, value]));
}

/** The only cookie that scripts can read. */
function showHint(visitor: Visitor): void {
  const signedIn = visitor.cookies.get('signed-in');
  Reflect.set(
    document,
    'cookie',
    signedIn ? `signed-in=${signedIn}; path=/` : 'signed-in=; path=/; max-age=0',
  );
}

/** The configuration that the storefront's layout writes into every page. */
function writeConfig(): void {
  const script = document.createElement('script');
  script.id = publicConfigId;
  script.type = 'application/json';
  script.textContent = JSON.stringify({
    imageBucketUrl: 'http://images.test/vorulind',
    imageForm: addressForm('query', ''),
    apiKey,
    identity: {
      apiKey: 'test-identity-key',
      project,
      authDomain: 'localhost',
      url: identityUrl,
      tokenSyncUrl: '',
    },
    analytics: { googleTagId: '', collectorUrl: '' },
    electronicId: 'true',
  });
  document.head.append(script);
}
