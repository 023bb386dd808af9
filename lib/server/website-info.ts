import 'server-only';
import { cache } from 'react';
import { backendUrl, readTimeoutMs } from '../io/backend-address.ts';
import { BackendError, codeForStatus } from '../io/backend-error.ts';
import { publicConfig } from '../io/public-config.ts';
import { websiteInfoSchema, type WebsiteInfo } from '../contract/rest-schemas.ts';
import { cacheTable, cacheTags } from './cache-table.ts';
import { cachedRead } from './cached-read.ts';

/** GET site/info (specification §7.1). */
export const readWebsiteInfo = cache(() =>
  cachedRead({ rule: cacheTable.websiteInfo, tags: [cacheTags.content], load: fetchWebsiteInfo }),
);

async function fetchWebsiteInfo(): Promise<WebsiteInfo> {
  const answer = await fetch(backendUrl('site/info'), {
    headers: { ApiKey: publicConfig().apiKey },
    signal: AbortSignal.timeout(readTimeoutMs),
  }).catch((error: unknown) => {
    throw new BackendError('UNAVAILABLE', 'The backend did not answer', {}, error);
  });
  if (answer.status !== 200) throw new BackendError(codeForStatus(answer.status), 'No website info');
  return websiteInfoSchema.parse(await answer.json());
}
