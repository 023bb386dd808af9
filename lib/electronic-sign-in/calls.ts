import { BackendError } from '../io/backend-error.ts';
import { logFailure } from '../io/log.ts';
import { callRest } from '../io/rest.ts';
import {
  electronicPendingSchema,
  electronicStartedSchema,
  userOptionsSchema,
  type UserOption,
} from '../contract/rest-schemas.ts';
import { startRefusal } from '../rules/people/electronic-sign-in.ts';
import { clearPendingSignIn, readPendingSignIn, type SignInMethod } from './pending-sign-in.ts';

const path = 'customer/auth/electronic';
/** An answer that takes longer is not waited for any more (ms); the next question gets it. */
const requestTimeoutMs = 10_000;

export interface StartedSignIn {
  reference: string;
  verificationCode: string;
  retryCount: number;
}

/** @throws Error 'Could not start authentication' (specification §7.1), whose cause says why */
export async function startElectronic(identifier: string, way: SignInMethod): Promise<StartedSignIn> {
  try {
    const { status, body } = await withRequestTimeout(
      callRest(path, { identifier, useAppAuthentication: way === 'app' }),
    );
    if (status !== 200) throw unexpected(status);
    return electronicStartedSchema.parse(body);
  } catch (cause) {
    throw new Error(startRefusal, { cause });
  }
}

/** How often it was asked while the phone has not answered; null once it has approved. @throws BackendError */
export async function electronicStatus(reference: string): Promise<number | null> {
  const { status, body } = await withRequestTimeout(callRest(`${path}/status`, { reference }));
  if (status === 200) return null;
  if (status !== 202) throw unexpected(status);
  return electronicPendingSchema.parse(body).retryCount;
}

export type UserInfo =
  | { kind: 'signed-in' }
  | { kind: 'no-user' }
  | { kind: 'choose'; options: UserOption[] };

/** @param selectedCustomer an id that was listed before. @throws BackendError */
export async function electronicUserInfo(reference: string, selectedCustomer?: number): Promise<UserInfo> {
  const { status, body } = await withRequestTimeout(
    callRest(`${path}/userinfo`, {
      reference,
      ...(selectedCustomer !== undefined && { selectedCustomer }),
    }),
  );
  if (status === 200) return { kind: 'signed-in' };
  if (status === 204) return { kind: 'no-user' };
  if (status !== 300) throw unexpected(status);
  return { kind: 'choose', options: userOptionsSchema.parse(body) };
}

/** Ends what is under way in this tab, here and on the phone; failure is only logged, since it runs out by itself. */
export function abandonElectronic(): void {
  const kept = readPendingSignIn();
  clearPendingSignIn();
  if (kept) cancelElectronic(kept.reference);
}

/** As abandonElectronic, of one that nothing is kept of. */
export function cancelElectronic(reference: string): void {
  callRest(`${path}/cancel`, { reference }).catch((error: unknown) =>
    logFailure('Cancelling the electronic sign-in failed', error),
  );
}

function unexpected(status: number): BackendError {
  return new BackendError('UNKNOWN', `Unexpected answer ${status}`);
}

function withRequestTimeout<T>(answer: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(
      () => reject(new BackendError('UNAVAILABLE', 'No answer in time')),
      requestTimeoutMs,
    );
    void answer.then(resolve, reject).finally(() => clearTimeout(late));
  });
}
