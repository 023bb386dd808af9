import { randomUUID } from 'node:crypto';
import { addToCartDocument } from '../../graphql/generated/documents.ts';
import {
  CreateProspectQuoteDocument,
  CreateSalesQuoteDocument,
  RequestSalesQuoteDocument,
  SendSalesQuoteDocument,
  UpdateSalesQuoteDocument,
  ViewSalesQuoteDocument,
} from '../../graphql/generated/documents-on-demand.ts';
import type {
  ProspectQuoteInput,
  SalesQuoteInput,
  SalesQuotePartsFragment,
  SalesQuoteRequestInput,
} from '../../graphql/generated/operations.ts';
import { aCustomer } from './builders.ts';
import type { Shop } from './shop.ts';
import type { Visitor } from './visitor.ts';

/** An agent acting for a customer. */
export async function anAgentFor(shop: Shop, customerId: number): Promise<Visitor> {
  const actorId = await aCustomer(shop.db, { name: 'Vala ÞÍ Baldvins', isAgent: true });
  return shop.signedIn(customerId, { actorId });
}

/** A draft of these units, by product id. */
export async function aDraft(
  agent: Visitor,
  goods: Record<number, number>,
): Promise<SalesQuotePartsFragment> {
  for (const [productId, quantity] of Object.entries(goods))
    await agent.ask(addToCartDocument, { productId, quantity });
  const { createSalesQuote } = await agent.ask(CreateSalesQuoteDocument, {});
  return readQuote(agent, createSalesQuote.id);
}

/** What a buyer asks for, of these units by product id. */
export function toRequest(
  goods: Record<number, number>,
  over: Partial<SalesQuoteRequestInput> = {},
): SalesQuoteRequestInput {
  const lines = Object.entries(goods).map(([productId, quantity]) => ({ productId, quantity, wish: '' }));
  return { key: randomUUID(), lines, wantedDate: null, message: '', ...over };
}

/** A quote that was asked for and nobody has taken up. */
export async function aRequestedQuote(
  buyer: Visitor,
  goods: Record<number, number>,
): Promise<SalesQuotePartsFragment> {
  return (await buyer.ask(RequestSalesQuoteDocument, { input: toRequest(goods) })).requestSalesQuote;
}

/** A quote that the customer can accept. */
export async function aSentQuote(
  agent: Visitor,
  goods: Record<number, number>,
): Promise<SalesQuotePartsFragment> {
  const { id, version } = await aDraft(agent, goods);
  return (await agent.ask(SendSalesQuoteDocument, { quoteId: id, version })).sendSalesQuote;
}

/** A draft of these units for somebody who is no customer yet, by an agent in their own name. */
export async function aProspectDraft(
  agent: Visitor,
  goods: Record<number, number>,
  over: Partial<ProspectQuoteInput> = {},
): Promise<SalesQuotePartsFragment> {
  for (const [productId, quantity] of Object.entries(goods))
    await agent.ask(addToCartDocument, { productId, quantity });
  const input = { name: 'Bakaríið', email: 'bakari@vorulind.test', phoneNumber: null, ...over };
  const { createProspectQuote } = await agent.ask(CreateProspectQuoteDocument, { input });
  return readQuote(agent, createProspectQuote.id);
}

export async function readQuote(visitor: Visitor, id: string): Promise<SalesQuotePartsFragment> {
  const { viewSalesQuote } = await visitor.ask(ViewSalesQuoteDocument, { id });
  if (!viewSalesQuote) throw new Error(`No quote ${id}`);
  return viewSalesQuote;
}

/** An edit that keeps everything as it is, with the given changes. */
export function toQuoteInput(
  quote: SalesQuotePartsFragment,
  over: Partial<SalesQuoteInput> = {},
): SalesQuoteInput {
  return {
    quoteId: quote.id,
    version: quote.version,
    validUntilDate: quote.validUntilDate,
    message: quote.message,
    deliveryMethodId: quote.delivery.methodId,
    lines: quote.lineItems.map(({ id, quantity, unitPrice }) => ({ id, quantity, unitPrice })),
    ...over,
  };
}

export async function updateQuote(
  agent: Visitor,
  quote: SalesQuotePartsFragment,
  over: Partial<SalesQuoteInput>,
): Promise<SalesQuotePartsFragment> {
  return (await agent.ask(UpdateSalesQuoteDocument, { input: toQuoteInput(quote, over) })).updateSalesQuote;
}
