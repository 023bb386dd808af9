import 'server-only';
import { redirect } from 'next/navigation';
import { cache } from 'react';
import {
  AgentHomeDocument,
  CustomerProfileDocument,
  LastOrdersOfDocument,
  NextCustomerDocument,
} from '../../graphql/generated/documents-on-demand.ts';
import { customerProfilePath, secondFactorPath } from '../rules/routes/account-paths.ts';
import { asksSecondFactor, errorCode } from '../rules/text/error-text.ts';
import { graphqlAsVisitor } from './visitor.ts';

/* What an agent's pages read, as visitor.ts does. */

/** All that stands on an agent's first page; `needs-proof` to whom a password alone proved (decision 052). */
export const readAgentHome = cache(async () => {
  const home = await graphqlAsVisitor(AgentHomeDocument, {}).catch(toNeededProof);
  if (home === 'needs-proof') return home;
  const customerIds = home.recentCustomers.map(({ id }) => id);
  if (customerIds.length === 0) return { ...home, lastOrdersOf: [] };
  return { ...home, ...(await graphqlAsVisitor(LastOrdersOfDocument, { customerIds })) };
});

function toNeededProof(error: unknown): 'needs-proof' {
  if (asksSecondFactor(error)) return 'needs-proof';
  throw error;
}

/** Whom to call next: who is due, then who is late; null for nobody. */
export async function readNextCustomer(exceptId: string) {
  const { dueCalls, lateCustomers } = await graphqlAsVisitor(NextCustomerDocument, {});
  const call = dueCalls.find(({ id }) => id !== exceptId);
  if (call) return { ...call, isDue: true as const };
  const late = lateCustomers.find(({ id }) => id !== exceptId);
  return late ? { ...late, isDue: false as const } : null;
}

/** Null for who is no agent, and for a customer that agents may not act for; leads to the proof that a password alone is not. */
export const readCustomerProfile = cache(async (customerId: string) => {
  try {
    return (await graphqlAsVisitor(CustomerProfileDocument, { customerId })).customerProfile;
  } catch (error) {
    if (asksSecondFactor(error)) redirect(secondFactorPath(customerProfilePath(customerId)));
    if (['NOT_FOUND', 'PERMISSION_DENIED'].includes(errorCode(error) ?? '')) return null;
    throw error;
  }
});
