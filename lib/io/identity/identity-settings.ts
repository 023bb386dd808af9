import {
  multiFactor,
  TotpMultiFactorGenerator,
  updatePassword,
  type TotpSecret,
  type User,
} from 'firebase/auth';
import { identity } from './identity.ts';

/*
 * What the owner of an account changes about it. Each needs a sign-in of the last five minutes; everything throws the
 * SDK's error, whose `code` is `auth/` and a code of specification §8.4.
 */

/** @returns a fresh identity token: the change ended the ones before */
export async function changePassword(password: string): Promise<string> {
  const user = signedInUser();
  await updatePassword(user, password);
  return user.getIdToken();
}

export interface NewFactor {
  /** For typing into the app. */
  secret: string;
  /** Opens the app on a phone (`otpauth:`). */
  link: string;
  /** Keeps it once the app shows the right code; answers a fresh token. */
  finish(code: string): Promise<string>;
}

/** @param shop as the app shall call it */
export async function newSecondFactor(shop: string): Promise<NewFactor> {
  const user = signedInUser();
  const session = await multiFactor(user).getSession();
  const secret: TotpSecret = await TotpMultiFactorGenerator.generateSecret(session);
  return {
    secret: secret.secretKey,
    link: secret.generateQrCodeUrl(user.email ?? shop, shop),
    async finish(code) {
      const assertion = TotpMultiFactorGenerator.assertionForEnrollment(secret, code);
      await multiFactor(user).enroll(assertion, shop);
      return user.getIdToken();
    },
  };
}

/** @returns a fresh identity token */
export async function removeSecondFactors(): Promise<string> {
  const user = signedInUser();
  for (const factor of multiFactor(user).enrolledFactors) await multiFactor(user).unenroll(factor);
  return user.getIdToken();
}

function signedInUser(): User {
  const user = identity().currentUser;
  if (!user) throw Object.assign(new Error('Nobody is signed in'), { code: 'auth/requires-recent-login' });
  return user;
}
