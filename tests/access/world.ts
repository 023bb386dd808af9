import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { companyKeys } from '../../backend/src/db/schema/company-keys.ts';
import { purchasingSystems } from '../../backend/src/db/schema/punch-out.ts';
import { cartItems, carts, savedItems } from '../../backend/src/db/schema/carts.ts';
import { customerNotes } from '../../backend/src/db/schema/customer-notes.ts';
import { companyRoles, customerAddresses } from '../../backend/src/db/schema/customers.ts';
import { employeeInvitations } from '../../backend/src/db/schema/employees.ts';
import { invoicePayments } from '../../backend/src/db/schema/invoices.ts';
import { productListLines, productLists, type ListKind } from '../../backend/src/db/schema/lists.ts';
import { checkoutAttempts } from '../../backend/src/db/schema/orders.ts';
import { customerCards } from '../../backend/src/db/schema/payments.ts';
import { standingOrders } from '../../backend/src/db/schema/standing-orders.ts';
import { addToCartDocument } from '../../graphql/generated/documents.ts';
import { SendSalesQuoteDocument, ViewInvoiceDocument } from '../../graphql/generated/documents-on-demand.ts';
import { aBudget, aRule } from '../kit/approvals.ts';
import { aCustomer, aProduct } from '../kit/builders.ts';
import { pay, fillCheckout } from '../kit/buyer.ts';
import { aCompany, anEmployee } from '../kit/company.ts';
import {
  aDraft,
  aProspectDraft,
  aRequestedQuote,
  aSentQuote,
  toQuoteInput,
  updateQuote,
} from '../kit/quotes.ts';
import type { Shop } from '../kit/shop.ts';
import { aStandingOrder } from '../kit/standing.ts';
import { aUnit } from '../kit/units.ts';

export type World = Awaited<ReturnType<typeof createWorld>>;

