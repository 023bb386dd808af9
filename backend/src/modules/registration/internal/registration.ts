import { hourSeconds } from '../../../../../lib/rules/dates/durations.ts';
import type { ResolversTypes } from '../../../../../graphql/generated/resolvers.ts';
import { icelandicSortKey } from '../../../../../lib/rules/text/icelandic-order.ts';
import { kennitalaKind } from '../../../../../lib/rules/people/kennitala.ts';
import { messageForCode } from '../../../../../lib/rules/text/messages.ts';
import { normaliseEmail, isEmail } from '../../../../../lib/rules/security/credentials.ts';
import { accountPath } from '../../../../../lib/rules/routes/account-paths.ts';
import type { Context } from '../../../context.ts';
import type { Database } from '../../../db/connect.ts';
import { ShopError } from '../../../errors.ts';
import { sendMail, siteUrl } from '../../mail/outbox.ts';
import { writeAudit } from '../../session/audit.ts';
import { withLimit, withRefusalLimit } from '../../session/limits.ts';
import { checkIdentity } from '../../session/check-identity.ts';
import type { IdentityAccount } from '../../session/tokens.ts';
import { signIn } from '../../sign-in/sign-in.ts';
import { sendConfirmation } from './confirmation.ts';
import { readKennitala, readRegistration, type Registration } from './input.ts';
import { welcomeLetter } from './letters.ts';
import * as store from './store.ts';

/**
 * National ids checked, and registrations attempted, from one network per hour (reliability F28); and failed ones of one account.
 */
const maxPreflightsPerHour = 20;
const maxRegistrationsPerHour = 20;
const maxFailuresPerAccount = 10;

interface RegisteredCustomer {
  id: number;
  email: string;
  name: string;
  actorName: string | null;
}

/**
 * The form for a national id, by its first digit alone: the response is the same for known and unknown ones.
 * @throws ShopError BAD_REQUEST, UNAVAILABLE (HTTP 429) after 20 in an hour
 */
export async function preflightRegistration({ db, network }: Context, typed: string) {
  const ssn = readKennitala(typed);
  const limit = {
    ...hourlyLimit(`preflight:${network}`, maxPreflightsPerHour),
    countsSuccess: true,
  } as const;
  const isCompany = kennitalaKind(ssn) === 'company';
  return withLimit(db, limit, () => Promise.resolve({ isCompany, ssn }));
}

/**
 * Makes the owner of an identity account a customer and signs in, all or nothing. After a lost response the same request can be
 * repeated with a new token: the account already exists, and the customer either does not or belongs to this account.
 * @throws ShopError BAD_REQUEST with fields, UNAUTHENTICATED, FAILED_PRECONDITION when the national id is taken
 */
export async function registerCustomer(
  context: Context,
  input: ResolversTypes['RegisterCustomerInput'],
): Promise<ResolversTypes['RegisteredCustomer']> {
  const registration = readRegistration(input);
  const account = await verifyAccount(context, input.idToken);
  const customer = await withinLimits(context, account, () =>
    findOrAddCustomer(context, registration, account),
  );
  await signIn(context, customer, {
    identityUid: account.uid,
    identityAuthAt: new Date(account.authTime * 1000),
    isStrong: account.hasSecondFactor,
    idToken: input.idToken,
    userAgent: context.userAgent,
  });
  return { id: String(customer.id), email: customer.email, name: customer.name };
}

/** Invalid tokens are counted separately, so that junk cannot lock out account owners. */
function verifyAccount(context: Context, idToken: string): Promise<IdentityAccount> {
  const limit = hourlyLimit(`register-token:${context.network}`, maxRegistrationsPerHour);
  return withRefusalLimit(context.db, limit, () => checkIdentity(context, idToken));
}

/** The account's own failures are counted first, so that one account alone does not use up its network's limit. */
function withinLimits<T>({ db, network }: Context, { uid }: IdentityAccount, register: () => Promise<T>) {
  const networkLimit = {
    ...hourlyLimit(`register:${network}`, maxRegistrationsPerHour),
    countsSuccess: true,
  } as const;
  return withLimit(db, hourlyLimit(`register-account:${uid}`, maxFailuresPerAccount), () =>
    withLimit(db, networkLimit, register),
  );
}

const hourlyLimit = (key: string, tries: number) => ({ key, tries, windowSeconds: hourSeconds });

async function findOrAddCustomer(
  context: Context,
  registration: Registration,
  account: IdentityAccount,
): Promise<RegisteredCustomer> {
  const email = normaliseEmail(account.email ?? '');
  if (!isEmail(email)) throw new ShopError('BAD_REQUEST', messageForCode('invalid-email'));
  const customer = await context.db.transaction(async (tx) => {
    const existing = () => findRegisteredCustomer(tx, account.uid, registration.ssn);
    const added = () => addCustomer(tx, context, registration, { ...account, email });
    // Checked again: a concurrent duplicate of this request may have been faster.
    return (await existing()) ?? (await added()) ?? (await existing());
  });
  if (customer) return customer;
  throw new ShopError('FAILED_PRECONDITION', messageForCode('email-already-in-use'), {
    reason: 'err.emailInUse',
  });
}

async function findRegisteredCustomer(
  tx: Database,
  uid: string,
  ssn: string,
): Promise<RegisteredCustomer | null> {
  const registered = await store.findRegisteredCustomer(tx, uid, ssn);
  if (registered && !registered.isActive)
    throw new ShopError('PERMISSION_DENIED', messageForCode('user-disabled'), { reason: 'err.disabled' });
  return registered;
}

/** Null when the national id is taken. */
async function addCustomer(
  tx: Database,
  { config }: Context,
  { ssn, isCompany, name, contactName, phoneNumber, allowMarketing, ...address }: Registration,
  { uid, email, emailVerified }: IdentityAccount & { email: string },
): Promise<RegisteredCustomer | null> {
  const id = await store.insertCustomer(tx, {
    ssn,
    name,
    nameSort: icelandicSortKey(name),
    email,
    phoneNumber,
    isCompany,
    // An address proven at the identity service need not be confirmed again.
    isConfirmed: emailVerified,
    isOwnerUnproven: true,
    allowMarketing,
  });
  if (id === null) return null;
  await store.insertMainAddress(tx, { customerId: id, ...address });
  await store.insertLogin(tx, { identityUid: uid, customerId: id, actorName: contactName });
  if (emailVerified)
    await sendMail(tx, config, {
      to: email,
      purpose: 'requested',
      letter: welcomeLetter(name, `${siteUrl(config)}${accountPath}`),
    });
  else await sendConfirmation(tx, config, { id, name, email });
  const customer = { actorId: id, customerId: id, billToId: null };
  await writeAudit(tx, customer, 'register', {
    isCompany: Number(isCompany),
    marketing: Number(allowMarketing),
  });
  return { id, email, name, actorName: contactName };
}
