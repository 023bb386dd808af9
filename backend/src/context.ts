import type { Logger } from 'pino';
import type { Ability } from '../../lib/rules/people/abilities.ts';
import type { CustomerRole } from '../../lib/rules/people/roles.ts';
import type { Scrape } from '../../lib/process/prometheus.ts';
import type { Config } from './config.ts';
import type { Database } from './db/connect.ts';
import type { Replica } from './db/replica.ts';

/** The signed-in triple that every request is authorised for (architecture §5). */
export interface Session {
  /** Row id of the session; the cookie's value is never stored. */
  id: number;
  /** Customer that signed in. */
  actorId: number;
  /** Customer acted for; the actor itself unless it acts for another. */
  customerId: number;
  billToId: number | null;
  /** The actor's role towards the customer acted for, as of this request; session/abilities.ts reads it. */
  role: CustomerRole;
  /** What the actor may for the customer; read with the role. */
  abilities: readonly Ability[];
  /**
   * Units that the actor orders for and whose orders they see, closed ones among them; null for all of the customer's. Read with
   * the role.
   */
  unitIds: readonly number[] | null;
  /** Whether more than a password proved the actor. */
  isStrong: boolean;
  /** Changes with the triple. */
  contextVersion: number;
  /** The visit of a purchasing system that this session is; null for a person's own. */
  punchOut: PunchOutVisit | null;
}

interface PunchOutVisit {
  id: number;
  /** The system only looks at a cart that it has. */
  isReadOnly: boolean;
}

export interface Visitor {
  /** Null for a guest. */
  session: Session | null;
  /** Value of the guest-cart cookie. */
  cartKey: string | null;
  /** Position in PostgreSQL's log after the session's last write; null for a guest. */
  lastWrite: string | null;
}

/**
 * `electronic` binds a sign-in by electronic id to the browser that started it; `shown-id` holds whose electronic id was shown
 * there.
 */
type CookieName = 'session' | 'cart' | 'signed-in' | 'electronic' | 'shown-id';

export interface CookieJar {
  get(name: CookieName): string | null;
  /** `maxAge` in seconds; 0 removes. */
  set(name: CookieName, value: string, maxAge: number): void;
}

/** What lives as long as the process. */
export interface Platform {
  db: Database;
  /** Absent without DATABASE_REPLICA_URL. */
  replica?: Replica;
  config: Config;
  log: Logger;
  /** Absent without METRICS_TOKEN. */
  scrape?: Scrape;
}

/** Context of a resolver or a REST handler; one per request. */
export interface Context extends Platform {
  visitor: Visitor;
  cookies: CookieJar;
  /** Address of the client, from the storefront's signed header or trusted proxies only. */
  ip: string;
  /** Key of rate limits: the address, or the network it belongs to. */
  network: string;
  /** The User-Agent header. */
  userAgent: string | null;
  /** The X-Context-Version header, if it was sent. */
  contextVersion: number | null;
  /** Whether this is a mutation, whose reads all go to the primary. */
  isMutation: boolean;
}
