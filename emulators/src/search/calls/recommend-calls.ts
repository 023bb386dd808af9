import type { Hono } from 'hono';
import { readJsonObject } from '../body.ts';
import { requireRight } from '../keys.ts';
import { recommend } from '../recommend/recommend.ts';
import { recommendRequestSchema } from '../recommend/request.ts';
import { SearchError } from '../search-error.ts';
import type { Service } from '../service.ts';
import { readGrant } from './call.ts';

export function addRecommendCalls(app: Hono, service: Service): void {
  app.post('/1/indexes/:every/recommendations', async (c) => {
    const grant = readGrant(c, service);
    const { requests } = await readJsonObject(c);
    if (!Array.isArray(requests)) throw new SearchError('Missing mandatory attribute `requests`');
    const recommendations = requests.map((given) => {
      const request = recommendRequestSchema.parse(given);
      requireRight(grant, 'search', request.indexName);
      return recommend(service, service.indexes.get(request.indexName), request, grant);
    });
    return c.json({ results: await Promise.all(recommendations) });
  });
}
