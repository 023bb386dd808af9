export const abilities = [
  /** Places orders for the customer acted for. */
  'order',
  /** Sees the customer's own prices; without it goods and prices are what guests see. */
  'see-prices',
  /** Sees orders, invoices and the statement, with their files. */
  'see-invoices',
  /** Pays open invoices of the customer by card. */
  'pay-invoices',
  /** Sees what the customer has spent. */
  'see-statistics',
  /** Sees, invites and removes employees, gives roles and limits. */
  'manage-employees',
  /** Approves or declines orders above an employee's limit. */
  'approve-orders',
  /** Accepts sales quotes. */
  'accept-quotes',
  /** Adds and removes addresses. */
  'manage-addresses',
  /** Saves and removes cards. */
  'manage-cards',
  /** Sees what others did in the customer's place. */
  'see-actions',
  /** Makes and revokes keys that the company's own systems order with. */
  'manage-keys',
  /** Sees what the company calls our products. */
  'see-own-numbers',
  /** Changes it. */
  'manage-own-numbers',
] as const;
export type Ability = (typeof abilities)[number];

/** Who has abilities: a session, or a customer as the contract has it, with what its visitor may for it at this moment. */
export interface Holder {
  abilities: readonly Ability[];
}

/** Whether somebody may do this for the customer acted for. */
export const may = ({ abilities: own }: Holder, ability: Ability): boolean => own.includes(ability);

/** Whether orders may wait for somebody's answer: who decides for a customer, and everybody of a company, since its rules may name them. */
export const mayBeAsked = (customer: Holder & { companies: readonly unknown[] }): boolean =>
  may(customer, 'approve-orders') || customer.companies.length > 0;
