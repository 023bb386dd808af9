import { CacheFirst, ExpirationPlugin, NetworkFirst, Serwist, type SerwistPlugin } from 'serwist';
import { padPath } from '../rules/routes/account-paths.ts';
import { dayMs } from '../rules/dates/durations.ts';
import { fileCacheName, shellCacheName } from '../visitor/pad-names.ts';

/*
 * The service worker of the order pad (decision 076). It answers for the pad's own page and the files of builds, never for another
 * page or a call of the backend. `npm run build` makes it public/auth/pad-worker.js.
 */

/** After so long without an answer the page comes from this device (seconds). */
const shellTimeoutSeconds = 4;
/** Files of the last builds; those that no page asks for go first. */
const maximumFiles = 240;
const fileLifetimeSeconds = (180 * dayMs) / 1_000;
/** Files of a build have the digest of their content in their name. */
const buildFile = /\/_next\/static\/[\w./~%@+-]+\.(?:js|css|woff2|wasm)/g;

/** An event whose work the browser waits for. */
interface LongEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}

const files = new CacheFirst({
  cacheName: fileCacheName,
  plugins: [
    new ExpirationPlugin({
      maxEntries: maximumFiles,
      maxAgeSeconds: fileLifetimeSeconds,
      maxAgeFrom: 'last-used',
    }),
  ],
});

/** @throws where it is neither kept nor answered */
async function keepFile(event: LongEvent, url: string): Promise<void> {
  const [answering, kept] = files.handleAll({ event, request: new Request(url) });
  const { ok, status } = await answering;
  if (!ok) throw new Error(`${url} answered ${status}`);
  await kept;
}

/** The page replaces the one before only once all of its files are kept: no page is ever of two builds. */
const keepWithItsFiles: SerwistPlugin = {
  // A server that is being replaced answers too; the page that is kept is better.
  fetchDidSucceed: ({ response }) =>
    response.ok
      ? Promise.resolve(response)
      : Promise.reject(new Error(`The pad's page answered ${response.status}`)),
  cacheWillUpdate: async ({ event, response }) => {
    const html = await response.clone().text();
    const urls = new Set(html.match(buildFile) ?? []);
    try {
      await Promise.all([...urls].map((url) => keepFile(event as LongEvent, url)));
      return response;
    } catch {
      return null;
    }
  },
};

const shell = new NetworkFirst({
  cacheName: shellCacheName,
  networkTimeoutSeconds: shellTimeoutSeconds,
  plugins: [keepWithItsFiles],
});

/** Asked for without cookies, so that nothing of anybody can be in it. */
const shellRequest = (): Request => new Request(padPath, { credentials: 'omit', cache: 'no-cache' });

async function keepShell(event: LongEvent): Promise<void> {
  const [answering, kept] = shell.handleAll({ event, request: shellRequest() });
  await answering;
  await kept;
  const cache = await caches.open(shellCacheName);
  if (!(await cache.match(padPath))) throw new Error('The pad was not kept');
}

const worker = new Serwist({
  skipWaiting: true,
  clientsClaim: true,
  runtimeCaching: [
    {
      matcher: ({ request, url, sameOrigin }) =>
        sameOrigin && request.mode === 'navigate' && url.pathname === padPath,
      handler: ({ event }: { event: LongEvent }) => shell.handle({ event, request: shellRequest() }),
    },
    {
      matcher: ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/_next/static/'),
      handler: files,
    },
  ],
});
worker.addEventListeners();

addEventListener('install', (event) => {
  const installing = event as LongEvent;
  installing.waitUntil(keepShell(installing));
});

/** The page says which parts it has loaded besides those that it names, and is answered whether all is kept. */
addEventListener('message', (event) => {
  const message = event as MessageEvent<unknown> & LongEvent;
  const [port] = message.ports;
  if (!port || !isFileList(message.data)) return;
  const keeping = Promise.all([
    keepShell(message),
    ...message.data.files.map((url) => keepFile(message, url)),
  ]);
  message.waitUntil(
    keeping.then(
      () => port.postMessage('kept'),
      () => port.postMessage('failed'),
    ),
  );
});

function isFileList(data: unknown): data is { files: string[] } {
  return typeof data === 'object' && data !== null && 'files' in data && Array.isArray(data.files);
}
