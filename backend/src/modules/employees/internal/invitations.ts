import type { ResolversParentTypes, ResolversTypes } from '../../../../../graphql/generated/resolvers.ts';
import { requiredMessage } from '../../../../../lib/rules/text/backend-messages.ts';
import { emailProblem, normaliseEmail } from '../../../../../lib/rules/security/credentials.ts';
import {
  isKennitala,
  kennitalaKind,
  kennitalaMessage,
  normaliseKennitala,
} from '../../../../../lib/rules/people/kennitala.ts';
import type { Context } from '../../../context.ts';
import type { Database } from '../../../db/connect.ts';
import { ShopError } from '../../../errors.ts';
import { FieldProblems } from '../../../field-problems.ts';
import { rowIdOf } from '../../../row-id.ts';
import { enqueue } from '../../jobs/queue.ts';
import { writeAudit } from '../../session/audit.ts';
import { hashCookie } from '../../session/cookies.ts';
import { limited } from '../../session/limits.ts';
import { requireSession } from '../../session/sessions.ts';
import { notFound, requireCompany, type CompanyAccess } from '../company-access.ts';
import { invitationQueue } from '../invitation-queue.ts';
import * as invitations from './invitation-store.ts';
import { checkGift, readLimit } from './rules.ts';
import { hasEmployee, lockCompany } from './store.ts';

type Invitation = ResolversParentTypes['EmployeeInvitation'];

const day = 86_400;
/** A link is good for this long (ms). */
const lifetime = 7 * day * 1000;
/** Links that wait in a company at once, mails of a company in a day, and mails to one address from all companies in a day. */
const mostWaiting = 200;
const mailsOfCompany = { tries: 50, windowSeconds: day, countsSuccess: true } as const;
const mailsToOne = { tries: 5, windowSeconds: day, countsSuccess: true } as const;

export async function waitingInvitations(db: Database, companyId: number): Promise<Invitation[]> {
  return (await invitations.findWaiting(db, companyId, mostWaiting)).map(toInvitation);
}

/** @throws ShopError as the contract says; none of the answers tells whether the shop knows the person */
export async function addEmployee(
  context: Context,
  input: ResolversTypes['AddEmployeeInput'],
): Promise<Invitation> {
  const access = await requireCompany(context, input.companyId, 'manage-employees');
  const { companyId } = access;
  const values = {
    invited: readInvited(input.invited),
    role: input.role,
    orderLimit: readLimit(input.orderLimit),
  };
  checkGift(access, values.role);
  const earlier = await invitations.findOf(context.db, companyId, values.invited);
  // The same wish again sends nothing and so counts nothing.
  if (earlier && earlier.expiresAt > new Date()) return change(context, access, earlier, values);
  if (await hasEmployee(context.db, companyId, values.invited))
    throw new ShopError('FAILED_PRECONDITION', 'Viðkomandi er þegar starfsmaður fyrirtækisins.', {
      reason: 'member',
    });
  return mailing(context, companyId, values.invited, async (tx) => {
    await lockCompany(tx, companyId);
    if ((await invitations.findWaiting(tx, companyId, mostWaiting)).length >= mostWaiting)
      throw new ShopError(
        'FAILED_PRECONDITION',
        'Of mörg boð bíða svars. Vinsamlegast afturkallið fyrst boð sem á ekki lengur við.',
        { reason: 'invitations' },
      );
    const known = await invitations.findOf(tx, companyId, values.invited);
    const sent = { ...values, actorId: access.session.actorId, ...fromNow() };
    const row = known
      ? await invitations.updateInvitation(tx, known.id, sent)
      : await invitations.insertInvitation(tx, { ...sent, companyId });
    if (!row) throw notFound();
    // Another request of the same moment has asked for the mail.
    if (!known || known.expiresAt <= new Date()) await enqueue(tx, invitationQueue, { invitationId: row.id });
    await audit(tx, access, 'invite-employee', row);
    return row;
  });
}

