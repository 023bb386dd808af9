import type { Context, Hono } from 'hono';
import { jsonBody } from '../body.ts';
import { filtersOf } from '../filters/parameters.ts';
import { fulfilling } from '../filters/evaluate.ts';
import { asText, isObject, type Json, type JsonObject, strings } from '../json.ts';
import { SearchError } from '../search-error.ts';
import type { Service } from '../service.ts';
import { readParameters } from '../settings.ts';
import { type CopyScope, copyIndex, moveIndex } from '../store/copy.ts';
import { idOf, type RecordWrite, writeRecords } from '../store/record-writes.ts';
import { demanded, isEvery, part, timeOf } from './call.ts';

export function addWriteCalls(app: Hono, service: Service): void {
  app.post('/1/indexes/:index/batch', async (c) => {
    const name = part(c, 'index');
    demanded(c, service, 'write', name);
    if (isEvery(name)) return c.json(await batchMany(c, service));
    const requests = requestsOf(await jsonBody(c));
    return c.json({ objectIDs: writeTo(service, name, requests), taskID: service.nextTask() });
  });
  app.post('/1/indexes/:index/clear', (c) => {
    const name = part(c, 'index');
    demanded(c, service, 'write', name);
    writeRecords(service.indexes, service.indexes.ensure(name), [{ kind: 'clear' }]);
    return c.json({ taskID: service.nextTask(), updatedAt: timeOf(service) });
  });
  app.post('/1/indexes/:index/deleteByQuery', async (c) => {
    const name = part(c, 'index');
    demanded(c, service, 'write', name);
    deleteByQuery(service, name, await jsonBody(c));
    return c.json({ taskID: service.nextTask(), updatedAt: timeOf(service) });
  });
  app.post('/1/indexes/:index/operation', async (c) => {
    const name = part(c, 'index');
    demanded(c, service, 'write', name);
    operate(service, name, await jsonBody(c));
    return c.json({ taskID: service.nextTask(), updatedAt: timeOf(service) });
  });
  app.delete('/1/indexes/:index', (c) => {
    const name = part(c, 'index');
    demanded(c, service, 'write', name);
    service.indexes.transaction(() => {
      for (const kind of ['synonym', 'rule'] as const) service.indexes.entries.clear(kind, name);
      service.indexes.remove(name);
    });
    service.wording.forget();
    return c.json({ taskID: service.nextTask(), deletedAt: timeOf(service) });
  });
}

function requestsOf({ requests }: JsonObject): JsonObject[] {
  if (!Array.isArray(requests) || !requests.every((request) => isObject(request)))
    throw new SearchError('Missing mandatory attribute `requests`');
  return requests;
}

function writeTo(service: Service, name: string, requests: readonly JsonObject[]): string[] {
  const writes = requests.map(writeOf);
  const index = service.indexes.ensure(name);
  const objectIDs = writeRecords(service.indexes, index, writes);
  if (requests.some(({ action }) => action === 'delete')) service.indexes.remove(name);
  return objectIDs;
}

async function batchMany(c: Context, service: Service): Promise<JsonObject> {
  const requests = requestsOf(await jsonBody(c));
  const names = requests.map(({ indexName }) => {
    if (typeof indexName !== 'string')
      throw new SearchError('requests: missing mandatory attribute `indexName`');
    return indexName;
  });
  const objectIDs: string[] = [];
  const taskID: JsonObject = {};
  for (const name of new Set(names)) {
    const places = [...names.keys()].filter((place) => names[place] === name);
    const own = places.map((place) => requests[place] ?? {});
    for (const [at, id] of writeTo(service, name, own).entries()) objectIDs[places[at] ?? 0] = id;
    taskID[name] = service.nextTask();
  }
  return { objectIDs, taskID };
}

function writeOf({ action, body = {} }: JsonObject): RecordWrite {
  const given: Json = body;
  if (!isObject(given)) throw new SearchError('requests: body must be an object');
  const named = (): string => {
    const id = idOf(given);
    if (id === undefined) throw new SearchError('Missing mandatory attribute `objectID`');
    return id;
  };
  switch (action) {
    case 'addObject':
      return { kind: 'put', body: given };
    case 'updateObject':
      named();
      return { kind: 'put', body: given };
    case 'partialUpdateObject':
    case 'partialUpdateObjectNoCreate':
      return { kind: 'partial', objectID: named(), changes: given, create: action === 'partialUpdateObject' };
    case 'deleteObject':
      return { kind: 'delete', objectID: named() };
    case 'delete':
    case 'clear':
      return { kind: 'clear' };
    default:
      throw new SearchError(`invalid batch action: ${asText(action)}`);
  }
}

/** Filters alone choose here: words are not taken, as at Algolia. */
function deleteByQuery(service: Service, name: string, body: JsonObject): void {
  const { params, ...flat } = body;
  const given = typeof params === 'string' ? Object.fromEntries(new URLSearchParams(params)) : flat;
  const parameters = readParameters(given);
  const hasFilter = ['filters', 'facetFilters', 'numericFilters', 'tagFilters'].some(
    (key) => parameters[key],
  );
  if (!hasFilter) throw new SearchError('deleteByQuery needs at least one filter');
  const index = service.indexes.get(name);
  const memory = service.indexes.memory(index);
  const matching = fulfilling(filtersOf(parameters), memory, index.settings);
  const writes = [...memory.rows.entries()].flatMap(([record, row]): RecordWrite[] => {
    if (!matching.has(record)) return [];
    return [{ kind: 'delete', objectID: idOf(service.indexes.records.body(row)) ?? '' }];
  });
  writeRecords(service.indexes, index, writes);
}

function operate(service: Service, name: string, body: JsonObject): void {
  const { operation, destination, scope } = body;
  if (typeof destination !== 'string' || !destination)
    throw new SearchError('Missing mandatory attribute `destination`');
  const scopes = strings(scope).filter(
    (each): each is CopyScope => each === 'settings' || each === 'synonyms' || each === 'rules',
  );
  if (operation === 'copy') copyIndex(service.indexes, name, destination, scope ? scopes : undefined);
  else if (operation === 'move') moveIndex(service.indexes, name, destination);
  else throw new SearchError(`Invalid operation: ${asText(operation)}`);
  service.wording.forget();
}
