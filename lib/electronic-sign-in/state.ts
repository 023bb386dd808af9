import type { UserOption } from '../contract/rest-schemas.ts';

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
      /** When the last question will have been asked, ms since 1970. */
      endsAt: number;
      /** The last question got no answer; it is asked again. */
      isUnreachable: boolean;
    }
  | { kind: 'identifying' }
  | { kind: 'choosing'; options: UserOption[]; isBusy: boolean }
  | { kind: 'signed-in' };
