import { z } from 'zod';
import { type Call, createLocalId, requireAccount, signInTo } from './account-calls.ts';
import type { Account } from './accounts.ts';
import { IdentityError } from './identity-error.ts';
import { checkOffered, type ProviderId, providerIds } from './offered-ways.ts';
import { authorisedDomains } from './project-settings.ts';
import type { ProviderProfile } from './provider-links.ts';
import type { IdentityService } from './service.ts';

const text = z.string().max(4096).optional();
const startSchema = z.object({ providerId: text, continueUri: text });
const finishSchema = z.object({
  requestUri: text,
  sessionId: text,
  /** The provider's answer where it did not come in the address. */
  postBody: text.nullable(),
  pendingToken: text.nullable(),
  /** Of the account that the provider's is linked to. */
  idToken: text,
  /** Whether an account of another is told of in an answer, with what the provider said, and not by an error. */
  returnIdpCredential: z.boolean().optional(),
});

/** Where the browser goes to sign in with a provider, and the session that its answer is bound to. */
export const createAuthUri: Call = ({ providerWaits, settings }, body, { origin }) => {
  const { providerId, continueUri } = startSchema.parse(body);
  const provider = providerIds.find((id) => id === providerId);
  if (!provider) throw new IdentityError('INVALID_PROVIDER_ID');
  if (!continueUri) throw new IdentityError('MISSING_CONTINUE_URI');
  if (!URL.canParse(continueUri)) throw new IdentityError('INVALID_CONTINUE_URI');
  if (!authorisedDomains.includes(new URL(continueUri).hostname))
    throw new IdentityError('UNAUTHORIZED_DOMAIN', 'Domain not whitelisted by project');
  checkOffered(settings, provider);
  const { state, sessionId } = providerWaits.start(provider, continueUri);
  return Promise.resolve({
    kind: 'identitytoolkit#CreateAuthUriResponse',
    authUri: `${origin}/emulator/provider?state=${state}`,
    providerId: provider,
    sessionId,
  });
};

/** Signs in, or links, who comes back from a provider; the first time it makes the account. */
export const signInWithIdp: Call = async (service, body) => {
  const { tokens, settings, accounts } = service;
  const { idToken, returnIdpCredential, ...answer } = finishSchema.parse(body);
  const { provider, profile } = readAnswer(service, answer);
  checkOffered(settings, provider);
  const details = toProfileAnswer(provider, profile);
  if (idToken) {
    const account = await tokens.accountOf(idToken);
    if (returnIdpCredential && isOfAnother(service, account, provider, profile))
      return { ...details, errorMessage: 'FEDERATED_USER_ID_ALREADY_LINKED' };
    link(service, account, provider, profile);
    return {
      ...details,
      ...(await signInTo(service, requireAccount(accounts.byId(account.local_id)), provider)),
    };
  }
  const found = findAccount(service, provider, profile);
  // Whose address it is the provider does not prove: only the account's owner may link it.
  if (found === 'needs-confirmation')
    return {
      ...details,
      needConfirmation: true,
      verifiedProvider: ['password'],
      pendingToken: service.providerWaits.keep(provider, profile),
    };
  const account = found ?? addAccount(service, provider, profile);
  return { ...details, isNewUser: !found, ...(await signInTo(service, account, provider)) };
};

function readAnswer(
  { providerWaits }: IdentityService,
  {
    requestUri,
    sessionId,
    postBody,
    pendingToken,
  }: Omit<z.infer<typeof finishSchema>, 'idToken' | 'returnIdpCredential'>,
) {
  if (pendingToken) return providerWaits.takeKept(pendingToken);
  if (!requestUri || !URL.canParse(requestUri)) throw new IdentityError('MISSING_REQUEST_URI');
  const query = new URLSearchParams(postBody ?? new URL(requestUri).search);
  if (query.get('error') === 'access_denied') throw new IdentityError('USER_CANCELLED');
  const code = query.get('code');
  if (!code || !sessionId) throw new IdentityError('INVALID_IDP_RESPONSE');
  return providerWaits.take(code, sessionId);
}

/** Google says whose address it is; Microsoft's accounts carry any (so does Google's own service see them). */
function provesAddress(provider: ProviderId, { emailVerified }: ProviderProfile): boolean {
  return provider === 'google.com' && emailVerified;
}

function findAccount(
  { accounts, links, now }: IdentityService,
  provider: ProviderId,
  profile: ProviderProfile,
): Account | 'needs-confirmation' | undefined {
  const linkedId = links.find(provider, profile.federatedId);
  if (linkedId) return requireAccount(accounts.byId(linkedId));
  const account = accounts.byEmail(profile.email);
  if (!account) return undefined;
  if (!provesAddress(provider, profile)) return 'needs-confirmation';
  if (account.disabled) throw new IdentityError('USER_DISABLED');
  accounts.claim(account, now());
  links.add(account.local_id, provider, profile);
  return requireAccount(accounts.byId(account.local_id));
}

function link(
  { links }: Pick<IdentityService, 'links'>,
  { local_id }: Pick<Account, 'local_id'>,
  provider: ProviderId,
  profile: ProviderProfile,
): void {
  if (isOfAnother({ links }, { local_id }, provider, profile))
    throw new IdentityError('FEDERATED_USER_ID_ALREADY_LINKED');
  const linkedId = links.find(provider, profile.federatedId);
  if (linkedId === undefined && !links.add(local_id, provider, profile))
    throw new IdentityError('PROVIDER_ALREADY_LINKED');
}

function isOfAnother(
  { links }: Pick<IdentityService, 'links'>,
  { local_id }: Pick<Account, 'local_id'>,
  provider: ProviderId,
  { federatedId }: ProviderProfile,
): boolean {
  return (links.find(provider, federatedId) ?? local_id) !== local_id;
}

function addAccount(
  { accounts, links, now }: IdentityService,
  provider: ProviderId,
  profile: ProviderProfile,
): Account {
  const local_id = createLocalId();
  const { email, displayName: display_name } = profile;
  const email_verified = Number(provesAddress(provider, profile));
  if (!accounts.add({ local_id, email, display_name, email_verified }, now()))
    throw new IdentityError('EMAIL_EXISTS');
  links.add(local_id, provider, profile);
  return requireAccount(accounts.byId(local_id));
}

function toProfileAnswer(providerId: ProviderId, profile: ProviderProfile) {
  const { federatedId, email, displayName, emailVerified } = profile;
  return {
    kind: 'identitytoolkit#VerifyAssertionResponse',
    providerId,
    federatedId,
    email,
    displayName,
    emailVerified: provesAddress(providerId, profile),
    // Good for nothing here; without one the SDK makes no credential of the answer.
    oauthAccessToken: createLocalId(),
    rawUserInfo: JSON.stringify({
      sub: federatedId,
      email,
      name: displayName,
      email_verified: emailVerified,
    }),
  };
}
