import { createHmac, timingSafeEqual } from 'node:crypto';
import { filtersOf } from './filters/parameters.ts';
import { allOf, type Expression } from './filters/expression.ts';
import { type JsonObject, strings } from './json.ts';
import { SearchError } from './search-error.ts';
import { readParameters, type Settings } from './settings.ts';

export type Right = 'search' | 'write';

/** What a key lets its bearer do. */
export interface Grant {
  admin: boolean;
  /** Query parameters that stand in a secured key: the query cannot change them. */
  parameters: Settings;
  /** Filters of a secured key: added to those of the query. */
  filters: Expression;
  mayRead(index: string): boolean;
}

export interface KeyConfig {
  SEARCH_APP_ID: string;
  SEARCH_ADMIN_KEY: string;
  SEARCH_SEARCH_KEY: string;
}

const refused = () => new SearchError('Invalid Application-ID or API key', 403);
const signatureLength = 64;

/** Parameters of a secured key that restrict the key itself. */
const ofTheKey = ['validUntil', 'restrictIndices', 'restrictSources', 'userToken'];
const ofFilters = ['filters', 'facetFilters', 'numericFilters', 'tagFilters'];

/** What the key of a request grants; 403 in Algolia's words when it grants nothing. `now` in ms since 1970. */
export function grantOf(appID: string, key: string, config: KeyConfig, now: number): Grant {
  if (appID !== config.SEARCH_APP_ID || !key) throw refused();
  const everything = { parameters: {}, filters: allOf([]), mayRead: () => true };
  if (same(key, config.SEARCH_ADMIN_KEY)) return { admin: true, ...everything };
  if (same(key, config.SEARCH_SEARCH_KEY)) return { admin: false, ...everything };
  return securedGrant(key, config.SEARCH_SEARCH_KEY, now);
}

/** A secured key is base64 of the HMAC-SHA256 of its parameters, in hex, and the parameters; its parent signs. */
function securedGrant(key: string, parent: string, now: number): Grant {
  const bytes = Buffer.from(key, 'base64');
  // Node passes over what is no base64, so that many texts would be the one key.
  if (!same(bytes.toString('base64'), key)) throw refused();
  const decoded = bytes.toString('utf8');
  const signature = decoded.slice(0, signatureLength);
  const restrictions = decoded.slice(signatureLength);
  const expected = createHmac('sha256', parent).update(restrictions).digest('hex');
  if (!same(signature, expected)) throw refused();
  const given = Object.fromEntries(new URLSearchParams(restrictions));
  const validUntil = given['validUntil'];
  if (validUntil !== undefined && !(Number(validUntil) * 1000 > now))
    throw new SearchError('"validUntil" parameter expired (less than current date)', 403);
  const indices = strings(given['restrictIndices']).flatMap(listed);
  const rest = Object.entries(given).filter(([name]) => !ofTheKey.includes(name));
  const parameters = readParameters(Object.fromEntries(rest));
  const own = Object.entries(parameters);
  return {
    admin: false,
    parameters: Object.fromEntries(own.filter(([name]) => !ofFilters.includes(name))),
    filters: filtersOf(Object.fromEntries(own.filter(([name]) => ofFilters.includes(name)))),
    mayRead: (index) => indices.length === 0 || indices.some((pattern) => matches(pattern, index)),
  };
}

/** Lists come as JSON or with commas. */
function listed(text: string): string[] {
  if (text.startsWith('[')) {
    try {
      return strings(JSON.parse(text));
    } catch {
      throw refused();
    }
  }
  return text.split(',').map((entry) => entry.trim());
}

function matches(pattern: string, index: string): boolean {
  const [start = '', ...rest] = pattern.split('*');
  if (rest.length === 0) return pattern === index;
  const end = rest.at(-1) ?? '';
  if (!index.startsWith(start) || !index.endsWith(end)) return false;
  return index.length >= start.length + end.length && rest.slice(0, -1).every((part) => index.includes(part));
}

function same(left: string, right: string): boolean {
  const [a, b] = [Buffer.from(left), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** 403 unless the key may do this, with this index when one is named. */
export function demand(grant: Grant, right: Right, index?: string): void {
  if (right === 'write' && !grant.admin) throw new SearchError('Method not allowed with this API key', 403);
  if (index !== undefined && !grant.mayRead(index))
    throw new SearchError('Index not allowed with this API key', 403);
}

/** A key as `GET /1/keys` tells of it. */
export function describedKey(value: string, admin: boolean): JsonObject {
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
