import { BackendError } from '../io/backend-error.ts';
import { logFailure } from '../io/log.ts';
import { callRest } from '../io/rest.ts';
import {
  electronicPendingSchema,
  electronicReferenceSchema,
  electronicStartedSchema,
  userOptionsSchema,
  type UserOption,
} from '../contract/rest-schemas.ts';
import { electronicRedirectSchema } from '../contract/redirect-schemas.ts';
import { startFailedError } from '../rules/people/electronic-sign-in.ts';
import { clearPendingSignIn, readPendingSignIn, type SignInMethod } from './pending-sign-in.ts';

const electronicPath = 'customer/auth/electronic';
/** Time limit of a poll (ms); the next one gets the answer. */
const requestTimeoutMs = 10_000;

export interface StartedSignIn {
  reference: string;
  verificationCode: string;
  retryCount: number;
}

/** @throws Error 'Could not start authentication' (specification §7.1), whose cause says why */
export async function startElectronicSignIn(
  identifier: string,
  method: SignInMethod,
): Promise<StartedSignIn> {
  try {
    const { status, body } = await withRequestTimeout(
      callRest(electronicPath, { identifier, useAppAuthentication: method === 'app' }),
    );
    if (status !== 200) throw unexpectedStatus(status);
    return electronicStartedSchema.parse(body);
  } catch (cause) {
    throw new Error(startFailedError, { cause });
  }
}

/** Where the browser leaves the shop for. @throws Error as `startElectronicSignIn` */
export async function startElectronicRedirect(): Promise<string> {
  try {
    const { status, body } = await withRequestTimeout(callRest(`${electronicPath}/redirect`, {}));
    if (status !== 200) throw unexpectedStatus(status);
    return electronicRedirectSchema.parse(body).url;
  } catch (cause) {
    throw new Error(startFailedError, { cause });
  }
}

/** @param answer what the service added to the address. @returns a reference to who it was. @throws BackendError */
export async function completeElectronicRedirect(answer: string): Promise<string> {
  const { status, body } = await withRequestTimeout(callRest(`${electronicPath}/return`, { answer }));
  if (status !== 200) throw unexpectedStatus(status);
  return electronicReferenceSchema.parse(body).reference;
}

/** Number of polls while the phone has not answered; null once it has approved. @throws BackendError */
export async function fetchElectronicStatus(reference: string): Promise<number | null> {
  const { status, body } = await withRequestTimeout(callRest(`${electronicPath}/status`, { reference }));
  if (status === 200) return null;
  if (status !== 202) throw unexpectedStatus(status);
  return electronicPendingSchema.parse(body).retryCount;
}

export type ElectronicUserInfo =
  | { kind: 'signed-in' }
  | { kind: 'no-user' }
  | { kind: 'choose'; options: UserOption[] };

/** @param selectedCustomer an id that was listed before. @throws BackendError */
export async function fetchElectronicUserInfo(
  reference: string,
  selectedCustomer?: number,
): Promise<ElectronicUserInfo> {
  const { status, body } = await withRequestTimeout(
    callRest(`${electronicPath}/userinfo`, {
      reference,
      ...(selectedCustomer !== undefined && { selectedCustomer }),
    }),
  );
  if (status === 200) return { kind: 'signed-in' };
  if (status === 204) return { kind: 'no-user' };
  if (status !== 300) throw unexpectedStatus(status);
  return { kind: 'choose', options: userOptionsSchema.parse(body) };
}

/** Ends the sign-in of this tab, here and on the phone; failure is only logged, since it expires by itself. */
export function abandonElectronicSignIn(): void {
  const pendingSignIn = readPendingSignIn();
  clearPendingSignIn();
  if (pendingSignIn) cancelElectronicSignIn(pendingSignIn.reference);
}

/** As abandonElectronicSignIn, for one that is not stored. */
export function cancelElectronicSignIn(reference: string): void {
  callRest(`${electronicPath}/cancel`, { reference }).catch((error: unknown) =>
    logFailure('Cancelling the electronic sign-in failed', error),
  );
}

function unexpectedStatus(status: number): BackendError {
  return new BackendError('UNKNOWN', `Unexpected answer ${status}`);
}

function withRequestTimeout<T>(answer: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new BackendError('UNAVAILABLE', 'No answer in time')),
      requestTimeoutMs,
    );
    void answer.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
