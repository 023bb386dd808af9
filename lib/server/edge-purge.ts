import 'server-only';
import { logFailure } from '../io/log.ts';

/** Tags of one request: what Fastly takes at most. */
const tagsOfRequest = 256;
/** Milliseconds for which the change signal waits for it. */
const timeoutMs = 5_000;

interface PurgeSettings {
  /** Empty where nothing has to be told of a change. */
  readonly EDGE_PURGE_URL: string;
  readonly EDGE_PURGE_TOKEN: string;
}

/**
 * Tells the cache in front which tags changed: Fastly's protocol, a POST with the tags in `Surrogate-Key`, which Varnish
 * understands by deploy/varnish/shop.vcl.template. @returns whether it took all of them
 */
export async function purgeEdge(
  tags: readonly string[],
  { EDGE_PURGE_URL: url, EDGE_PURGE_TOKEN: token }: PurgeSettings,
): Promise<boolean> {
  if (!url) return true;
  try {
    for (let first = 0; first < tags.length; first += tagsOfRequest) {
      const answer = await fetch(url, {
        method: 'POST',
        headers: {
          'Surrogate-Key': tags.slice(first, first + tagsOfRequest).join(' '),
          ...(token && { 'Fastly-Key': token }),
        },
        signal: AbortSignal.timeout(timeoutMs),
      });
      await answer.body?.cancel();
      if (!answer.ok) throw new Error(`The purge address answered ${answer.status}`);
    }
    return true;
  } catch (error) {
    logFailure('The cache in front could not be told what changed', error);
    return false;
  }
}
