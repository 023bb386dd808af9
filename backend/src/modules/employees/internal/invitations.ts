import type { ResolversParentTypes, ResolversTypes } from '../../../../../graphql/generated/resolvers.ts';
import { invitationSchema } from '../../../../../lib/contract/forms/invitation.ts';
import type { Context } from '../../../context.ts';
import type { Database } from '../../../db/connect.ts';
import { ShopError } from '../../../errors.ts';
import { parseForm } from '../../../field-problems.ts';
import { toRowId } from '../../../row-id.ts';
import { enqueue } from '../../jobs/queue.ts';
import { writeAudit } from '../../session/audit.ts';
import { hashCookie } from '../../session/cookies.ts';
import { withLimit } from '../../session/limits.ts';
import { requireSession } from '../../session/sessions.ts';
import { notFoundError, requireCompany, type CompanyAccess } from '../company-access.ts';
import { invitationQueue } from '../invitation-queue.ts';
import * as invitations from './invitation-store.ts';
import { checkGrantableRoles, readLimit } from './rules.ts';
import { hasEmployee, lockCompany } from './store.ts';

type Invitation = ResolversParentTypes['EmployeeInvitation'];

const daySeconds = 86_400;
/** Lifetime of a link (ms). */
const lifetimeMs = 7 * daySeconds * 1000;
/** Pending invitations of a company, mails of a company per day, and mails to one address from all companies per day. */
const maxPending = 200;
const companyMailLimit = { tries: 50, windowSeconds: daySeconds, countsSuccess: true } as const;
const recipientMailLimit = { tries: 5, windowSeconds: daySeconds, countsSuccess: true } as const;

export async function listPendingInvitations(db: Database, companyId: number): Promise<Invitation[]> {
  return (await invitations.findPendingInvitations(db, companyId, maxPending)).map(toInvitation);
}

/** @throws ShopError as the contract says; no response reveals whether the shop knows the person */
export async function addEmployee(
  context: Context,
  input: ResolversTypes['AddEmployeeInput'],
): Promise<Invitation> {
  const access = await requireCompany(context, input.companyId, 'manage-employees');
  const { companyId } = access;
  const values = {
    ...parseForm(invitationSchema, { invited: input.invited }),
    role: input.role,
    orderLimit: readLimit(input.orderLimit),
  };
  checkGrantableRoles(access, values.role);
  const existing = await invitations.findInvitationOf(context.db, companyId, values.invited);
  // Repeating the same invitation sends nothing and so counts nothing.
  if (existing && existing.expiresAt > new Date()) return changeInvitation(context, access, existing, values);
  if (await hasEmployee(context.db, companyId, values.invited))
    throw new ShopError('FAILED_PRECONDITION', 'Viðkomandi er þegar starfsmaður fyrirtækisins.', {
      reason: 'member',
    });
  return limitMails(context, companyId, values.invited, async (tx) => {
    await lockCompany(tx, companyId);
    if ((await invitations.findPendingInvitations(tx, companyId, maxPending)).length >= maxPending)
      throw new ShopError(
        'FAILED_PRECONDITION',
        'Of mörg boð bíða svars. Vinsamlegast afturkallið fyrst boð sem á ekki lengur við.',
        { reason: 'invitations' },
      );
    const known = await invitations.findInvitationOf(tx, companyId, values.invited);
    const sent = { ...values, actorId: access.session.actorId, ...newValidity() };
    const row = known
      ? await invitations.updateInvitation(tx, known.id, sent)
      : await invitations.insertInvitation(tx, { ...sent, companyId });
    if (!row) throw notFoundError();
    // A concurrent request has already queued the mail.
    if (!known || known.expiresAt <= new Date()) await enqueue(tx, invitationQueue, { invitationId: row.id });
    await auditInvitation(tx, access, 'invite-employee', row);
    return row;
  });
}

async function changeInvitation(
  { db }: Context,
  access: CompanyAccess,
  existing: invitations.InvitationRow,
  { role, orderLimit }: Pick<invitations.InvitationRow, 'role' | 'orderLimit'>,
): Promise<Invitation> {
  if (existing.role === role && existing.orderLimit === orderLimit) return toInvitation(existing);
  checkGrantableRoles(access, existing.role);
  return db.transaction(async (tx) => {
    const row = await invitations.updateInvitation(tx, existing.id, { role, orderLimit });
    if (!row) throw notFoundError();
    await auditInvitation(tx, access, 'invite-employee', row);
    return toInvitation(row);
  });
}

export async function resendInvitation(context: Context, invitationId: string): Promise<Invitation> {
  const { access, row } = await ownInvitation(context, invitationId);
  return limitMails(context, access.companyId, row.invited, async (tx) => {
    const renewed = await invitations.updateInvitation(tx, row.id, { ...newValidity(), codeHash: null });
    if (!renewed) throw notFoundError();
    await enqueue(tx, invitationQueue, { invitationId: row.id });
    await auditInvitation(tx, access, 'resend-invitation', renewed);
    return renewed;
  });
}

export async function withdrawInvitation(context: Context, invitationId: string): Promise<void> {
  const { access, row } = await ownInvitation(context, invitationId);
  await context.db.transaction(async (tx) => {
    if (!(await invitations.deleteInvitation(tx, row.id))) throw notFoundError();
    await auditInvitation(tx, access, 'withdraw-invitation', row);
  });
}

/** @throws ShopError NOT_FOUND both for an invitation that does not exist and for one of a company that is not the requester's */
async function ownInvitation(context: Context, invitationId: string) {
  requireSession(context);
  const row = await invitations.findInvitation(context.db, toRowId(invitationId));
  const access = await requireCompany(context, String(row?.companyId ?? 0), 'manage-employees');
  if (!row) throw notFoundError();
  checkGrantableRoles(access, row.role);
  return { access, row };
}

/** Counts a mail that is about to be queued, for the company and for its recipient. */
async function limitMails(
  { db }: Context,
  companyId: number,
  invited: string,
  write: (tx: Database) => Promise<invitations.InvitationRow>,
): Promise<Invitation> {
  return withLimit(db, { ...companyMailLimit, key: `invite:${companyId}` }, () =>
    withLimit(db, { ...recipientMailLimit, key: `invite-to:${hashCookie(invited)}` }, async () =>
      toInvitation(await db.transaction(write)),
    ),
  );
}

function newValidity(): { sentAt: Date; expiresAt: Date } {
  const sentAt = new Date();
  return { sentAt, expiresAt: new Date(sentAt.getTime() + lifetimeMs) };
}

async function auditInvitation(
  tx: Database,
  { session, companyId }: CompanyAccess,
  action: 'invite-employee' | 'resend-invitation' | 'withdraw-invitation',
  { id, role }: invitations.InvitationRow,
): Promise<void> {
  await writeAudit(tx, { ...session, customerId: companyId }, action, { invitationId: id, role });
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
