import { randomBytes } from 'node:crypto';
import { dayMs, minuteMs } from '../../../../lib/rules/dates/durations.ts';
import { readReturnAddress, type PunchOutOperation } from '../../../../lib/rules/orders/purchasing-system.ts';
import type { Config } from '../../config.ts';
import type { CookieJar } from '../../context.ts';
import type { Database } from '../../db/connect.ts';
import { ShopError } from '../../errors.ts';
import { requireAbility } from '../session/abilities.ts';
import { writeAudit } from '../session/audit.ts';
import { startSession } from '../session/sessions.ts';
import { fillVisitCart } from '../cart/visit-carts.ts';
import * as store from './internal/store.ts';
import { readSystemById, type SystemCaller } from './systems.ts';
import { hashText } from '../../hash-input.ts';

/** What is kept of visits (days), sent or not. */
const keptDays = 30;
/** How long an address opens a visit. */
const startMs = 5 * minuteMs;

/** A visit as a purchasing system asks for it. */
interface AskedVisit {
  /** As the system sent it. */
  returnAddress: string;
  target?: string | null;
  echo?: Record<string, string>;
  operation?: PunchOutOperation;
  /** Path of the shop. */
  startPath: string;
  /** What the cart begins with. */
  goods?: readonly { productId: number; quantity: number }[];
}

/**
 * Where the system's cart may be sent to. @throws ShopError BAD_REQUEST for another host than those that the company named, or no
 * https
 */
export function requireReturnAddress(
  config: Pick<Config, 'COOKIE_SECURE'>,
  { system }: Pick<SystemCaller, 'system'>,
  address: string,
): string {
  const allowed = readReturnAddress(address, { hosts: system.hosts, allowsHttp: !config.COOKIE_SECURE });
  if (allowed === null)
    throw new ShopError(
      'BAD_REQUEST',
      'Slóðin sem karfan á að fara á er ekki á lista innkaupakerfisins í versluninni.',
      { reason: 'returnAddress' },
    );
  return allowed;
}

/** Stores a visit with its cart. @throws ShopError PERMISSION_DENIED where who made the access may not see prices any more */
async function createVisit(
  db: Database,
  config: Config,
  caller: SystemCaller,
  { returnAddress, target, echo, operation, startPath, goods = [] }: AskedVisit,
  start: { startHash: string; startUntil: Date } | null,
): Promise<store.PunchOutRow> {
  requireAbility({ visitor: { session: caller.session, cartKey: null, lastWrite: null } }, 'see-prices');
  const address = requireReturnAddress(config, caller, returnAddress);
  return db.transaction(async (tx) => {
    const punchOut = await store.insertPunchOut(tx, {
      systemId: caller.system.id,
      returnAddress: address,
      target: target ?? null,
      echo: echo ?? {},
      operation: operation ?? 'create',
      startPath,
      ...start,
    });
    await fillVisitCart(tx, { punchOutId: punchOut.id, addedById: caller.session.actorId }, goods);
    await writeAudit(tx, caller.session, 'punch-out', { systemId: caller.system.id });
    return punchOut;
  });
}

/** Opens a visit in the browser that called. @returns the path of the shop that it begins at */
export async function openVisit(
  {
    db,
    config,
    cookies,
    userAgent,
  }: { db: Database; config: Config; cookies: CookieJar; userAgent: string | null },
  caller: SystemCaller,
  asked: AskedVisit,
): Promise<string> {
  const punchOut = await createVisit(db, config, caller, asked, null);
  await signIn({ db, cookies, userAgent }, caller, punchOut.id);
  return punchOut.startPath;
}

/** Prepares a visit that another browser opens once, within minutes. @returns the secret part of its address */
export async function prepareVisit(
  { db, config }: { db: Database; config: Config },
  caller: SystemCaller,
  asked: AskedVisit,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const startUntil = new Date(Date.now() + startMs);
  await createVisit(db, config, caller, asked, { startHash: hashText(token), startUntil });
  return token;
}

/** Opens a prepared visit. @throws ShopError NOT_FOUND for an address that is unknown, used or too old */
export async function startVisit(
  { db, cookies, userAgent }: { db: Database; cookies: CookieJar; userAgent: string | null },
  token: string,
): Promise<string> {
  const punchOut = await store.takeStart(db, hashText(token));
  const caller = punchOut && (await readSystemById(db, punchOut.systemId));
  if (!punchOut || !caller)
    throw new ShopError(
      'NOT_FOUND',
      'Slóðin er ekki lengur í gildi. Opnaðu verslunina aftur úr innkaupakerfinu.',
    );
  await signIn({ db, cookies, userAgent }, caller, punchOut.id);
  return punchOut.startPath;
}

async function signIn(
  { db, cookies, userAgent }: { db: Database; cookies: CookieJar; userAgent: string | null },
  { session: { actorId, customerId, billToId } }: SystemCaller,
  punchOutId: number,
): Promise<void> {
  await startSession(db, cookies, {
    actorId,
    actorName: null,
    customerId,
    billToId,
    identityUid: null,
    identityAuthAt: null,
    isStrong: false,
    userAgent,
    punchOutId,
  });
}

/** Deletes visits that are long over, with their carts. */
export async function sweepVisits(db: Database): Promise<void> {
  await store.deletePunchOuts(db, new Date(Date.now() - keptDays * dayMs));
}
