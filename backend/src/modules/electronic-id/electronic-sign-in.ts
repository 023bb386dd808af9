import { isKennitala, kennitalaMessage, normaliseKennitala } from '../../../../lib/rules/people/kennitala.ts';
import { isPhone, normalisePhone, phoneMessage } from '../../../../lib/rules/people/phone.ts';
import { maximumPolls, statusErrorMessage } from '../../../../lib/rules/people/electronic-sign-in.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/connect.ts';
import { ShopError } from '../../errors.ts';
import { withLimit } from '../session/limits.ts';
import { bindToBrowser, requireId, unknownError } from './internal/binding.ts';
import { startsPerAddress, startsPerNumber } from './internal/limits.ts';
import type { ElectronicIdProvider, Recipient } from './internal/provider.ts';
import { createReferences, type References } from './internal/reference.ts';
import * as store from './internal/store.ts';

/** Seconds from the start to the completed sign-in: time to confirm on the phone, and to choose a user. */
const lifetimeSeconds = 300;

type SignInContext = Pick<Context, 'db' | 'log' | 'network' | 'cookies'>;
interface StartedSignIn {
  /** Öryggistala: four digits. */
  verificationCode: string;
  reference: string;
}
type SignInStatus = { kind: 'pending'; retryCount: number } | { kind: 'approved' };
export interface ApprovedSignIn {
  id: string;
  nationalId: string;
  way: store.SignInRow['way'];
}

/** Sign-in by electronic id on the phone: state in the database, so that any backend process continues what another started. */
interface ElectronicSignIn {
  /** @throws ShopError BAD_REQUEST for an invalid number; UNAVAILABLE (429) after too many starts */
  start(context: SignInContext, identifier: string, viaApp: boolean): Promise<StartedSignIn>;
  /**
   * @throws ShopError NOT_FOUND for a sign-in that this browser did not start, FAILED_PRECONDITION when it ended without approval
   */
  status(context: SignInContext, reference: string): Promise<SignInStatus>;
  /** The person who approved. @throws ShopError NOT_FOUND as `status`, and before the approval */
  approvedBy(context: SignInContext, reference: string): Promise<ApprovedSignIn>;
  /** Cancels the sign-in; a later approval is ignored. */
  cancel(context: SignInContext, reference: string): Promise<void>;
}

export function electronicSignIn(provider: ElectronicIdProvider, secret: string): ElectronicSignIn {
  const references = createReferences(secret);

  return {
    async start(context, identifier, viaApp) {
      const recipient = parseRecipient(identifier, viaApp);
      const id = references.newId();
      const { transaction, verificationCode } = await withinLimits(context, references, recipient, () =>
        provider.start(recipient),
      );
      await store.insertSignIn(context.db, { id, transaction, way: recipient.way }, lifetimeSeconds);
      return { verificationCode, reference: bindToBrowser(context, references, id, lifetimeSeconds) };
    },

    async status(context, reference) {
      const row = await store.countPoll(context.db, requireId(context, references, reference));
      if (!row) throw unknownError();
      if (row.isApproved) return { kind: 'approved' };
      const found = row.polls > maximumPolls ? 'ended' : await provider.status(row.transaction);
      if (found === 'pending') return { kind: 'pending', retryCount: row.polls };
      if (found === 'ended') {
        await store.takeSignIn(context.db, row.id);
        throw new ShopError('FAILED_PRECONDITION', statusErrorMessage);
      }
      // Cancelled while the service was being queried: too late.
      const nationalId = typeof found === 'string' ? null : found.nationalId;
      if (!(await store.updateSignIn(context.db, row.id, { isApproved: true, nationalId })))
        throw unknownError();
      return { kind: 'approved' };
    },

    async approvedBy(context, reference) {
      const row = await store.findSignIn(context.db, requireId(context, references, reference));
      if (!row?.isApproved) throw unknownError();
      if (row.nationalId !== null) return { ...row, nationalId: row.nationalId };
      const { nationalId } = await provider.userInfo(row.transaction);
      if (!(await store.updateSignIn(context.db, row.id, { nationalId }))) throw unknownError();
      return { ...row, nationalId };
    },

    async cancel(context, reference) {
      const row = await store.takeSignIn(context.db, requireId(context, references, reference));
      if (!row) return;
      // The sign-in is over here in any case; removing it from the phone is best effort.
      await provider
        .cancel(row.transaction)
        .catch((error: unknown) => context.log.warn({ err: error }, 'cancelling an electronic id failed'));
    },
  };
}

/** Deletes the sign-in, which is valid for one session. @throws ShopError NOT_FOUND when another request was faster */
export async function consumeSignIn(db: Database, id: string): Promise<void> {
  if (!(await store.takeSignIn(db, id))) throw unknownError();
}

/** Deletes expired sign-ins. */
export async function sweepElectronicSignIns(db: Database): Promise<void> {
  await store.deleteExpired(db);
}

function withinLimits<T>(
  { db, network }: SignInContext,
  references: References,
  recipient: Recipient,
  start: () => Promise<T>,
): Promise<T> {
  const number = recipient.way === 'app' ? recipient.nationalId : recipient.phoneNumber;
  return withLimit(db, startsPerAddress(network), () =>
    withLimit(db, startsPerNumber(references.pseudonym(number)), start),
  );
}

/** Specification §5.1, checked again on the server; never verifies the check digit. */
function parseRecipient(identifier: string, viaApp: boolean): Recipient {
  if (viaApp) {
    if (!isKennitala(identifier)) throw new ShopError('BAD_REQUEST', kennitalaMessage);
    return { way: 'app', nationalId: normaliseKennitala(identifier) };
  }
  if (!isPhone(identifier)) throw new ShopError('BAD_REQUEST', phoneMessage);
  return { way: 'phone', phoneNumber: normalisePhone(identifier) };
}
