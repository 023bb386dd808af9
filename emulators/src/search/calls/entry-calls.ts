import type { Context, Hono } from 'hono';
import { readAnyJson, readJsonObject } from '../body.ts';
import { asText, isObject, type JsonObject } from '../json.ts';
import { refuseRule } from '../not-available.ts';
import { SearchError } from '../search-error.ts';
import type { Service } from '../service.ts';
import { dictionaryNames, type EntryKind } from '../store/entries.ts';
import { createFolding } from '../text/folding.ts';
import { termsOf } from '../text/tokens.ts';
import { requireGrant, pathPart, isoNow } from './call.ts';

/** Synonyms and rules; of rules what they promote for a whole query is applied, and others are refused. */
export function addEntryCalls(app: Hono, service: Service): void {
  addIndexEntries(app, service, 'synonyms', 'synonym', 'replaceExistingSynonyms');
  addIndexEntries(app, service, 'rules', 'rule', 'clearExistingRules');
  addDictionaries(app, service);
}

function addIndexEntries(
  app: Hono,
  service: Service,
  path: string,
  kind: EntryKind,
  replaceFlag: string,
): void {
  const { indexes, wording } = service;
  const change = async (c: Context, owner: string, work: () => void): Promise<JsonObject> => {
    const { taskID } = await service.write(() => {
      indexes.ensure(owner);
      indexes.transaction(work);
      wording.forget();
    });
    return { taskID, updatedAt: isoNow(service) };
  };
  /** The index that is written to and, when requested, its replicas. */
  const owners = (c: Context): string[] => {
    const name = pathPart(c, 'index');
    requireGrant(c, service, 'write', name);
    const forward = c.req.query('forwardToReplicas') === 'true';
    return [name, ...(forward ? indexes.replicasOf(name).map((replica) => replica.name) : [])];
  };
  app.post(`/1/indexes/:index/${path}/batch`, async (c) => {
    const targets = owners(c);
    const requestEntries = await readAnyJson(c);
    if (!Array.isArray(requestEntries)) throw new SearchError('Invalid JSON: expected an array');
    const entries = requestEntries.map(checkEntry);
    if (kind === 'rule') for (const [, rule] of entries) refuseRule(rule);
    const replace = c.req.query(replaceFlag) === 'true';
    return c.json(
      await change(c, pathPart(c, 'index'), () => {
        for (const owner of targets) {
          if (replace) indexes.entries.clear(kind, owner);
          for (const [id, entry] of entries) indexes.entries.put(kind, owner, id, entry);
        }
      }),
    );
  });
  app.post(`/1/indexes/:index/${path}/clear`, async (c) => {
    const targets = owners(c);
    return c.json(
      await change(c, pathPart(c, 'index'), () => {
        for (const owner of targets) indexes.entries.clear(kind, owner);
      }),
    );
  });
  app.post(`/1/indexes/:index/${path}/search`, async (c) => {
    const name = pathPart(c, 'index');
    requireGrant(c, service, 'write', name);
    indexes.get(name);
    return c.json(searchEntries(indexes.entries.list(kind, name), await readJsonObject(c)));
  });
  app.get(`/1/indexes/:index/${path}/:object`, (c) => {
    const name = pathPart(c, 'index');
    requireGrant(c, service, 'write', name);
    const entry = indexes.entries.get(kind, name, pathPart(c, 'object'));
    if (!entry) throw new SearchError('ObjectID does not exist', 404);
    return c.json(entry);
  });
  app.put(`/1/indexes/:index/${path}/:object`, async (c) => {
    const [targets, id] = [owners(c), pathPart(c, 'object')];
    const entry = { ...(await readJsonObject(c)), objectID: id };
    if (kind === 'rule') refuseRule(entry);
    const done = await change(c, pathPart(c, 'index'), () => {
      for (const owner of targets) indexes.entries.put(kind, owner, id, entry);
    });
    return c.json({ ...done, id, objectID: id });
  });
  app.delete(`/1/indexes/:index/${path}/:object`, async (c) => {
    const [targets, id] = [owners(c), pathPart(c, 'object')];
    const done = await change(c, pathPart(c, 'index'), () => {
      for (const owner of targets) indexes.entries.remove(kind, owner, id);
    });
    return c.json({ ...done, deletedAt: isoNow(service) });
  });
}

