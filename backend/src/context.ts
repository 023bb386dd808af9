import type { Logger } from 'pino';
import type { CustomerRole } from '../../lib/rules/people/abilities.ts';
import type { Config } from './config.ts';
import type { Database } from './db/connect.ts';

/** The signed-in triple that every request is authorised for (architecture §5). */
export interface Session {
  /** Row id of the session; the cookie's value is never stored. */
  id: number;
  /** Customer that signed in. */
  actorId: number;
  /** Customer acted for; the actor itself unless it acts for another. */
  customerId: number;
  billToId: number | null;
  /** What the actor is to the customer acted for, as of this request; session/abilities.ts asks it. */
  role: CustomerRole;
  /** Changes with the triple. */
  contextVersion: number;
}

export interface Visitor {
  /** Null for a guest. */
  session: Session | null;
  /** Value of the guest-cart cookie. */
  cartKey: string | null;
}

/** `electronic` binds a sign-in by electronic id to the browser that began it; `shown-id` says whose was shown there. */
type CookieName = 'session' | 'cart' | 'signed-in' | 'electronic' | 'shown-id';

export interface CookieJar {
  get(name: CookieName): string | null;
  /** `maxAge` in seconds; 0 removes. */
  set(name: CookieName, value: string, maxAge: number): void;
}

/** What lives as long as the process. */
export interface Platform {
  db: Database;
  config: Config;
  log: Logger;
}

/** What a resolver or a REST handler gets: one for each request. */
export interface Context extends Platform {
  visitor: Visitor;
  cookies: CookieJar;
  /** Address of the client, as the storefront signed it or by the trusted proxies only. */
  ip: string;
  /** What tries are counted by: the address, or the network that it is one of. */
  network: string;
  /** What the browser calls itself. */
  userAgent: string | null;
  /** X-Context-Version, if it was sent. */
  contextVersion: number | null;
}
