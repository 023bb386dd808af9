import type { Context, Hono } from 'hono';
import { readJsonObject } from '../body.ts';
import { toFilters } from '../filters/parameters.ts';
import { matchingRecords } from '../filters/evaluate.ts';
import { asText, isObject, type Json, type JsonObject, strings } from '../json.ts';
import { SearchError } from '../search-error.ts';
import type { Service } from '../service.ts';
import { readParameters } from '../settings.ts';
import { type CopyScope, copyIndex, moveIndex } from '../store/copy.ts';
import { idOf, type RecordWrite, writeRecords } from '../store/record-writes.ts';
import { requireGrant, isWildcard, pathPart, isoNow } from './call.ts';

export function addWriteCalls(app: Hono, service: Service): void {
  app.post('/1/indexes/:index/batch', async (c) => {
    const name = pathPart(c, 'index');
    requireGrant(c, service, 'write', name);
    if (isWildcard(name)) return c.json(await batchMany(c, service));
    const requests = readRequests(await readJsonObject(c));
    const { result: objectIDs, taskID } = await service.write(() => writeTo(service, name, requests));
    return c.json({ objectIDs, taskID });
  });
  app.post('/1/indexes/:index/clear', async (c) => {
    const name = pathPart(c, 'index');
    requireGrant(c, service, 'write', name);
    const { taskID } = await service.write(() =>
      writeRecords(service.indexes, service.indexes.ensure(name), [{ kind: 'clear' }]),
    );
    return c.json({ taskID, updatedAt: isoNow(service) });
  });
  app.post('/1/indexes/:index/deleteByQuery', async (c) => {
    const name = pathPart(c, 'index');
    requireGrant(c, service, 'write', name);
    const selection = await readJsonObject(c);
    const { taskID } = await service.write(() => deleteByQuery(service, name, selection));
    return c.json({ taskID, updatedAt: isoNow(service) });
  });
  app.post('/1/indexes/:index/operation', async (c) => {
    const name = pathPart(c, 'index');
    requireGrant(c, service, 'write', name);
    const operation = await readJsonObject(c);
    const { taskID } = await service.write(() => runOperation(service, name, operation));
    return c.json({ taskID, updatedAt: isoNow(service) });
  });
  app.delete('/1/indexes/:index', async (c) => {
    const name = pathPart(c, 'index');
    requireGrant(c, service, 'write', name);
    const { taskID } = await service.write(() => removeIndex(service, name));
    return c.json({ taskID, deletedAt: isoNow(service) });
  });
}

function removeIndex({ indexes, wording }: Service, name: string): void {
  indexes.transaction(() => {
    for (const kind of ['synonym', 'rule'] as const) indexes.entries.clear(kind, name);
    indexes.remove(name);
  });
  wording.forget();
}

function readRequests({ requests }: JsonObject): JsonObject[] {
  if (!Array.isArray(requests) || !requests.every((request) => isObject(request)))
    throw new SearchError('Missing mandatory attribute `requests`');
  return requests;
}

function writeTo(service: Service, name: string, requests: readonly JsonObject[]): string[] {
  const writes = requests.map(toRecordWrite);
  const index = service.indexes.ensure(name);
  const objectIDs = writeRecords(service.indexes, index, writes);
  if (requests.some(({ action }) => action === 'delete')) service.indexes.remove(name);
  return objectIDs;
}

async function batchMany(c: Context, service: Service): Promise<JsonObject> {
  const requests = readRequests(await readJsonObject(c));
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
    const written = await service.write(() => writeTo(service, name, own));
    for (const [at, id] of written.result.entries()) objectIDs[places[at] ?? 0] = id;
    taskID[name] = written.taskID;
  }
  return { objectIDs, taskID };
}

function toRecordWrite({ action, body = {} }: JsonObject): RecordWrite {
  const bodyId: Json = body;
  if (!isObject(bodyId)) throw new SearchError('requests: body must be an object');
  const named = (): string => {
    const id = idOf(bodyId);
    if (id === undefined) throw new SearchError('Missing mandatory attribute `objectID`');
    return id;
  };
  switch (action) {
    case 'addObject':
      return { kind: 'put', body: bodyId };
    case 'updateObject':
      named();
      return { kind: 'put', body: bodyId };
    case 'partialUpdateObject':
    case 'partialUpdateObjectNoCreate':
      return {
        kind: 'partial',
        objectID: named(),
        changes: bodyId,
        create: action === 'partialUpdateObject',
      };
    case 'deleteObject':
      return { kind: 'delete', objectID: named() };
    case 'delete':
    case 'clear':
      return { kind: 'clear' };
    default:
      throw new SearchError(`invalid batch action: ${asText(action)}`);
  }
}

/** Selects by filters only: a query text is refused, as at Algolia. */
function deleteByQuery(service: Service, name: string, body: JsonObject): void {
  const { params, ...flat } = body;
  const givenFilters = typeof params === 'string' ? Object.fromEntries(new URLSearchParams(params)) : flat;
  const parameters = readParameters(givenFilters);
  const hasFilter = ['filters', 'facetFilters', 'numericFilters', 'tagFilters'].some(
    (key) => parameters[key],
  );
  if (!hasFilter) throw new SearchError('deleteByQuery needs at least one filter');
  const index = service.indexes.get(name);
  const memory = service.indexes.memory(index);
  const matching = matchingRecords(toFilters(parameters), memory, index.settings);
  const writes = Array.from(matching.records(), (record): RecordWrite => ({
    kind: 'delete',
    objectID: idOf(service.indexes.records.body(memory.rows.row(record))) ?? '',
  }));
  writeRecords(service.indexes, index, writes);
}

function runOperation(service: Service, name: string, body: JsonObject): void {
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
