/** Arguments that hold a customer's ids, with unknown values for them. */
const unknownIds: Readonly<Record<string, string>> = {
  customerId: '999999',
  companyId: '999999',
  requestId: '999999',
  ruleId: '999999',
  unitId: '999999',
  budgetId: '999999',
  cartItemId: '999999',
  savedItemId: '999999',
  addressId: '999999',
  paymentMethodId: '999999',
  invitationId: '999999',
  employeeId: '999999',
  keyId: '999999',
  listId: '999999',
  toListId: '999999',
  receiverId: '999999',
  standingOrderId: '999999',
  invoiceId: '999999',
  orderId: '999999',
  quoteId: '999999',
  id: '999999',
  itemId: '999999',
  idempotencyKey: '00000000-0000-4000-8000-000000000000',
};

/** The same variables, with every customer's id replaced by an unknown one. */
export function withUnknownIds(variables: unknown): unknown {
  if (Array.isArray(variables)) return variables.map(withUnknownIds);
  if (typeof variables !== 'object' || variables === null) return variables;
  return Object.fromEntries(
    Object.entries(variables).map(([name, value]) => [name, unknownIds[name] ?? withUnknownIds(value)]),
  );
}
