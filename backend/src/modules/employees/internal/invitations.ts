import type { ResolversParentTypes, ResolversTypes } from '../../../../../graphql/generated/resolvers.ts';
import { invitationSchema } from '../../../../../lib/contract/forms/invitation.ts';
import { abilitiesOf, type Rights } from '../../../../../lib/rules/people/roles.ts';
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
import { readGivenRole } from './given-role.ts';
import { checkGrantable, lockPeople, readLimit } from './rules.ts';
import { hasEmployee } from './store.ts';

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
    orderLimit: readLimit(input.orderLimit),
  };
  await readGiven(context.db, access, input);
  const existing = await invitations.findInvitationOf(context.db, companyId, values.invited);
  // Repeating the same invitation sends nothing and so counts nothing.
  if (existing && existing.expiresAt > new Date()) return changeInvitation(context, access, input, values);
  if (await hasEmployee(context.db, companyId, values.invited))
    throw new ShopError('FAILED_PRECONDITION', 'Viðkomandi er þegar starfsmaður fyrirtækisins.', {
      reason: 'member',
    });
  return limitMails(context, companyId, values.invited, async (tx) => {
    const locked = await lockPeople(tx, access);
    const { role, companyRole } = await readGiven(tx, locked, input);
    if ((await invitations.findPendingInvitations(tx, companyId, maxPending)).length >= maxPending)
      throw new ShopError(
        'FAILED_PRECONDITION',
        'Of mörg boð bíða svars. Vinsamlegast afturkallið fyrst boð sem á ekki lengur við.',
        { reason: 'invitations' },
      );
    const known = await invitations.findInvitationOf(tx, companyId, values.invited);
    const sent = {
      ...values,
      role,
      companyRoleId: companyRole?.id ?? null,
      actorId: access.session.actorId,
      ...newValidity(),
    };
    const row = known
      ? await invitations.updateInvitation(tx, known.id, sent)
      : await invitations.insertInvitation(tx, { ...sent, companyId });
    if (!row) throw notFoundError();
    // A concurrent request has already queued the mail.
    if (!known || known.expiresAt <= new Date()) await enqueue(tx, invitationQueue, { invitationId: row.id });
    const invitation = { ...row, companyRole };
    await auditInvitation(tx, access, 'invite-employee', invitation);
    return invitation;
  });
}

/** What who accepts would be. @throws ShopError BAD_REQUEST; PERMISSION_DENIED for what the requester may not give */
async function readGiven(
  db: Database,
  access: CompanyAccess,
  input: ResolversTypes['AddEmployeeInput'],
): Promise<Pick<invitations.InvitationToRole, 'role' | 'companyRole'>> {
  const { role } = input;
  const companyRole = await readGivenRole(db, access.companyId, input, null);
  checkGrantable(access, rightsOf({ role, companyRole }));
  return { role, companyRole };
}

const rightsOf = ({
  role,
  companyRole,
}: Pick<invitations.InvitationToRole, 'role' | 'companyRole'>): Rights => ({
  role,
  abilities: abilitiesOf(role, companyRole?.abilities ?? null),
});

async function changeInvitation(
  { db }: Context,
  access: CompanyAccess,
  input: ResolversTypes['AddEmployeeInput'],
  { invited, orderLimit }: Pick<invitations.InvitationRow, 'invited' | 'orderLimit'>,
): Promise<Invitation> {
  return db.transaction(async (tx) => {
    const locked = await lockPeople(tx, access);
    const { role, companyRole } = await readGiven(tx, locked, input);
    const companyRoleId = companyRole?.id ?? null;
    const existing = await invitations.findInvitationOf(tx, access.companyId, invited);
    if (!existing) throw notFoundError();
    const isSame =
      existing.role === role &&
      existing.companyRoleId === companyRoleId &&
      existing.orderLimit === orderLimit;
    if (isSame) return toInvitation(existing);
    checkGrantable(locked, rightsOf(existing));
    const row = await invitations.updateInvitation(tx, existing.id, { role, companyRoleId, orderLimit });
    if (!row) throw notFoundError();
    await auditInvitation(tx, access, 'invite-employee', { ...row, companyRole });
    return toInvitation({ ...row, companyRole });
  });
}

export async function resendInvitation(context: Context, invitationId: string): Promise<Invitation> {
  const { access, row } = await ownInvitation(context, invitationId);
  return limitMails(context, access.companyId, row.invited, async (tx) => {
    const renewed = await invitations.updateInvitation(tx, row.id, { ...newValidity(), codeHash: null });
    if (!renewed) throw notFoundError();
    await enqueue(tx, invitationQueue, { invitationId: row.id });
    await auditInvitation(tx, access, 'resend-invitation', row);
    return { ...renewed, companyRole: row.companyRole };
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
  checkGrantable(access, rightsOf(row));
  return { access, row };
}

/** Counts a mail that is about to be queued, for the company and for its recipient. */
async function limitMails(
  { db }: Context,
  companyId: number,
  invited: string,
  write: (tx: Database) => Promise<invitations.InvitationToRole>,
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
  { id, role, companyRole }: invitations.InvitationToRole,
): Promise<void> {
  await writeAudit(tx, { ...session, customerId: companyId }, action, {
    invitationId: id,
    role: companyRole?.name ?? role,
  });
}

function toInvitation(row: invitations.InvitationToRole): Invitation {
  const { id, invited, role, companyRole, orderLimit, sentAt, expiresAt } = row;
  return {
    id: String(id),
    invited,
    role,
    companyRole: companyRole && { id: String(companyRole.id), name: companyRole.name },
    abilities: [...rightsOf(row).abilities],
    orderLimit,
    sentAt: sentAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    isExpired: expiresAt <= new Date(),
  };
}
