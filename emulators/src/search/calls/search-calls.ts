import type { Context, Hono } from 'hono';
import { readJsonObject } from '../body.ts';
import { isObject, type JsonObject } from '../json.ts';
import { requireRight, type Grant } from '../keys.ts';
import { type Answer, joinFields, joinParts, toObject, writeFields } from '../query/answer.ts';
import { browse } from '../query/browse.ts';
import { searchFacetValues } from '../query/facet-search.ts';
import { search } from '../query/search.ts';
import { SearchError } from '../search-error.ts';
import type { Service } from '../service.ts';
import { readParameters, type Settings } from '../settings.ts';
import { addressParameters, requireGrant, readGrant, pathPart, toVisibility } from './call.ts';

const maxQueries = 50;

export function addSearchCalls(app: Hono, service: Service): void {
  app.post('/1/indexes/:every/queries', async (c) => sendJson(c, await searchMany(c, service)));
  app.post('/1/indexes/:index/query', async (c) => {
    const name = pathPart(c, 'index');
    const grant = requireGrant(c, service, 'search', name);
    const query = toQuery(await readJsonObject(c), grant);
    return sendJson(
      c,
      toObject(await search(service, service.indexes.get(name), query, toVisibility(grant))),
    );
  });
  app.get('/1/indexes/:index', async (c) => {
    const name = pathPart(c, 'index');
    const grant = requireGrant(c, service, 'search', name);
    const parameters = toQuery(addressParameters(c), grant);
    const answer = await search(service, service.indexes.get(name), parameters, toVisibility(grant));
    return sendJson(c, toObject(answer));
  });
  app.post('/1/indexes/:index/facets/:facet/query', async (c) => {
    const name = pathPart(c, 'index');
    const grant = requireGrant(c, service, 'search', name);
    const query = toQuery(await readJsonObject(c), grant);
    return c.json(
      searchFacetValues(service, service.indexes.get(name), pathPart(c, 'facet'), query, toVisibility(grant)),
    );
  });
  for (const method of ['get', 'post'] as const)
    app[method]('/1/indexes/:index/browse', async (c) => {
      const name = pathPart(c, 'index');
      const grant = requireGrant(c, service, 'write', name);
      const body: JsonObject = method === 'post' ? await readJsonObject(c) : addressParameters(c);
      const { cursor, ...rest } = withParams(body);
      const query = readParameters(rest);
      const from = typeof cursor === 'string' ? cursor : undefined;
      return c.json(browse(service, service.indexes.get(name), query, from, toVisibility(grant)));
    });
}

const sendJson = (c: Context, json: Buffer<ArrayBuffer>): Response =>
  c.body(json, 200, { 'content-type': 'application/json' });

/** All answers as JSON. */
async function searchMany(c: Context, service: Service): Promise<Buffer<ArrayBuffer>> {
  const grant = readGrant(c, service);
  const { requests, strategy } = await readJsonObject(c);
  if (!Array.isArray(requests)) throw new SearchError('Missing mandatory attribute `requests`');
  if (requests.length > maxQueries)
    throw new SearchError(`Too many queries, at most ${maxQueries} are allowed`);
  const asked = requests.map((request): JsonObject => {
    if (!isObject(request)) throw new SearchError('requests: expected an array of objects');
    return request;
  });
  const results =
    strategy === 'stopIfEnoughMatches'
      ? await searchUntilEnough(asked, grant, service)
      : await Promise.all(asked.map((request) => searchOne(request, grant, service)));
  return Buffer.concat([Buffer.from('{"results":['), joinParts(results.map(toObject)), Buffer.from(']}')]);
}

/** One after the other, and none after one whose page is full. */
async function searchUntilEnough(
  requests: readonly JsonObject[],
  grant: Grant,
  service: Service,
): Promise<Answer[]> {
  const results: Answer[] = [];
  for (const request of requests) {
    const enough = results.some(({ isPageFull }) => isPageFull);
    results.push(enough ? toAnswer({ processed: false }) : await searchOne(request, grant, service));
  }
  return results;
}

const toAnswer = (fields: JsonObject): Answer => ({
  fields: joinFields(writeFields(fields)),
  isPageFull: false,
});

async function searchOne(request: JsonObject, grant: Grant, service: Service): Promise<Answer> {
  const { indexName, type, facet, ...rest } = request;
  if (typeof indexName !== 'string' || !indexName)
    throw new SearchError('requests: missing mandatory attribute `indexName`');
  requireRight(grant, 'search', indexName);
  const index = service.indexes.get(indexName);
  const query = toQuery(rest, grant);
  if (type === 'facet') {
    if (typeof facet !== 'string') throw new SearchError('requests: missing mandatory attribute `facet`');
    return toAnswer(searchFacetValues(service, index, facet, query, toVisibility(grant)));
  }
  return search(service, index, query, toVisibility(grant));
}

/** Parameters may be flat, an object in `params` or a query string there; those of the key take precedence. */
function toQuery(body: JsonObject, grant: Grant): Settings {
  return { ...readParameters(withParams(body)), ...grant.parameters };
}

function withParams({ params, ...rest }: JsonObject): JsonObject {
  if (typeof params === 'string') return { ...rest, ...Object.fromEntries(new URLSearchParams(params)) };
  return isObject(params) ? { ...rest, ...params } : rest;
}
