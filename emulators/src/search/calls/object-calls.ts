import type { Context, Hono } from 'hono';
import { readJsonObject } from '../body.ts';
import { matchingRecords } from '../filters/evaluate.ts';
import { isObject, type Json, type JsonObject, strings } from '../json.ts';
import { requireRight, type Grant } from '../keys.ts';
import { retrievedFields, visibleFields } from '../query/hits.ts';
import { effectiveSettings } from '../query/search.ts';
import { SearchError } from '../search-error.ts';
import type { Service } from '../service.ts';
import { type RecordWrite, writeRecords } from '../store/record-writes.ts';
import { requireGrant, readGrant, pathPart, isoNow } from './call.ts';

export function addObjectCalls(app: Hono, service: Service): void {
  app.post('/1/indexes/:every/objects', async (c) => {
    const grant = readGrant(c, service);
    const { requests } = await readJsonObject(c);
    if (!Array.isArray(requests)) throw new SearchError('Missing mandatory attribute `requests`');
    const results = requests.map((request): Json => {
      const { indexName, objectID, attributesToRetrieve } = isObject(request) ? request : {};
      if (typeof indexName !== 'string' || typeof objectID !== 'string')
        throw new SearchError('requests: `indexName` and `objectID` are mandatory');
      requireRight(grant, 'search', indexName);
      return findObject(service, grant, indexName, objectID, attributesToRetrieve) ?? null;
    });
    return c.json({ results });
  });
  app.post('/1/indexes/:index', async (c) => {
    const name = pathPart(c, 'index');
    requireGrant(c, service, 'write', name);
    const { result, taskID } = await writeRecord(service, name, {
      kind: 'put',
      body: await readJsonObject(c),
    });
    return c.json({ objectID: result[0], taskID, createdAt: isoNow(service) }, 201);
  });
  app.post('/1/indexes/:index/:object/partial', async (c) => {
    const [name, objectID] = [pathPart(c, 'index'), pathPart(c, 'object')];
    requireGrant(c, service, 'write', name);
    const create = c.req.query('createIfNotExists') !== 'false';
    const changes = await readJsonObject(c);
    const { taskID } = await writeRecord(service, name, { kind: 'partial', objectID, changes, create });
    return c.json({ objectID, taskID, updatedAt: isoNow(service) });
  });
  app.get('/1/indexes/:index/:object', (c) => {
    const [name, objectID] = [pathPart(c, 'index'), pathPart(c, 'object')];
    const grant = requireGrant(c, service, 'search', name);
    const attributes = c.req.query('attributesToRetrieve');
    const object = findObject(service, grant, name, objectID, attributes && splitList(attributes));
    if (!object) throw new SearchError('ObjectID does not exist', 404);
    return c.json(object);
  });
  app.put('/1/indexes/:index/:object', async (c) => {
    const [name, objectID] = [pathPart(c, 'index'), pathPart(c, 'object')];
    requireGrant(c, service, 'write', name);
    const body = { ...(await readJsonObject(c)), objectID };
    const { taskID } = await writeRecord(service, name, { kind: 'put', body });
    return c.json({ objectID, taskID, updatedAt: isoNow(service) });
  });
  app.delete('/1/indexes/:index/:object', async (c: Context) => {
    const [name, objectID] = [pathPart(c, 'index'), pathPart(c, 'object')];
    requireGrant(c, service, 'write', name);
    const { taskID } = await writeRecord(service, name, { kind: 'delete', objectID });
    return c.json({ taskID, deletedAt: isoNow(service) });
  });
}

const writeRecord = (service: Service, name: string, change: RecordWrite) =>
  service.write(() => writeRecords(service.indexes, service.indexes.ensure(name), [change]));

const splitList = (text: string): string[] => text.split(',').map((name) => name.trim());

/** A record as this key may see it; undefined when a filter of the key excludes it. */
function findObject(
  service: Service,
  grant: Grant,
  name: string,
  objectID: string,
  attributes: Json | undefined,
): JsonObject | undefined {
  const { indexes } = service;
  const index = indexes.get(name);
  const source = indexes.source(index);
  const row = indexes.records.find(source.id, objectID);
  if (!row) return undefined;
  const settings = effectiveSettings(indexes, index);
  const memory = indexes.memory(index);
  const record = memory.recordOf(row.id);
  if (record === undefined || !matchingRecords(grant.filters, memory, settings).has(record)) return undefined;
  const body = visibleFields(indexes.records.body(row.id), settings, grant.admin);
  return retrievedFields(body, attributes ? strings(attributes) : undefined);
}