async function change(
  { db }: Context,
  access: CompanyAccess,
  earlier: invitations.InvitationRow,
  { role, orderLimit }: Pick<invitations.InvitationRow, 'role' | 'orderLimit'>,
): Promise<Invitation> {
  if (earlier.role === role && earlier.orderLimit === orderLimit) return toInvitation(earlier);
  checkGift(access, earlier.role);
  return db.transaction(async (tx) => {
    const row = await invitations.updateInvitation(tx, earlier.id, { role, orderLimit });
    if (!row) throw notFound();
    await audit(tx, access, 'invite-employee', row);
    return toInvitation(row);
  });
}

export async function resendInvitation(context: Context, invitationId: string): Promise<Invitation> {
  const { access, row } = await ownInvitation(context, invitationId);
  return mailing(context, access.companyId, row.invited, async (tx) => {
    const renewed = await invitations.updateInvitation(tx, row.id, { ...fromNow(), codeHash: null });
    if (!renewed) throw notFound();
    await enqueue(tx, invitationQueue, { invitationId: row.id });
    await audit(tx, access, 'resend-invitation', renewed);
    return renewed;
  });
}

export async function withdrawInvitation(context: Context, invitationId: string): Promise<void> {
  const { access, row } = await ownInvitation(context, invitationId);
  await context.db.transaction(async (tx) => {
    if (!(await invitations.deleteInvitation(tx, row.id))) throw notFound();
    await audit(tx, access, 'withdraw-invitation', row);
  });
}

/** @throws ShopError NOT_FOUND alike for one that is not there and for one of a company that is not the asker's */
async function ownInvitation(context: Context, invitationId: string) {
  requireSession(context);
  const row = await invitations.findById(context.db, rowIdOf(invitationId));
  const access = await requireCompany(context, String(row?.companyId ?? 0), 'manage-employees');
  if (!row) throw notFound();
  checkGift(access, row.role);
  return { access, row };
}

/** Counts a mail that is about to be asked for, for the company and for whom it goes to. */
async function mailing(
  { db }: Context,
  companyId: number,
  invited: string,
  write: (tx: Database) => Promise<invitations.InvitationRow>,
): Promise<Invitation> {
  return limited(db, { ...mailsOfCompany, key: `invite:${companyId}` }, () =>
    limited(db, { ...mailsToOne, key: `invite-to:${hashCookie(invited)}` }, async () =>
      toInvitation(await db.transaction(write)),
    ),
  );
}

function fromNow(): { sentAt: Date; expiresAt: Date } {
  const sentAt = new Date();
  return { sentAt, expiresAt: new Date(sentAt.getTime() + lifetime) };
}

async function audit(
  tx: Database,
  { session, companyId }: CompanyAccess,
  action: 'invite-employee' | 'resend-invitation' | 'withdraw-invitation',
  { id, role }: invitations.InvitationRow,
): Promise<void> {
  await writeAudit(tx, { ...session, customerId: companyId }, action, { invitationId: id, role });
}

/** An address in lower case or ten digits. @throws ShopError BAD_REQUEST */
function readInvited(text: string): string {
  const problems = new FieldProblems();
  const typed = text.trim();
  if (typed === '') problems.add('invited', requiredMessage);
  else if (typed.includes('@')) problems.add('invited', emailProblem(typed));
  else if (!isKennitala(typed)) problems.add('invited', kennitalaMessage);
  else if (kennitalaKind(typed) === 'company')
    problems.add('invited', 'Aðeins er hægt að bjóða fólki, ekki fyrirtækjum.');
  problems.check();
  return typed.includes('@') ? normaliseEmail(typed) : normaliseKennitala(typed);
}

function toInvitation(row: invitations.InvitationRow): Invitation {
  const { id, invited, role, orderLimit, sentAt, expiresAt } = row;
  return {
    id: String(id),
    invited,
    role,
    orderLimit,
    sentAt: sentAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    isExpired: expiresAt <= new Date(),
  };
}
