import {
  multiFactor,
  TotpMultiFactorGenerator,
  updatePassword,
  type TotpSecret,
  type User,
} from 'firebase/auth';
import { refuseCommonPassword } from './common-passwords.ts';
import { getIdentity } from './identity.ts';

/*
 * Changes of an account by its owner. Each needs a sign-in within the last five minutes; everything throws the
 * SDK's error, whose `code` is `auth/` and a code of specification §8.4.
 */

/** @returns a fresh identity token: the change ended the ones before */
export async function changePassword(password: string): Promise<string> {
  const user = requireSignedInUser();
  await refuseCommonPassword(password);
  await updatePassword(user, password);
  return user.getIdToken();
}

export interface PendingSecondFactor {
  /** For typing into the app. */
  secret: string;
  /** Opens the app on a phone (`otpauth:`). */
  link: string;
  /** Enrols it once the app's code is right; returns a fresh token. */
  enrol(code: string): Promise<string>;
}

/** @param shop as the app shall call it */
export async function startSecondFactor(shop: string): Promise<PendingSecondFactor> {
  const user = requireSignedInUser();
  const session = await multiFactor(user).getSession();
  const secret: TotpSecret = await TotpMultiFactorGenerator.generateSecret(session);
  return {
    secret: secret.secretKey,
    link: secret.generateQrCodeUrl(user.email ?? shop, shop),
    async enrol(code) {
      const assertion = TotpMultiFactorGenerator.assertionForEnrollment(secret, code);
      await multiFactor(user).enroll(assertion, shop);
      return user.getIdToken();
    },
  };
}

/** @returns a fresh identity token */
export async function removeSecondFactors(): Promise<string> {
  const user = requireSignedInUser();
  for (const factor of multiFactor(user).enrolledFactors) await multiFactor(user).unenroll(factor);
  return user.getIdToken();
}

function requireSignedInUser(): User {
  const user = getIdentity().currentUser;
  if (!user) throw Object.assign(new Error('Nobody is signed in'), { code: 'auth/requires-recent-login' });
  return user;
}
