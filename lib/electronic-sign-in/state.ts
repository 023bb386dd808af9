import type { UserOption } from '../contract/rest-schemas.ts';
import type { SignInMethod } from './pending-sign-in.ts';

/** How a visitor may prove who they are; `redirect`: on the service's own pages. */
export type ElectronicMethod = SignInMethod | 'redirect';

/** Where a sign-in by electronic id stands (specification §4.4). */
export type ElectronicSignInState =
  | {
      kind: 'form';
      /** Icelandic text, or null. */
      error: string | null;
      /** The person is not in the shop yet. */
      isUnknown?: boolean;
    }
  | { kind: 'sending' }
  | {
      kind: 'waiting';
      verificationCode: string;
      /** Time of the last poll, ms since 1970. */
      endsAt: number;
      /** The last poll got no answer; it is repeated. */
      isUnreachable: boolean;
    }
  | { kind: 'identifying' }
  | { kind: 'choosing'; options: UserOption[]; isBusy: boolean }
  | { kind: 'signed-in' };
