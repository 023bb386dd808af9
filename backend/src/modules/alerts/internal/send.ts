import { may } from '../../../../../lib/rules/people/abilities.ts';
import { singlePrice, type CustomerTerms } from '../../../../../lib/rules/money/product-price.ts';
import type { Platform } from '../../../context.ts';
import type { Database } from '../../../db/connect.ts';
import { toCartLines } from '../../cart/carts.ts';
import { readCustomer } from '../../customer/customers.ts';
import { sendMail, siteUrl } from '../../mail/outbox.ts';
import { findCampaigns } from '../../pricing/campaign-terms.ts';
import { readCustomerTerms } from '../../pricing/customer-terms.ts';
import { readActingRights } from '../../session/acting-rights.ts';
import { alertLetter } from './letter.ts';
import { takeAlert, type AlertRow } from './store.ts';

/** The product of an alert as its owner would buy it now. */
interface CurrentOffer {
  product: { id: string; name: string; slug: string | null };
  price: number;
  /** The best campaign that lowers its price. */
  campaign: string | null;
}

/** Null for a product that is not sold any more. */
export async function readOffer(
  db: Database,
  { productId, customerId }: Pick<AlertRow, 'productId' | 'customerId'>,
): Promise<CurrentOffer | null> {
  const [line] = await toCartLines(db, [{ productId, quantity: 1 }]);
  if (!line) return null;
  const { product } = line;
  const terms: CustomerTerms = await readCustomerTerms(db, customerId);
  const campaigns = await findCampaigns(db, customerId, new Date());
  const campaign = campaigns.find(({ salesCode }) => salesCode === product.salesCode);
  return {
    product: { id: String(product.id), name: product.name, slug: product.slug },
    price: singlePrice(product, terms).price,
    campaign: campaign?.name ?? null,
  };
}

/** Whether there is something to tell. */
export function isDue({ kind, seenPrice }: AlertRow, { price, campaign }: CurrentOffer): boolean {
  return kind === 'Stock' || (kind === 'Price' ? price < seenPrice : campaign !== null);
}

/** Mails an alert and takes it away, in one transaction; nothing to who may not see it any more. */
export async function sendAlert({ db, config }: Platform, id: number): Promise<void> {
  await db.transaction(async (tx) => {
    const alert = await takeAlert(tx, id);
    const offer = alert && (await readOffer(tx, alert));
    if (!alert || !offer) return;
    const rights = await readActingRights(tx, alert.personId, alert.customerId);
    if (rights === null || (alert.kind !== 'Stock' && !may(rights, 'see-prices'))) return;
    const [person, customer] = [
      await readCustomer(tx, alert.personId),
      await readCustomer(tx, alert.customerId),
    ];
    if (!person || !customer) return;
    const letter = alertLetter({
      kind: alert.kind,
      product: offer.product,
      customerName: customer.name,
      before: alert.seenPrice,
      now: offer.price,
      campaign: offer.campaign,
      site: siteUrl(config),
    });
    await sendMail(tx, config, { to: person.email, purpose: 'requested', letter });
  });
}
