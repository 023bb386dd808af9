import type { Context, Hono } from 'hono';
import { jsonBody } from '../body.ts';
import { fulfilling } from '../filters/evaluate.ts';
import { isObject, type Json, type JsonObject, strings } from '../json.ts';
import { demand, type Grant } from '../keys.ts';
import { retrieved, visible } from '../query/hits.ts';
import { settingsOf } from '../query/search.ts';
import { SearchError } from '../search-error.ts';
import type { Service } from '../service.ts';
import { type RecordWrite, writeRecords } from '../store/record-writes.ts';
import { demanded, grantFor, part, timeOf } from './call.ts';

export function addObjectCalls(app: Hono, service: Service): void {
  app.post('/1/indexes/:every/objects', async (c) => {
    const grant = grantFor(c, service);
    const { requests } = await jsonBody(c);
    if (!Array.isArray(requests)) throw new SearchError('Missing mandatory attribute `requests`');
    const results = requests.map((request): Json => {
      const { indexName, objectID, attributesToRetrieve } = isObject(request) ? request : {};
      if (typeof indexName !== 'string' || typeof objectID !== 'string')
        throw new SearchError('requests: `indexName` and `objectID` are mandatory');
      demand(grant, 'search', indexName);
      return objectOf(service, grant, indexName, objectID, attributesToRetrieve) ?? null;
    });
    return c.json({ results });
  });
  app.post('/1/indexes/:index', async (c) => {
    const name = part(c, 'index');
    demanded(c, service, 'write', name);
    const [objectID] = write(service, name, { kind: 'put', body: await jsonBody(c) });
    return c.json({ objectID, taskID: service.nextTask(), createdAt: timeOf(service) }, 201);
  });
  app.post('/1/indexes/:index/:object/partial', async (c) => {
    const [name, objectID] = [part(c, 'index'), part(c, 'object')];
    demanded(c, service, 'write', name);
    const create = c.req.query('createIfNotExists') !== 'false';
    write(service, name, { kind: 'partial', objectID, changes: await jsonBody(c), create });
    return c.json({ objectID, taskID: service.nextTask(), updatedAt: timeOf(service) });
  });
  app.get('/1/indexes/:index/:object', (c) => {
    const [name, objectID] = [part(c, 'index'), part(c, 'object')];
    const grant = demanded(c, service, 'search', name);
    const attributes = c.req.query('attributesToRetrieve');
    const object = objectOf(service, grant, name, objectID, attributes && listed(attributes));
    if (!object) throw new SearchError('ObjectID does not exist', 404);
    return c.json(object);
  });
  app.put('/1/indexes/:index/:object', async (c) => {
    const [name, objectID] = [part(c, 'index'), part(c, 'object')];
    demanded(c, service, 'write', name);
    write(service, name, { kind: 'put', body: { ...(await jsonBody(c)), objectID } });
    return c.json({ objectID, taskID: service.nextTask(), updatedAt: timeOf(service) });
  });
  app.delete('/1/indexes/:index/:object', (c: Context) => {
    const [name, objectID] = [part(c, 'index'), part(c, 'object')];
    demanded(c, service, 'write', name);
    write(service, name, { kind: 'delete', objectID });
    return c.json({ taskID: service.nextTask(), deletedAt: timeOf(service) });
  });
}

const write = (service: Service, name: string, change: RecordWrite) =>
  writeRecords(service.indexes, service.indexes.ensure(name), [change]);

const listed = (text: string): string[] => text.split(',').map((name) => name.trim());

/** A record as this key may see it; a filter of the key hides it altogether. */
function objectOf(
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
  const settings = settingsOf(indexes, index);
  const memory = indexes.memory(index);
  const record = memory.recordOf(row.id);
  if (record === undefined || !fulfilling(grant.filters, memory, settings).has(record)) return undefined;
  const body = visible(indexes.records.body(row.id), settings, grant.admin);
  return retrieved(body, attributes ? strings(attributes) : undefined);
}
