import { addressLine } from '../../../../lib/rules/people/address-line.ts';
import type { ResolversParentTypes } from '../../../../graphql/generated/resolvers.ts';
import type { Session } from '../../context.ts';
import type { Database } from '../../db/connect.ts';
import type { ChosenAddress } from '../../db/schema/carts.ts';
import { ShopError } from '../../errors.ts';
import { may } from '../../../../lib/rules/people/abilities.ts';
import { abilitiesOf } from '../../../../lib/rules/people/roles.ts';
import { messageForCode } from '../../../../lib/rules/text/messages.ts';
import * as store from './internal/store.ts';

type BillToCustomer = ResolversParentTypes['BillToCustomer'];

export interface LoginChoice {
  id: number;
  name: string;
  /** The person behind a company's login. */
  actorName: string | null;
}

/**
 * The customers that an account of the identity service may sign in as; none when it is unknown to this shop.
 * @throws ShopError PERMISSION_DENIED when all of them are deactivated
 */
export async function findCustomersOfLogin(db: Database, identityUid: string): Promise<LoginChoice[]> {
  return withoutDeactivated(await store.findLogins(db, identityUid));
}

/**
 * The customers that a person with this national id may sign in as; none when they are unknown to this shop. Leaves out a
 * customer that registered with the number and only an e-mail address: that may be someone else (`isTaken`).
 * @throws ShopError PERMISSION_DENIED when all of them are deactivated
 */
export async function findCustomersOfPerson(
  db: Database,
  nationalId: string,
): Promise<{ choices: LoginChoice[]; isTaken: boolean }> {
  const rows = await store.findCustomersByNationalId(db, nationalId);
  const choices = withoutDeactivated(rows.filter(({ isUnproven }) => !isUnproven));
  return { choices, isTaken: rows.some(({ isUnproven }) => isUnproven) };
}

/**
 * Records that the customer owns the national id it registered with, if `hasShownId` confirms that its electronic id was shown.
 */
export async function proveOwner(
  db: Database,
  customerId: number,
  hasShownId: (nationalId: string) => boolean,
): Promise<void> {
  const ssn = await store.findUnprovenSsn(db, customerId);
  if (ssn !== null && hasShownId(ssn)) await store.markProven(db, customerId);
}

function withoutDeactivated(rows: (LoginChoice & { isActive: boolean })[]): LoginChoice[] {
  const active = rows.filter((row) => row.isActive);
  if (rows.length > 0 && active.length === 0) {
    throw new ShopError('PERMISSION_DENIED', messageForCode('user-disabled'), { reason: 'err.disabled' });
  }
  return active.map(({ id, name, actorName }) => ({ id, name, actorName }));
}

/**
 * The customer acted for, with what the contract has of a customer; the modules of carts and of the catalogue add theirs.
 * @param billToOptions where they have been read already
 */
export async function readAuthenticatedCustomer(
  db: Database,
  session: Session,
  billToOptions?: readonly BillToCustomer[],
): Promise<ResolversParentTypes['Customer'] | null> {
  const { customerId } = session;
  const [actedFor, addresses, companies, billTo] = await Promise.all([
    store.findActedFor(db, customerId, session.id),
    store.findAddresses(db, customerId),
    store.findCompanies(db, session.actorId),
    billToOptions ?? listBillToOptions(db, customerId),
  ]);
  if (!actedFor) return null;
  const { customer, actor } = actedFor;
  const main = addresses.find((address) => address.isMain);
  const { role } = session;
  const memberships = companies.map((one) => ({
    ...one,
    abilities: abilitiesOf(one.role, one.companyRole?.abilities ?? null),
  }));
  // A purchasing system's visit shows whose cart it is, and nothing of who made the system's access.
  const isVisit = role === 'PunchOut';
  const hasAccount = customer.creditLimit !== null && may(session, 'see-invoices');
  return {
    id: String(customer.id),
    address: main ? toAddress(main) : null,
    ssn: customer.ssn,
    name: customer.name,
    actorName: actor.name === customer.name ? null : actor.name,
    phoneNumber: customer.phoneNumber,
    isAgent: actor.isAgent && !isVisit,
    email: customer.email,
    isCompany: customer.isCompany,
    isConfirmed: customer.isConfirmed,
    creditLimit: hasAccount ? customer.creditLimit : null,
    balanceDue: hasAccount ? customer.balanceDue : null,
    addresses: isVisit ? [] : addresses.map(toCustomerAddress),
    companies: (isVisit ? [] : memberships).map(({ company, address, role: roleThere, abilities }) => ({
      id: String(company.id),
      companyName: company.name,
      companySsn: company.ssn,
      companyAddress: address && addressLine(address),
      role: roleThere,
      abilities: [...abilities],
    })),
    managerCompanies: (isVisit ? [] : memberships)
      .filter((one) => may(one, 'manage-employees'))
      .map(({ company }) => ({ id: String(company.id) })),
    actor: { id: String(session.actorId), name: actor.name },
    billTo: pickedBillTo(billTo, session),
    billToCount: billTo.length,
    role,
    abilities: [...session.abilities],
    companyRole: isVisit
      ? null
      : (companies.find(({ company }) => company.id === customer.id)?.companyRole?.name ?? null),
    contextVersion: session.contextVersion,
  };
}

