import type { Context, Hono } from 'hono';
import { jsonBody } from '../body.ts';
import { isObject, type Json, type JsonObject } from '../json.ts';
import { demand, type Grant } from '../keys.ts';
import { browse } from '../query/browse.ts';
import { searchFacetValues } from '../query/facet-search.ts';
import { search } from '../query/search.ts';
import { SearchError } from '../search-error.ts';
import type { Service } from '../service.ts';
import { readParameters, type Settings } from '../settings.ts';
import { addressParameters, demanded, grantFor, part, sightOf } from './call.ts';

const mostQueries = 50;

export function addSearchCalls(app: Hono, service: Service): void {
  app.post('/1/indexes/:every/queries', async (c) => c.json(await searchMany(c, service)));
  app.post('/1/indexes/:index/query', async (c) => {
    const name = part(c, 'index');
    const grant = demanded(c, service, 'search', name);
    return c.json(
      search(service, service.indexes.get(name), queryOf(await jsonBody(c), grant), sightOf(grant)),
    );
  });
  app.get('/1/indexes/:index', (c) => {
    const name = part(c, 'index');
    const grant = demanded(c, service, 'search', name);
    const parameters = queryOf(addressParameters(c), grant);
    return c.json(search(service, service.indexes.get(name), parameters, sightOf(grant)));
  });
  app.post('/1/indexes/:index/facets/:facet/query', async (c) => {
    const name = part(c, 'index');
    const grant = demanded(c, service, 'search', name);
    const query = queryOf(await jsonBody(c), grant);
    return c.json(
      searchFacetValues(service, service.indexes.get(name), part(c, 'facet'), query, sightOf(grant)),
    );
  });
  for (const method of ['get', 'post'] as const)
    app[method]('/1/indexes/:index/browse', async (c) => {
      const name = part(c, 'index');
      const grant = demanded(c, service, 'write', name);
      const body: JsonObject = method === 'post' ? await jsonBody(c) : addressParameters(c);
      const { cursor, ...rest } = withParams(body);
      const query = readParameters(rest);
      const from = typeof cursor === 'string' ? cursor : undefined;
      return c.json(browse(service, service.indexes.get(name), query, from, sightOf(grant)));
    });
}

async function searchMany(c: Context, service: Service): Promise<JsonObject> {
  const grant = grantFor(c, service);
  const { requests, strategy } = await jsonBody(c);
  if (!Array.isArray(requests)) throw new SearchError('Missing mandatory attribute `requests`');
  if (requests.length > mostQueries)
    throw new SearchError(`Too many queries, at most ${mostQueries} are allowed`);
  let enough = false;
  const results = requests.map((request): Json => {
    if (!isObject(request)) throw new SearchError('requests: expected an array of objects');
    if (enough) return { processed: false };
    const result = searchOne(request, grant, service);
    enough = strategy === 'stopIfEnoughMatches' && Number(result['nbHits']) >= Number(result['hitsPerPage']);
    return result;
  });
  return { results };
}

function searchOne(request: JsonObject, grant: Grant, service: Service): JsonObject {
  const { indexName, type, facet, ...rest } = request;
  if (typeof indexName !== 'string' || !indexName)
    throw new SearchError('requests: missing mandatory attribute `indexName`');
  demand(grant, 'search', indexName);
  const index = service.indexes.get(indexName);
  const query = queryOf(rest, grant);
  if (type === 'facet') {
    if (typeof facet !== 'string') throw new SearchError('requests: missing mandatory attribute `facet`');
    return searchFacetValues(service, index, facet, query, sightOf(grant));
  }
  return search(service, index, query, sightOf(grant));
}

/** Parameters may be flat, an object in `params` or a query string there; those of the key win. */
export function queryOf(body: JsonObject, grant: Grant): Settings {
  return { ...readParameters(withParams(body)), ...grant.parameters };
}

function withParams({ params, ...rest }: JsonObject): JsonObject {
  if (typeof params === 'string') return { ...rest, ...Object.fromEntries(new URLSearchParams(params)) };
  return isObject(params) ? { ...rest, ...params } : rest;
}
