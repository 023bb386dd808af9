import { padPath } from '../rules/routes/account-paths.ts';
import { fileCacheName, padDatabaseName, shellCacheName } from './pad-names.ts';

/** Takes everything of the order pad off this device: goods, drafts, the page and its worker. What is not there is no failure. */
export async function forgetPad(): Promise<void> {
  await Promise.allSettled([
    deleteDatabase(),
    ...('caches' in globalThis ? [caches.delete(shellCacheName), caches.delete(fileCacheName)] : []),
    unregisterWorker(),
  ]);
}

/** An open page closes its connection when it is asked to; one that does not is waited for by the browser, not by us. */
function deleteDatabase(): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase(padDatabaseName);
    request.addEventListener('success', () => resolve());
    request.addEventListener('blocked', () => resolve());
    request.addEventListener('error', () =>
      reject(request.error ?? new Error('The database is not deleted')),
    );
  });
}

async function unregisterWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration(padPath);
  await registration?.unregister();
}