/** The customers that orders of a customer may be billed to, by name. */
export async function listBillToOptions(db: Database, customerId: number): Promise<BillToCustomer[]> {
  return (await store.findBillTo(db, customerId)).map((row) => ({ ...row, id: String(row.id) }));
}

/** The customers that a person may act for in their own right: themselves first, then their companies by name. */
export async function listOwnCustomers(db: Database, actorId: number): Promise<store.CustomerRow[]> {
  const own = await store.findCustomer(db, actorId);
  const companies = await store.findCompanies(db, actorId);
  return [...(own ? [own] : []), ...companies.map(({ company }) => company)];
}

/** A customer's row; null when there is none. */
export function readCustomer(db: Database, id: number): Promise<store.CustomerRow | null> {
  return store.findCustomer(db, id);
}

/** One of the customer's own addresses; null for another customer's. */
export async function readCustomerAddress(
  db: Database,
  customerId: number,
  addressId: number,
): Promise<store.AddressRow | null> {
  const addresses = await store.findAddresses(db, customerId);
  return addresses.find((address) => address.id === addressId) ?? null;
}

/** The customer's saved addresses, the own one first. */
export function readCustomerAddresses(db: Database, customerId: number): Promise<store.AddressRow[]> {
  return store.findAddresses(db, customerId);
}

/** The customer's own address; null while none is known. */
export async function readMainAddress(db: Database, customerId: number): Promise<store.AddressRow | null> {
  const [first] = await store.findAddresses(db, customerId);
  return first?.isMain ? first : null;
}

export async function readMainAddressLine(db: Database, customerId: number): Promise<string | null> {
  const main = await readMainAddress(db, customerId);
  return main && addressLine(main);
}

/** The initial bill-to customer: the only one there is, else none. */
export function onlyBillTo(options: readonly BillToCustomer[]): number | null {
  const [onlyOption, ...others] = options;
  return onlyOption && others.length === 0 ? Number(onlyOption.id) : null;
}

/** As onlyBillTo, of a customer whose options are needed for nothing else. */
export async function findOnlyBillTo(db: Database, customerId: number): Promise<number | null> {
  return onlyBillTo(await listBillToOptions(db, customerId));
}

/** Whether orders of a customer may be billed to another now; checked at every order, since the right can be withdrawn. */
export async function mayBillTo(db: Database, customerId: number, billToId: number): Promise<boolean> {
  return (await store.findBillTo(db, customerId)).some(({ id }) => id === billToId);
}

/** Whether a customer has several bill-to customers and none is chosen yet. */
export async function mustChooseBillTo(db: Database, customerId: number): Promise<boolean> {
  return (await store.findBillTo(db, customerId)).length > 1;
}

/** Who was picked to be billed. */
export const pickedBillTo = (
  options: readonly BillToCustomer[],
  { billToId }: Pick<Session, 'billToId'>,
): BillToCustomer | null => options.find(({ id }) => id === String(billToId)) ?? null;

export function toCustomerAddress(row: store.AddressRow): ResolversParentTypes['CustomerAddress'] {
  return { id: String(row.id), address: toAddress(row), isMain: row.isMain };
}

/** An address of the address book as an order keeps it. */
export function toChosenAddress(row: store.AddressRow): ChosenAddress {
  const { id, addressLine1, addressLine2, city, state, country, postalCode } = row;
  return { id, addressLine1, addressLine2, city, state, country, postalCode };
}

export function toAddress(row: store.AddressRow): ResolversParentTypes['Address'] {
  return { ...toChosenAddress(row), id: String(row.id) };
}

/** Until the transaction ends nobody else changes what belongs to the customer. */
export function lockCustomer(tx: Database, id: number): Promise<void> {
  return store.lockCustomer(tx, id);
}
