import { isKennitala, kennitalaMessage, normaliseKennitala } from '../../../../lib/rules/people/kennitala.ts';
import { isPhone, normalisePhone, phoneMessage } from '../../../../lib/rules/people/phone.ts';
import { mostPolls, statusErrorMessage } from '../../../../lib/rules/people/electronic-sign-in.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/connect.ts';
import { ShopError } from '../../errors.ts';
import { newCookie } from '../session/cookies.ts';
import { limited } from '../session/limits.ts';
import type { ElectronicId } from './choose-provider.ts';
import type { Recipient } from './internal/provider.ts';
import { referencesOf, type References } from './internal/reference.ts';
import * as store from './internal/store.ts';

/** Seconds from the start until somebody is signed in: time to answer on the phone, and to choose among users. */
const lifetime = 300;
/** Starts in ten minutes: for one number, so that nobody's phone is rung without end, and from one address (F28). */
const startsPerNumber = 3;
const startsPerAddress = 30;
const tenMinutes = 600;

type Asker = Pick<Context, 'db' | 'log' | 'network' | 'cookies'>;
export interface Started {
  /** Öryggistala: four digits. */
  verificationCode: string;
  reference: string;
}
export type Status = { kind: 'pending'; retryCount: number } | { kind: 'approved' };
export interface Approved {
  id: string;
  nationalId: string;
  way: Recipient['way'];
}

/** Sign-in by electronic id: state in the database, so that any backend goes on where another began. */
export interface ElectronicSignIn {
  /** @throws ShopError BAD_REQUEST for what is no number; UNAVAILABLE (429) when asked too often */
  start(asker: Asker, identifier: string, toApp: boolean): Promise<Started>;
  /** @throws ShopError NOT_FOUND for what this browser did not begin, FAILED_PRECONDITION when it ended without approval */
  status(asker: Asker, reference: string): Promise<Status>;
  /** Who approved. @throws ShopError NOT_FOUND as `status`, and before the approval */
  approvedBy(asker: Asker, reference: string): Promise<Approved>;
  /** Ends the sign-in; an answer after that is ignored. */
  cancel(asker: Asker, reference: string): Promise<void>;
}

export function electronicSignIn({ provider, secret }: ElectronicId): ElectronicSignIn {
  const references = referencesOf(secret);

  return {
    async start(asker, identifier, toApp) {
      const recipient = recipientOf(identifier, toApp);
      const id = references.newId();
      const { transaction, verificationCode } = await withinLimits(asker, references, recipient, () =>
        provider.start(recipient),
      );
      await store.insertSignIn(asker.db, { id, transaction, way: recipient.way }, lifetime);
      // One for all that this browser begins, so that two tabs do not end each other's.
      const nonce = asker.cookies.get('electronic') ?? newCookie();
      asker.cookies.set('electronic', nonce, lifetime);
      return { verificationCode, reference: references.signed(id, nonce) };
    },

    async status(asker, reference) {
      const row = await store.countPoll(asker.db, idOf(asker, references, reference));
      if (!row) throw unknown();
      if (row.isApproved) return { kind: 'approved' };
      const found = row.polls > mostPolls ? 'ended' : await provider.status(row.transaction);
      if (found === 'pending') return { kind: 'pending', retryCount: row.polls };
      if (found === 'ended') {
        await store.takeSignIn(asker.db, row.id);
        throw new ShopError('FAILED_PRECONDITION', statusErrorMessage);
      }
      // Cancelled while the service was asked: too late.
      if (!(await store.updateSignIn(asker.db, row.id, { isApproved: true }))) throw unknown();
      return { kind: 'approved' };
    },

    async approvedBy(asker, reference) {
      const row = await store.findSignIn(asker.db, idOf(asker, references, reference));
      if (!row?.isApproved) throw unknown();
      if (row.nationalId !== null) return { ...row, nationalId: row.nationalId };
      const { nationalId } = await provider.userInfo(row.transaction);
      if (!(await store.updateSignIn(asker.db, row.id, { nationalId }))) throw unknown();
      return { ...row, nationalId };
    },

    async cancel(asker, reference) {
      const row = await store.takeSignIn(asker.db, idOf(asker, references, reference));
      if (!row) return;
      // The sign-in is over here in any case; that it also leaves the phone is a courtesy.
      await provider
        .cancel(row.transaction)
        .catch((error: unknown) => asker.log.warn({ err: error }, 'cancelling an electronic id failed'));
    },
  };
}

/** Takes the sign-in away, for the one session that it is good for. @throws ShopError NOT_FOUND when another was faster */
export async function useUp(db: Database, id: string): Promise<void> {
  if (!(await store.takeSignIn(db, id))) throw unknown();
}

/** Removes sign-ins that ran out of time. */
export async function sweepElectronicSignIns(db: Database): Promise<void> {
  await store.deleteExpired(db);
}

function withinLimits<T>(
  { db, network }: Asker,
  references: References,
  recipient: Recipient,
  start: () => Promise<T>,
): Promise<T> {
  const number = recipient.way === 'app' ? recipient.nationalId : recipient.phoneNumber;
  const limit = (key: string, tries: number) =>
    ({ key: `electronic:${key}`, tries, windowSeconds: tenMinutes, countsSuccess: true }) as const;
  return limited(db, limit(network, startsPerAddress), () =>
    limited(db, limit(references.pseudonym(number), startsPerNumber), start),
  );
}

/** Specification §5, once more on the server; the check digit is never looked at. */
function recipientOf(identifier: string, toApp: boolean): Recipient {
  if (toApp) {
    if (!isKennitala(identifier)) throw new ShopError('BAD_REQUEST', kennitalaMessage);
    return { way: 'app', nationalId: normaliseKennitala(identifier) };
  }
  if (!isPhone(identifier)) throw new ShopError('BAD_REQUEST', phoneMessage);
  return { way: 'phone', phoneNumber: normalisePhone(identifier) };
}

function idOf({ cookies }: Pick<Asker, 'cookies'>, references: References, reference: string): string {
  const id = references.open(reference, cookies.get('electronic'));
  if (id === null) throw unknown();
  return id;
}

/** The same for a reference that never was, is over, or belongs to another browser (reliability F22). */
function unknown(): ShopError {
  return new ShopError('NOT_FOUND');
}
