/** Names under which the pad keeps things on a device; what ends a session deletes all of them. */
export const padDatabaseName = 'pad';
export const shellCacheName = 'pad-shell';
export const fileCacheName = 'pad-files';
export const padWorkerPath = '/auth/pad-worker.js';
/** The pad as an app of its own. */
export const padManifestPath = '/auth/pad/app.webmanifest';
