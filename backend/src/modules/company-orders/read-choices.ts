import type { z } from 'zod';
import { priceSteps, singlePrice } from '../../../../lib/rules/money/product-price.ts';
import { netOf } from '../../../../lib/rules/money/kronur.ts';
import { normaliseProductCode } from '../../../../lib/rules/products/product-code.ts';
import { addressLine } from '../../../../lib/rules/people/address-line.ts';
import type { Session } from '../../context.ts';
import type { Database } from '../../db/connect.ts';
import { readProductsByCode, readProductsByIds } from '../catalogue/read-catalogue.ts';
import { listStandingDeliveries } from '../checkout/standing-choices.ts';
import { readCustomerAddresses } from '../customer/customers.ts';
import { findIdsByOwnNumbers, readOwnNumbers } from '../own-numbers/read-own-numbers.ts';
import { readCustomerTerms } from '../pricing/customer-terms.ts';
import type { deliveryChoices, productPage } from './contract.ts';

/** Goods by our numbers and by the customer's own, at the customer's own prices. */
export async function readCompanyProducts(
  db: Database,
  { customerId }: Pick<Session, 'customerId'>,
  { skus, numbers }: { skus: readonly string[]; numbers: readonly string[] },
): Promise<z.infer<typeof productPage>> {
  const [found, idByNumber] = await Promise.all([
    readProductsByCode(db, skus),
    findIdsByOwnNumbers(db, customerId, numbers),
  ]);
  const byNumber = await readProductsByIds(db, [...idByNumber.values()], false);
  const rows = [...new Map([...found.values(), ...byNumber].map((row) => [row.id, row])).values()];
  const ids = rows.map(({ id }) => id);
  const own = await readOwnNumbers(db, customerId, ids);
  const terms = await readCustomerTerms(db, customerId);
  return {
    products: rows.map((row) => {
      const { number: ownNumber = null, name: ownName = null } = own.get(row.id) ?? {};
      const { price } = singlePrice(row, terms);
      const [, ...tiers] = priceSteps(row, terms);
      return {
        sku: row.sku,
        ean: row.ean,
        name: row.name,
        ownNumber,
        ownName,
        salesUnit: row.unitOfMeasure,
        stock: row.isSpecialOrder ? null : row.stock,
        price,
        priceWithoutVat: netOf(price, row.taxPercentage),
        vat: row.taxPercentage,
        tiers: tiers.map(({ fromQuantity, unitPrice }) => ({ fromQuantity, price: unitPrice })),
      };
    }),
    unknown: [
      ...skus.filter((sku) => !found.has(normaliseProductCode(sku))),
      ...numbers.filter((number) => !idByNumber.has(number)),
    ],
  };
}

/** How an order of this customer can be delivered, what is asked with it, and where to. */
export async function readDeliveryChoices(
  db: Database,
  { customerId, billToId }: Pick<Session, 'customerId' | 'billToId'>,
): Promise<z.infer<typeof deliveryChoices>> {
  const deliveries = await listStandingDeliveries(db, billToId ?? customerId, 0);
  const addresses = await readCustomerAddresses(db, customerId);
  return {
    methods: deliveries.map(({ method, options }) => ({
      id: method.id,
      name: method.name,
      price: method.amount,
      freeFrom: method.freeFrom ?? null,
      requiresAddress: method.requiresAddress,
      questions: options.map(({ id, name, isRequired, format }) => ({ id, name, isRequired, format })),
    })),
    addresses: addresses.map((row) => ({ id: String(row.id), address: addressLine(row) })),
  };
}
