import type { ResolversParentTypes, ResolversTypes } from '../../../../../graphql/generated/resolvers.ts';
import type { Context, Session } from '../../../context.ts';
import { ShopError } from '../../../errors.ts';
import { toRowId } from '../../../row-id.ts';
import { listBillToOptions, onlyBillTo, readAuthenticatedCustomer } from '../../customer/customers.ts';
import { readActingRights } from '../../session/acting-rights.ts';
import { requireStrongSession } from '../../session/require-strong.ts';
import { requireSession, switchSession } from '../../session/sessions.ts';

type CustomerRoleChoice = ResolversTypes['SetCustomerAs'];

/**
 * Switches the customer acted for, or the bill-to customer (specification §4.8, §7.3): two rights, checked separately. The
 * customer acted for keeps its own cart; the rest of the request runs as the new customer, which is answered.
 * @throws ShopError PERMISSION_DENIED for an agent whom a password alone proved; NOT_FOUND for every customer that may not be chosen, after the same queries; FAILED_PRECONDITION when the
 * page was another customer's
 */
export async function setCustomer(
  context: Context,
  customerId: string,
  as: CustomerRoleChoice | null,
): Promise<ResolversParentTypes['Customer']> {
  const { db } = context;
  const session = requireSession(context);
  const id = toRowId(customerId);
  const [rights, nextOptions, currentOptions] = await Promise.all([
    as !== 'BillTo' && readActingRights(db, session.actorId, id),
    as !== 'BillTo' ? listBillToOptions(db, id) : [],
    as !== 'Customer' ? listBillToOptions(db, session.customerId) : [],
  ]);
  const isSwitch = rights && id !== session.customerId;
  let next: Session;
  if (isSwitch) {
    // Any customer is open to an agent; employees have only their own company.
    if (rights.role === 'Agent') requireStrongSession(context);
    const subject = { customerId: id, ...rights, billToId: onlyBillTo(nextOptions) };
    next = await switchSession(context, session, subject, 'act-as');
  } else if (currentOptions.some((option) => option.id === String(id))) {
    next = await switchSession(context, session, { ...session, billToId: id }, 'bill-to');
  } else throw new ShopError('NOT_FOUND');
  context.visitor = { ...context.visitor, session: next };
  const customer = await readAuthenticatedCustomer(db, next, isSwitch ? nextOptions : currentOptions);
  if (!customer) throw new Error('The customer was deleted during the switch');
  return customer;
}