/** A company with people, and everything that belongs to it: the data that the identities request. */
export async function createWorld(shop: Shop) {
  const { db } = shop;
  const companyId = await aCompany(shop, 'Prófunarstofan ehf.');
  const otherCompanyId = await aCompany(shop, 'Önnur ehf.');
  const managerId = await anEmployee(shop, companyId, 'Manager');
  const employeeId = await anEmployee(shop, companyId, 'Employee', { orderLimit: 10_000 });
  const agentId = await aCustomer(db, { isAgent: true });
  let cards = 0;
  const people = {
    companyId,
    otherCompanyId,
    managerId,
    employeeId,
    agentId,
    privateId: await aCustomer(db),
    otherManagerId: await anEmployee(shop, otherCompanyId, 'Manager'),
  };
  const product = await aProduct(db, { stockOnHand: 1_000_000 });
  const hidden = await aProduct(db, { visibleByGuest: false });
  const manager = await shop.signedIn(managerId, { customerId: companyId });
  // A new session each time: one of the operations ends a person's other sessions.
  const inCompany = (actorId: number) => shop.signedIn(actorId, { customerId: companyId });

  const anOrder = async () => {
    const buyer = await inCompany(managerId);
    await db.delete(cartItems);
    const checkout = await fillCheckout(buyer, { [product]: 1 });
    const { id, invoiceId } = await pay(buyer, checkout);
    return { orderId: id!, invoiceId: invoiceId!, idempotencyKey: checkout.idempotencyKey };
  };
  const order = await anOrder();
  const { viewInvoice } = await manager.ask(ViewInvoiceDocument, { invoiceId: order.invoiceId });
  const cartOf = async (personId: number) => {
    const [row] = await db
      .insert(carts)
      .values({ customerId: companyId, personId })
      .onConflictDoUpdate({ target: [carts.customerId, carts.personId], set: { updatedAt: new Date() } })
      .returning({ id: carts.id });
    return row!.id;
  };

  return {
    ...people,
    product: String(product),
    hidden: String(hidden),
    company: String(companyId),
    order,
    itemId: viewInvoice!.items[0]!.id,
    /** Only for the manager's session. */
    manager,
    pdfUrl: viewInvoice!.pdfUrl.replace('/backend', ''),
    anOrder,
    /** A new one each time, in this person's cart with the company. */
    async cartItem(personId = managerId) {
      const cartId = await cartOf(personId);
      const productId = await aProduct(db);
      const [row] = await db.insert(cartItems).values({ cartId, productId, quantity: 1 }).returning();
      return String(row!.id);
    },
    async savedItem() {
      const cartId = await cartOf(managerId);
      const productId = await aProduct(db);
      const [row] = await db.insert(savedItems).values({ cartId, productId, quantity: 1 }).returning();
      return String(row!.id);
    },
    async address() {
      const place = { addressLine1: `Gata ${randomUUID()}`, city: 'Reykjavík', postalCode: '101' };
      const [row] = await db
        .insert(customerAddresses)
        .values({ customerId: companyId, ...place })
        .returning();
      return String(row!.id);
    },
    async card() {
      const card = {
        brand: 'Visa' as const,
        last4: String(1000 + cards++),
        expiryMonth: 12,
        expiryYear: 2030,
      };
      const [row] = await db
        .insert(customerCards)
        .values({ customerId: companyId, token: randomUUID(), ...card })
        .returning();
      return String(row!.id);
    },
    async colleague() {
      return String(await anEmployee(shop, companyId, 'Employee'));
    },
    async invitation() {
      const expiresAt = new Date(Date.now() + 86_400_000);
      const [row] = await db
        .insert(employeeInvitations)
        .values({
          companyId,
          invited: `${randomUUID()}@x.test`,
          role: 'Employee',
          actorId: managerId,
          expiresAt,
        })
        .returning();
      return String(row!.id);
    },
    async approvalRule() {
      const name = randomUUID();
      return String(await aRule(shop, companyId, [[managerId]], { name, minTotal: 100_000_000 }));
    },
    async unit() {
      return String(await aUnit(shop, companyId, { name: randomUUID() }));
    },
    async companyRole() {
      const [row] = await db
        .insert(companyRoles)
        .values({ companyId, name: randomUUID(), abilities: ['see-invoices'] })
        .returning({ id: companyRoles.id });
      return String(row!.id);
    },
    async budget() {
      const costCentre = randomUUID();
      return String(await aBudget(shop, companyId, { costCentre, amount: 100_000_000 }));
    },
    /** Made by the manager; nobody knows its secret. */
    async companyKey() {
      // No more than fit beside each other.
      await db.delete(companyKeys);
      const [idempotencyKey, secretHash] = [randomUUID(), randomUUID()];
      const [row] = await db
        .insert(companyKeys)
        .values({
          customerId: companyId,
          makerId: managerId,
          idempotencyKey,
          name: 'Bókhald',
          secretHash,
          ending: 'abcd',
        })
        .returning();
      return String(row!.id);
    },
    /** Made by the manager; nobody knows its secret. */
    async purchasingSystem() {
      // No more than fit beside each other.
      await db.delete(purchasingSystems).where(eq(purchasingSystems.name, 'Coupa'));
      const [row] = await db
        .insert(purchasingSystems)
        .values({
          customerId: companyId,
          makerId: managerId,
          idempotencyKey: randomUUID(),
          name: 'Coupa',
          kind: 'OCI',
          username: randomUUID(),
          hosts: ['innkaup.test'],
          secretHash: randomUUID(),
          ending: 'abcd',
        })
        .returning();
      return String(row!.id);
    },
    /** Made by the manager for everyone in the company, with one product. */
    async list(deletedAt: Date | null = null, kind: ListKind = 'List') {
      const [row] = await db
        .insert(productLists)
        .values({
          customerId: companyId,
          makerId: managerId,
          kind,
          name: randomUUID(),
          isShared: true,
          deletedAt,
        })
        .returning();
      await db.insert(productListLines).values({ listId: row!.id, productId: product, quantity: 1 });
      return String(row!.id);
    },
    /** Made by the manager, with one product on every working day. */
    async standing() {
      // No more than fit beside each other.
      await db.delete(standingOrders);
      return aStandingOrder(await inCompany(managerId), { [product]: 1 });
    },
    /** Made by the employee: 12.400 kr., above the limit of 10.000. */
    async request() {
      await db.delete(cartItems);
      const employee = await inCompany(employeeId);
      return (await pay(employee, await fillCheckout(employee, { [product]: 10 }))).requestId!;
    },
    async receipt() {
      const [row] = await db
        .insert(invoicePayments)
        .values({ customerId: companyId, method: 'Bank', amount: 1 })
        .returning();
      return String(row!.id);
    },
    /** The key of a payment of the company's invoices, which has ended. */
    async invoiceAttempt() {
      const [row] = await db
        .insert(checkoutAttempts)
        .values({
          idempotencyKey: randomUUID(),
          kind: 'Invoices',
          customerId: companyId,
          inputHash: '',
          state: 'Completed',
          answer: { invoicePaymentId: 1 },
          finishedAt: new Date(),
        })
        .returning();
      return row!.idempotencyKey;
    },
    /** Written by the agent about the company. */
    async note() {
      const [row] = await db
        .insert(customerNotes)
        .values({ customerId: companyId, authorId: agentId, key: randomUUID(), text: 'Prófun' })
        .returning();
      return String(row!.id);
    },
    /** Asked for by the employee. */
    async requestedQuote() {
      return (await aRequestedQuote(await inCompany(employeeId), { [product]: 1 })).id;
    },
    async draft() {
      await db.delete(cartItems);
      return aDraft(await inCompany(agentId), { [product]: 1 });
    },
    async quote() {
      await db.delete(cartItems);
      return aSentQuote(await inCompany(agentId), { [product]: 1 });
    },
    /** Goods in the agent's own cart. */
    async agentsOwnGoods() {
      const agent = await shop.signedIn(agentId);
      await agent.ask(addToCartDocument, { productId: String(product), quantity: 1 });
    },
    /** The link of an offer to somebody who is no customer yet. */
    async prospectLink() {
      const agent = await shop.signedIn(agentId);
      const { id, version } = await aProspectDraft(agent, { [product]: 1 });
      const { sendSalesQuote } = await agent.ask(SendSalesQuoteDocument, { quoteId: id, version });
      return sendSalesQuote.sharePath!.split('#')[1]!;
    },
    /** What chooses a product that is offered in place of another. */
    async choice() {
      await db.delete(cartItems);
      const agent = await inCompany(agentId);
      const draft = await aDraft(agent, { [product]: 1 });
      const other = { productId: String(await aProduct(db)), quantity: 1, unitPrice: 1 };
      const lines = [...toQuoteInput(draft).lines, { ...other, alternativeTo: String(product) }];
      const { id, version } = await updateQuote(agent, draft, { lines });
      const { sendSalesQuote } = await agent.ask(SendSalesQuoteDocument, { quoteId: id, version });
      return { quoteId: id, version, lineId: sendSalesQuote.lineItems[1]!.id };
    },
  };
}
