import { createHash, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { accountInfo, type Call, readEmail, requireAccount } from './account-calls.ts';
import { IdentityError } from './identity-error.ts';
import { checkOffered } from './offered-ways.ts';
import type { IdentityService } from './service.ts';

const lookupSchema = z.object({
  email: z.array(z.string()).default([]),
  localId: z.array(z.string()).default([]),
});
const sendSchema = z.object({
  requestType: z.enum(['PASSWORD_RESET', 'VERIFY_EMAIL', 'EMAIL_SIGNIN']),
  email: z.string().optional(),
  returnOobLink: z.literal(true),
});

const updateSchema = z.object({
  localId: z.string(),
  disableUser: z.boolean().optional(),
  validSince: z.string().regex(/^\d+$/).optional(),
});

/** Whether a request carries the administrator's token. */
export function isAdmin(
  { adminKey }: Pick<IdentityService, 'adminKey'>,
  authorization: string | undefined,
): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(authorization ?? ''), digest(`Bearer ${adminKey}`));
}

/** The call of a path below `/v1/projects/<project>`, which only an administrator may make. */
export function adminCall(
  service: IdentityService,
  path: string,
  authorization: string | undefined,
): Call | undefined {
  const [, project, method] = /^\/v1\/projects\/([^/]+)\/accounts:(\w+)$/.exec(path) ?? [];
  if (project !== service.project || method === undefined) return undefined;
  if (!isAdmin(service, authorization)) throw new IdentityError('PERMISSION_DENIED', '', 403);
  return calls.get(method);
}

/** Accounts by address or id; unknown ones are left out. */
const lookup: Call = (service, body) => {
  const { accounts } = service;
  const { email, localId } = lookupSchema.parse(body);
  const foundAccounts = [
    ...email.map((one) => accounts.byEmail(readEmail(one))),
    ...localId.map(accounts.byId),
  ];
  const users = foundAccounts.flatMap((account) => (account ? [accountInfo(service, account)] : []));
  return Promise.resolve({
    kind: 'identitytoolkit#GetAccountInfoResponse',
    ...(users.length > 0 && { users }),
  });
};

/** A code for a mail that the administrator sends. Unlike in the public call, an unknown address is refused. */
const sendOobCode: Call = ({ accounts, codes, settings }, body) => {
  const { requestType, email } = sendSchema.parse(body);
  const address = readEmail(email);
  if (requestType === 'EMAIL_SIGNIN') checkOffered(settings, 'emailLink');
  if (!accounts.byEmail(address)) throw new IdentityError('EMAIL_NOT_FOUND');
  const oobCode = codes.create(address, requestType);
  return Promise.resolve({ kind: 'identitytoolkit#GetOobConfirmationCodeResponse', email: address, oobCode });
};

/** Disables and enables an account, and ends its sessions (`validSince`, seconds). */
const update: Call = ({ accounts }, body) => {
  const { localId, disableUser, validSince } = updateSchema.parse(body);
  const account = requireAccount(accounts.byId(localId));
  accounts.administer(localId, {
    disabled: disableUser === undefined ? account.disabled : Number(disableUser),
    valid_since: validSince === undefined ? account.valid_since : Number(validSince) * 1000,
  });
  return Promise.resolve({ kind: 'identitytoolkit#SetAccountInfoResponse', localId });
};

const deleteSchema = z.object({ localId: z.string() });

const remove: Call = ({ accounts }, body) => {
  accounts.remove(requireAccount(accounts.byId(deleteSchema.parse(body).localId)).local_id);
  return Promise.resolve({ kind: 'identitytoolkit#DeleteAccountResponse' });
};

const calls = new Map<string, Call>([
  ['lookup', lookup],
  ['update', update],
  ['delete', remove],
  ['sendOobCode', sendOobCode],
]);
