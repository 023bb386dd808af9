import type { World } from './world.ts';

/**
 * Outcome of a call: `ok`, `null`, or U UNAUTHENTICATED, P PERMISSION_DENIED, N NOT_FOUND, B BAD_REQUEST, F FAILED_PRECONDITION,
 * A UNAVAILABLE (allowed, but a hosted service is missing). Columns as in identities.ts.
 */
export interface Row {
  /** Variables; created again for each cell, so that one cell leaves the next what it needs. */
  variables: (world: World) => object | Promise<object>;
  /** guest, private, employee, manager, other company, agent, agent acting, deactivated. */
  cells: string;
}

export const row = (cells: string, variables: Row['variables'] = () => ({})): Row => ({ cells, variables });

/** The same for everyone. */
export const everyone = (code: string, variables?: Row['variables']): Row =>
  row(Array.from({ length: 8 }, () => code).join(' '), variables);
/** All signed-in users, for their own data. */
export const signedIn = 'U ok ok ok ok ok ok U';
/** The company's data: for those who act for it. */
export const company = 'U N ok ok N N ok U';
/** The same, where an unknown id gives null. */
export const companyOrNull = 'U null ok ok null null ok U';
/** What is in the manager's cart with the company: of nobody else's, whomever they act for. */
export const ownCart = 'N N N ok N N N N';
/** Managers of the company. */
export const managers = 'U N P ok N N P U';
/** The company's money: for those who may spend it, whom nobody stands in for. */
export const managersOwn = 'U N P ok N N P U';
/** Its maker, and managers of the company, of all who can see it. */
export const maker = 'U N P ok N N P U';
export const agents = 'U P P P P ok ok U';
/** Agents acting for a customer. */
export const inPlace = 'U P P P P P ok U';
