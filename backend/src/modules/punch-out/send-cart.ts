import type { Config } from '../../config.ts';
import type { CookieJar } from '../../context.ts';
import type { Database } from '../../db/connect.ts';
import type { SentCart } from '../../db/schema/punch-out.ts';
import { ShopError } from '../../errors.ts';
import { lockVisitCart } from '../cart/visit-carts.ts';
import { readWebsiteInfo } from '../content/website-content.ts';
import { writeAudit } from '../session/audit.ts';
import { hashCookie } from '../session/cookies.ts';
import { siteUrl } from '../mail/outbox.ts';
import { writeOrderMessage } from './cxml/write-cxml.ts';
import { toOciFields } from './internal/oci-fields.ts';
import { describeGoods, type SentGoods } from './internal/sent-goods.ts';
import * as store from './internal/store.ts';
import { readSystemById, type SystemCaller } from './systems.ts';

/**
 * The cart of the browser's visit as its purchasing system takes it, and ends the visit. Asked again within ten minutes, as after a
 * lost answer, it is the same.
 * @throws ShopError UNAUTHENTICATED without a visit, FAILED_PRECONDITION for an empty cart
 */
export async function sendCart(
  { db, config }: { db: Database; config: Config },
  cookies: CookieJar,
): Promise<SentCart> {
  const token = cookies.get('session');
  return db.transaction(async (tx) => {
    const visit = token === null ? null : await store.lockVisit(tx, hashCookie(token));
    const caller = visit && (await readSystemById(tx, visit.punchOut.systemId));
    if (!visit || !caller)
      throw new ShopError(
        'UNAUTHENTICATED',
        'Heimsókninni úr innkaupakerfinu er lokið. Opnaðu verslunina aftur þaðan.',
      );
    const { punchOut } = visit;
    if (punchOut.sent) return punchOut.sent;
    const goods = await describeGoods(tx, caller.session.customerId, await lockVisitCart(tx, punchOut.id));
    if (goods.length === 0) throw new ShopError('FAILED_PRECONDITION', 'Karfan er tóm.', { reason: 'empty' });
    const sent = await writeForm(tx, config, caller, punchOut, goods);
    await store.recordSent(tx, visit, sent);
    await writeAudit(tx, caller.session, 'send-cart', { systemId: caller.system.id, lines: goods.length });
    return sent;
  });
}

async function writeForm(
  db: Database,
  config: Config,
  { system: { identities } }: SystemCaller,
  { returnAddress: address, target, echo }: store.PunchOutRow,
  goods: readonly SentGoods[],
): Promise<SentCart> {
  if (!identities)
    return { address, target, fields: [...Object.entries(echo), ...(await toOciForm(db, goods))] };
  const { buyerCookie = '', form } = echo;
  const message = writeOrderMessage({ site: siteUrl(config), identities, buyerCookie, goods });
  const field: [string, string] =
    form === 'base64'
      ? ['cxml-base64', Buffer.from(message).toString('base64')]
      : ['cxml-urlencoded', message];
  return { address, target, fields: [field] };
}

/** The fields of OCI for goods. */
export async function toOciForm(db: Database, goods: readonly SentGoods[]): Promise<SentCart['fields']> {
  return toOciFields(goods, (await readWebsiteInfo(db)).ssn);
}