function checkEntry(entry: unknown): [id: string, entry: JsonObject] {
  if (!isObject(entry) || typeof entry['objectID'] !== 'string' || !entry['objectID'])
    throw new SearchError('Each entry must be an object with an objectID');
  return [entry['objectID'], entry];
}

function addDictionaries(app: Hono, service: Service): void {
  const { entries } = service.indexes;
  const settings = () => entries.get('dictionary-settings', '', 'settings') ?? { disableStandardEntries: {} };
  app.get('/1/dictionaries/:every/settings', (c) => {
    requireGrant(c, service, 'write');
    return c.json(settings());
  });
  app.put('/1/dictionaries/:every/settings', async (c) => {
    requireGrant(c, service, 'write');
    const changes = await readJsonObject(c);
    const { taskID } = await service.write(() =>
      entries.put('dictionary-settings', '', 'settings', { ...settings(), ...changes }),
    );
    return c.json({ taskID, updatedAt: isoNow(service) });
  });
  app.get('/1/dictionaries/:every/languages', (c) => {
    requireGrant(c, service, 'write');
    const count = (name: string, language: string) => ({
      nbCustomEntries: entries.list('dictionary', name).filter((entry) => entry['language'] === language)
        .length,
    });
    const all = dictionaryNames.flatMap((name) => entries.list('dictionary', name));
    const languages = [...new Set(all.map(({ language }) => asText(language)))];
    return c.json(
      Object.fromEntries(
        languages.map((language) => [
          language,
          Object.fromEntries(dictionaryNames.map((name) => [name, count(name, language)])),
        ]),
      ),
    );
  });
  app.post('/1/dictionaries/:dictionary/batch', async (c) => {
    requireGrant(c, service, 'write');
    const name = requireDictionary(c);
    const { requests, clearExistingDictionaryEntries: clear } = await readJsonObject(c);
    if (!Array.isArray(requests)) throw new SearchError('Missing mandatory attribute `requests`');
    const changes = requests.map((request) => {
      const { action, body } = isObject(request) ? request : {};
      if (action !== 'addEntry' && action !== 'deleteEntry')
        throw new SearchError(`invalid dictionary action: ${asText(action)}`);
      return { action, entry: checkEntry(body) };
    });
    const { taskID } = await service.write(() => {
      service.indexes.transaction(() => {
        if (clear === true) entries.clear('dictionary', name);
        for (const {
          action,
          entry: [id, entry],
        } of changes)
          if (action === 'addEntry') entries.put('dictionary', name, id, entry);
          else entries.remove('dictionary', name, id);
      });
      service.wording.forget();
    });
    return c.json({ taskID, updatedAt: isoNow(service) });
  });
  app.post('/1/dictionaries/:dictionary/search', async (c) => {
    requireGrant(c, service, 'write');
    const { language, ...search } = await readJsonObject(c);
    const all = entries.list('dictionary', requireDictionary(c));
    const searchTerms = language === undefined ? all : all.filter((entry) => entry['language'] === language);
    return c.json(searchEntries(searchTerms, search));
  });
}

function requireDictionary(c: Context): string {
  const name = dictionaryNames.find((known) => known === pathPart(c, 'dictionary'));
  if (!name) throw new SearchError(`Unknown dictionary ${pathPart(c, 'dictionary')}`, 404);
  return name;
}

const folding = createFolding();

/** A page of the entries that contain the words. */
function searchEntries(entries: readonly JsonObject[], search: JsonObject): JsonObject {
  const words = termsOf(asText(search['query'] ?? ''), folding);
  const matchingEntries = entries.filter((entry) => {
    const text = termsOf(JSON.stringify(entry), folding);
    return words.every((word) => text.some((term) => term.startsWith(word)));
  });
  const hitsPerPage = Math.min(Math.max(1, Number(search['hitsPerPage'] ?? 20)), 1000);
  const page = Math.max(0, Number(search['page'] ?? 0));
  const hits = matchingEntries.slice(page * hitsPerPage, (page + 1) * hitsPerPage);
  return {
    hits,
    nbHits: matchingEntries.length,
    page,
    nbPages: Math.ceil(matchingEntries.length / hitsPerPage),
  };
}
