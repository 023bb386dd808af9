import { createHmac, timingSafeEqual } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { toFilters } from './filters/parameters.ts';
import { allOf, type Expression } from './filters/expression.ts';
import { type JsonObject, strings } from './json.ts';
import { SearchError } from './search-error.ts';
import { readParameters, type Settings } from './settings.ts';

export type Right = 'search' | 'write';

/** What a key lets its bearer do. */
export interface Grant {
  admin: boolean;
  /** Query parameters embedded in a secured key: the query cannot override them. */
  parameters: Settings;
  /** Filters of a secured key: added to those of the query. */
  filters: Expression;
  mayRead(index: string): boolean;
}

interface KeyConfig {
  SEARCH_APP_ID: string;
  SEARCH_ADMIN_KEY: string;
  SEARCH_SEARCH_KEY: string;
}

const refusedError = () => new SearchError('Invalid Application-ID or API key', 403);
const signatureLength = 64;

/** Parameters of a secured key that restrict the key itself. */
const keyParameters = ['validUntil', 'restrictIndices', 'restrictSources', 'userToken'];
const filterParameters = ['filters', 'facetFilters', 'numericFilters', 'tagFilters'];

/** The grant of a request's key; 403 with Algolia's message when there is none. `now` in ms since 1970. */
export function resolveGrant(appID: string, key: string, config: KeyConfig, now: number): Grant {
  if (appID !== config.SEARCH_APP_ID || !key) throw refusedError();
  const allRights = { parameters: {}, filters: allOf([]), mayRead: () => true };
  if (equalStrings(key, config.SEARCH_ADMIN_KEY)) return { admin: true, ...allRights };
  if (equalStrings(key, config.SEARCH_SEARCH_KEY)) return { admin: false, ...allRights };
  return parseSecuredGrant(key, config.SEARCH_SEARCH_KEY, now);
}

interface SecuredGrant {
  grant: Grant;
  /** Seconds since 1970; undefined: always. */
  validUntil: string | undefined;
}

/** Of the last visitors' keys: a browser sends the same one with every letter that is typed. */
const securedGrants = new LRUCache<string, SecuredGrant>({ max: 500 });

function parseSecuredGrant(key: string, parent: string, now: number): Grant {
  const name = `${parent} ${key}`;
  const { grant, validUntil } = securedGrants.get(name) ?? readSecuredKey(key, parent);
  if (validUntil !== undefined && !(Number(validUntil) * 1000 > now))
    throw new SearchError('"validUntil" parameter expired (less than current date)', 403);
  securedGrants.set(name, { grant, validUntil });
  return grant;
}

/** A secured key is base64 of the hex HMAC-SHA256 of its parameters, followed by the parameters; the parent key signs. */
function readSecuredKey(key: string, parent: string): SecuredGrant {
  const bytes = Buffer.from(key, 'base64');
  // Node ignores characters that are not base64, so many texts would decode to the same key.
  if (!equalStrings(bytes.toString('base64'), key)) throw refusedError();
  const decoded = bytes.toString('utf8');
  const signature = decoded.slice(0, signatureLength);
  const restrictions = decoded.slice(signatureLength);
  const expected = createHmac('sha256', parent).update(restrictions).digest('hex');
  if (!equalStrings(signature, expected)) throw refusedError();
  const suppliedSignature = Object.fromEntries(new URLSearchParams(restrictions));
  const indices = strings(suppliedSignature['restrictIndices']).flatMap(parseList);
  const rest = Object.entries(suppliedSignature).filter(([name]) => !keyParameters.includes(name));
  const parameters = readParameters(Object.fromEntries(rest));
  const own = Object.entries(parameters);
  const grant = {
    admin: false,
    parameters: Object.fromEntries(own.filter(([name]) => !filterParameters.includes(name))),
    filters: toFilters(Object.fromEntries(own.filter(([name]) => filterParameters.includes(name)))),
    mayRead: (index: string) =>
      indices.length === 0 || indices.some((pattern) => matchesPattern(pattern, index)),
  };
  return { grant, validUntil: suppliedSignature['validUntil'] };
}

/** Lists are JSON or comma-separated. */
function parseList(text: string): string[] {
  if (text.startsWith('[')) {
    try {
      return strings(JSON.parse(text));
    } catch {
      throw refusedError();
    }
  }
  return text.split(',').map((entry) => entry.trim());
}

function matchesPattern(pattern: string, index: string): boolean {
  const [start = '', ...rest] = pattern.split('*');
  if (rest.length === 0) return pattern === index;
  const end = rest.at(-1) ?? '';
  if (!index.startsWith(start) || !index.endsWith(end)) return false;
  return index.length >= start.length + end.length && rest.slice(0, -1).every((part) => index.includes(part));
}

function equalStrings(left: string, right: string): boolean {
  const [a, b] = [Buffer.from(left), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** 403 unless the key has this right, on this index when one is named. */
export function requireRight(grant: Grant, right: Right, index?: string): void {
  if (right === 'write' && !grant.admin) throw new SearchError('Method not allowed with this API key', 403);
  if (index !== undefined && !grant.mayRead(index))
    throw new SearchError('Index not allowed with this API key', 403);
}

/** A key in the form of `GET /1/keys`. */
export function describeKey(value: string, admin: boolean): JsonObject {
  const acl = admin
    ? [
        'search',
        'browse',
        'addObject',
        'deleteObject',
        'deleteIndex',
        'settings',
        'editSettings',
        'listIndexes',
      ]
    : ['search'];
  return { value, acl, createdAt: 0, validity: 0, description: admin ? 'Admin' : 'Search' };
}
