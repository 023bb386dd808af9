import { padPath } from '../rules/routes/account-paths.ts';
import { padWorkerPath } from '../visitor/pad-names.ts';

/** Longer than any connection that is one needs (ms). */
const answerTimeoutMs = 60_000;

/**
 * Keeps the pad's page with its code on this device, so that it opens without a connection; later builds replace it. The worker
 * answers for the pad's path alone.
 * @param loadParts brings the parts whose code loads on demand
 * @returns whether all of it is kept now
 */
export async function keepShell(loadParts: () => Promise<unknown>): Promise<boolean> {
  if (!('serviceWorker' in navigator)) return false;
  try {
    await loadParts();
    const registration = await navigator.serviceWorker.register(padWorkerPath, { scope: padPath });
    const worker = await activeWorker(registration);
    return (await askWorker(worker, loadedFiles())) === 'kept';
  } catch {
    return false;
  }
}

async function activeWorker(registration: ServiceWorkerRegistration): Promise<ServiceWorker> {
  const { installing, waiting, active } = registration;
  const worker = installing ?? waiting ?? active;
  if (!worker) throw new Error('The pad has no worker');
  if (worker.state === 'activated') return worker;
  return new Promise((resolve, reject) => {
    worker.addEventListener('statechange', () => {
      if (worker.state === 'activated') resolve(worker);
      else if (worker.state === 'redundant') reject(new Error('The pad was not kept'));
    });
  });
}

/** Files of the build that this page has loaded, named as the worker may fetch them. */
function loadedFiles(): string[] {
  const urls = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  return urls
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/_next/static/'))
    .map(({ pathname }) => pathname);
}

function askWorker(worker: ServiceWorker, files: readonly string[]): Promise<unknown> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The worker did not answer')), answerTimeoutMs);
    port1.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      clearTimeout(timer);
      resolve(data);
    });
    port1.start();
    worker.postMessage({ files }, [port2]);
  });
}

/** Asks the browser not to clear what is kept when the device runs out of room; it may say no. */
export async function askToStay(): Promise<void> {
  if ('storage' in navigator) await navigator.storage.persist().catch(() => false);
}
