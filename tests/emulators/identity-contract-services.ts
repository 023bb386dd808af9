import { randomInt } from 'node:crypto';
import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app';
import {
  type Auth,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  getAuth,
  signInWithEmailAndPassword,
} from 'firebase/auth';
import { decodeJwt } from 'jose';
import { expect } from 'vitest';
import { identityAdmin, type IdentityAdmin } from '../../backend/src/modules/identity/identity-admin.ts';
import { administer, call, startIdentity, temporaryFolder } from './identity-server.ts';
import { signInWithIdp, visitProvider, type IdpAnswer } from './identity-visits.ts';

/** What a provider says of a person. */
interface Profile {
  email: string;
  verified: boolean;
}

/** A service that speaks the Identity Toolkit, as this shop uses it. */
export interface IdentityUnderTest {
  origin: string;
  project: string;
  admin: IdentityAdmin;
  /** A new SDK that talks to it. */
  sdk(): Auth;
  /** A change that only the administrator may make: of an account, or of the project. */
  changeAccount(change: { localId: string; disableUser?: boolean; validSince?: string }): Promise<void>;
  /** The newest code that was mailed to an address. */
  mailedCode(email: string): Promise<string | undefined>;
  /** The newest code that was sent to a phone. */
  sentCode(phoneNumber: string): Promise<string | undefined>;
  /** Comes back from a provider as this person; with a token it is linked to that account. */
  visit(provider: string, profile: Profile, idToken?: string): Promise<IdpAnswer>;
  stop(): Promise<void>;
}

/** Google's emulator takes this token for its administrator's. */
const googlesOwner = 'owner';

function sdks(origin: string, projectId: string) {
  const apps: FirebaseApp[] = [];
  return {
    sdk(): Auth {
      const app = initializeApp({ apiKey: 'test-key', projectId }, `contract-${origin}-${apps.length}`);
      apps.push(app);
      const auth = getAuth(app);
      connectAuthEmulator(auth, origin, { disableWarnings: true });
      return auth;
    },
    close: () => Promise.all(apps.splice(0).map((app) => deleteApp(app))),
  };
}

const readCodes = async <Code>(origin: string, project: string, list: string): Promise<Code[]> => {
  const answer = await fetch(`${origin}/emulator/v1/projects/${project}/${list}`);
  return ((await answer.json()) as Record<string, Code[]>)[list] ?? [];
};

function underTest(
  origin: string,
  project: string,
  adminKey: string,
): Omit<IdentityUnderTest, 'visit' | 'stop'> & { close(): Promise<unknown> } {
  const { sdk, close } = sdks(origin, project);
  return {
    origin,
    project,
    admin: identityAdmin({
      IDENTITY_URL: origin,
      IDENTITY_PROJECT: project,
      IDENTITY_ADMIN_KEY: adminKey,
    }),
    sdk,
    close,
    async changeAccount(change) {
      const path = `/v1/projects/${project}/accounts:update`;
      const { status, body } = await administer(origin, 'POST', path, change, adminKey);
      if (status !== 200) throw new Error(JSON.stringify(body));
    },
    async mailedCode(email) {
      const codes = await readCodes<{ email: string; oobCode: string }>(origin, project, 'oobCodes');
      return codes.findLast((code) => code.email === email)?.oobCode;
    },
    async sentCode(phoneNumber) {
      const codes = await readCodes<{ phoneNumber: string; code: string }>(
        origin,
        project,
        'verificationCodes',
      );
      return codes.findLast((code) => code.phoneNumber === phoneNumber)?.code;
    },
  };
}

async function startOwn(): Promise<IdentityUnderTest> {
  const { folder, remove } = temporaryFolder();
  const server = await startIdentity(folder);
  const { IDENTITY_PROJECT, IDENTITY_ADMIN_KEY } = server.env;
  const service = underTest(server.origin, IDENTITY_PROJECT ?? '', IDENTITY_ADMIN_KEY ?? '');
  return {
    ...service,
    visit: async (provider, profile, idToken) =>
      signInWithIdp(server.origin, {
        ...(await visitProvider(server.origin, provider, profile)),
        returnIdpCredential: true,
        ...(idToken && { idToken }),
      }),
    async stop() {
      await service.close();
      await server.stop();
      remove();
    },
  };
}

/** @param host of Google's emulator, which runs already */
async function useGoogles(host: string): Promise<IdentityUnderTest> {
  const origin = `http://${host}`;
  const service = underTest(origin, await projectOf(origin), googlesOwner);
  // As every project of today is set up, and the emulator is not: who has an account is not told.
  const path = `/v2/projects/${service.project}/config?updateMask=emailPrivacyConfig`;
  await administer(
    origin,
    'PATCH',
    path,
    { emailPrivacyConfig: { enableImprovedEmailPrivacy: true } },
    googlesOwner,
  );
  return {
    ...service,
    visit: (providerId, { email, verified }, idToken) => {
      const claims = JSON.stringify({ sub: `${providerId} ${email}`, email, email_verified: verified });
      const postBody = String(new URLSearchParams({ providerId, id_token: claims }));
      return signInWithIdp(origin, {
        requestUri: 'http://localhost:3000/auth/provider',
        postBody,
        returnIdpCredential: true,
        returnSecureToken: true,
        ...(idToken && { idToken }),
      });
    },
    stop: async () => void (await service.close()),
  };
}

/** The project that it was started for; its callers name none. */
async function projectOf(origin: string): Promise<string> {
  const email = `verkefni-${crypto.randomUUID()}@vorulind.test`;
  const { body } = await call(origin, '/v1/accounts:signUp', { email, password: 'Vorulind-2026' });
  return String(decodeJwt(body.idToken ?? '').aud);
}

/** Somebody of whom no other test knows. */
export const nextEmail = () => `samningur-${crypto.randomUUID()}@vorulind.test`;
export const nextPhone = () => `+354${randomInt(6_000_000, 9_000_000)}`;
export const password = 'Vorulind-2026';
export const failsWith = (code: string) => expect.objectContaining({ code: `auth/${code}` });

const googles = process.env['FIREBASE_AUTH_EMULATOR_HOST'];

/** What a contract runs over. */
export const services: [string, () => Promise<IdentityUnderTest>][] = [
  ['the emulator', startOwn],
  ...(googles
    ? [['Google’s emulator', () => useGoogles(googles)] as [string, () => Promise<IdentityUnderTest>]]
    : []),
];

export async function makePerson(identity: IdentityUnderTest) {
  const email = nextEmail();
  const { user } = await createUserWithEmailAndPassword(identity.sdk(), email, password);
  return { email, user, uid: user.uid };
}

export const signIn = (identity: IdentityUnderTest, email: string, tried = password) =>
  signInWithEmailAndPassword(identity.sdk(), email, tried);
