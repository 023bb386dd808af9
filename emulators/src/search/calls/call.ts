import type { Context } from 'hono';
import { SearchError } from '../search-error.ts';
import { requireRight, type Grant, resolveGrant, type Right } from '../keys.ts';
import type { Visibility } from '../query/query-match.ts';
import type { Service } from '../service.ts';

const clientPrefix = 'x-algolia-';

/** The query parameters without those that describe the client. */
export function addressParameters(c: Context): Record<string, string> {
  const own = Object.entries(c.req.query()).filter(([name]) => !name.toLowerCase().startsWith(clientPrefix));
  return Object.fromEntries(own);
}

/** The key is in a header from servers and in the URL from browsers, in any case of letters. */
export function readGrant(c: Context, service: Service): Grant {
  const address = Object.entries(c.req.query());
  const read = (name: string) =>
    c.req.header(name) ?? address.find(([key]) => key.toLowerCase() === name)?.[1] ?? '';
  const appID = read('x-algolia-application-id');
  return resolveGrant(appID, read('x-algolia-api-key'), service.config, service.now());
}

/** The grant of a request with this right on this index; 403 otherwise. */
export function requireGrant(c: Context, service: Service, right: Right, index?: string): Grant {
  const grant = readGrant(c, service);
  requireRight(grant, right, index);
  return grant;
}

export const toVisibility = (grant: Grant): Visibility => ({ filters: grant.filters, seesAll: grant.admin });

/** A path parameter; 400 when it is missing. */
export function pathPart(c: Context, name: string): string {
  const value = c.req.param(name);
  if (!value) throw new SearchError(`${name} is missing`);
  return value;
}

/** ISO time as Algolia writes it. */
export const isoNow = (service: Service) => new Date(service.now()).toISOString();

/** Matches all indexes or all dictionaries in a path. */
export const isWildcard = (name: string) => name === '*';
