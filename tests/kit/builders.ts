import { products } from '../../backend/src/db/schema/catalogue.ts';
import { customerAddresses, customers } from '../../backend/src/db/schema/customers.ts';
import type { Database } from '../../backend/src/db/connect.ts';

let last = 0;

/** A product of 1.240 kr. with 24 % VAT and 10 units, with the given changes; returns its id. */
export async function aProduct(
  db: Database,
  over: Partial<typeof products.$inferInsert> = {},
): Promise<number> {
  last += 1;
  const [row] = await db
    .insert(products)
    .values({
      sku: `SKU-${last}`,
      name: `Vara ${last}`,
      nameSort: `vara ${last}`,
      slug: `vara-${last}`,
      listPrice: 1240,
      taxPercentage: 24,
      salesCode: 'HRE',
      stockOnHand: 10,
      ...over,
    })
    .returning({ id: products.id });
  return row!.id;
}

/** A confirmed person with 100.000 kr. of credit and an address, with the given changes; returns its id. */
export async function aCustomer(
  db: Database,
  over: Partial<typeof customers.$inferInsert> = {},
): Promise<number> {
  last += 1;
  const [row] = await db
    .insert(customers)
    .values({
      ssn: String(101_801_000 + last).padStart(10, '0'),
      name: `Prófun ÞÍ ${last}`,
      nameSort: `profun ${last}`,
      email: `profun${last}@vorulind.test`,
      phoneNumber: '5550123',
      isCompany: false,
      isConfirmed: true,
      creditLimit: 100_000,
      ...over,
    })
    .returning({ id: customers.id });
  await db.insert(customerAddresses).values({
    customerId: row!.id,
    isMain: true,
    addressLine1: 'Prófgata 1',
    city: 'Reykjavík',
    postalCode: '101',
  });
  return row!.id;
}
