import type { Hono } from 'hono';
import { readJsonObject } from '../body.ts';
import type { Json, JsonObject } from '../json.ts';
import { describeKey } from '../keys.ts';
import { SearchError } from '../search-error.ts';
import type { Service } from '../service.ts';
import { readSettings } from '../settings.ts';
import type { OpenIndex } from '../store/indexes.ts';
import { changeSettings } from '../store/replicas.ts';
import { requireGrant, pathPart, isoNow } from './call.ts';

/** What Algolia returns for unset settings. */
const defaults: JsonObject = {
  minWordSizefor1Typo: 4,
  minWordSizefor2Typos: 8,
  hitsPerPage: 20,
  maxValuesPerFacet: 100,
  searchableAttributes: null,
  numericAttributesForFiltering: null,
  attributesToRetrieve: null,
  attributesForFaceting: null,
  unretrievableAttributes: null,
  optionalWords: null,
  attributesToSnippet: null,
  attributesToHighlight: null,
  paginationLimitedTo: 1000,
  attributeForDistinct: null,
  exactOnSingleWordQuery: 'attribute',
  ranking: ['typo', 'geo', 'words', 'filters', 'proximity', 'attribute', 'exact', 'custom'],
  customRanking: null,
  separatorsToIndex: '',
  removeWordsIfNoResults: 'none',
  queryType: 'prefixLast',
  highlightPreTag: '<em>',
  highlightPostTag: '</em>',
  alternativesAsExact: ['ignorePlurals', 'singleWordSynonym'],
};

export function addSettingsCalls(app: Hono, service: Service): void {
  const { indexes } = service;
  app.get('/1/indexes', (c) => {
    requireGrant(c, service, 'write');
    return c.json({ items: indexes.all().map((index) => toListing(index, service)), nbPages: 1 });
  });
  app.get('/1/indexes/:index/settings', (c) => {
    const name = pathPart(c, 'index');
    requireGrant(c, service, 'write', name);
    const index = indexes.get(name);
    const primary: JsonObject = index.primary === undefined ? {} : { primary: index.primary };
    return c.json({ ...defaults, ...index.settings, ...primary, version: 1 } as JsonObject);
  });
  app.put('/1/indexes/:index/settings', async (c) => {
    const name = pathPart(c, 'index');
    requireGrant(c, service, 'write', name);
    const changes = readSettings(await readJsonObject(c));
    const forward = c.req.query('forwardToReplicas') === 'true';
    const { taskID } = await service.write(() =>
      changeSettings(indexes, indexes.ensure(name), changes, forward),
    );
    return c.json({ taskID, updatedAt: isoNow(service) });
  });
  for (const path of ['/1/indexes/:index/task/:task', '/1/task/:task'])
    app.get(path, (c) => {
      requireGrant(c, service, 'write');
      if (!/^\d+$/.test(pathPart(c, 'task'))) throw new SearchError('taskID must be a number');
      // Writes complete before the response.
      return c.json({ status: 'published', pendingTask: false });
    });
  const keys = () => {
    const { SEARCH_ADMIN_KEY, SEARCH_SEARCH_KEY } = service.config;
    return [describeKey(SEARCH_ADMIN_KEY, true), describeKey(SEARCH_SEARCH_KEY, false)];
  };
  app.get('/1/keys', (c) => {
    requireGrant(c, service, 'write');
    return c.json({ keys: keys() });
  });
  app.get('/1/keys/:key', (c) => {
    requireGrant(c, service, 'search');
    const key = keys().find(({ value }) => value === pathPart(c, 'key'));
    if (!key) throw new SearchError('Key does not exist', 404);
    return c.json(key);
  });
}

function toListing(index: OpenIndex, { indexes }: Service): JsonObject {
  const { entries, size } = indexes.records.count(indexes.source(index).id);
  const replicas: Json = index.settings['replicas'] ?? [];
  return {
    name: index.name,
    createdAt: new Date(index.createdAt).toISOString(),
    updatedAt: new Date(index.updatedAt).toISOString(),
    entries,
    dataSize: size,
    fileSize: size,
    lastBuildTimeS: 0,
    numberOfPendingTasks: 0,
    pendingTask: false,
    ...(index.primary === undefined ? { replicas } : { primary: index.primary, virtual: index.virtual }),
  };
}
