import { hourSeconds } from '../../../../../lib/rules/dates/durations.ts';
import type { ResolversParentTypes } from '../../../../../graphql/generated/resolvers.ts';
import { messageForCode } from '../../../../../lib/rules/text/messages.ts';
import type { Context } from '../../../context.ts';
import { ShopError } from '../../../errors.ts';
import { readCustomer } from '../../customer/customers.ts';
import { writeAudit } from '../../session/audit.ts';
import { hashCookie } from '../../session/cookies.ts';
import { withRefusalLimit } from '../../session/limits.ts';
import { requireSession } from '../../session/sessions.ts';
import { confirmAddress, findInvitationByCode, updateInvitation } from './invitation-store.ts';
import { insertEmployee, lockCompany } from './store.ts';

/** Wrong codes from one network in an hour. */
const tryLimit = { tries: 60, windowSeconds: hourSeconds };

/** What an invitation link is about, for anyone who holds it; null for an invalid one. */
export async function readInvitation(
  { db }: Context,
  code: string,
): Promise<ResolversParentTypes['Invitation'] | null> {
  const invitationRow = await findInvitationByCode(db, hashCookie(code));
  if (
    !invitationRow ||
    invitationRow.invitation.acceptedAt ||
    invitationRow.invitation.expiresAt <= new Date()
  )
    return null;
  const { role, mailedTo, expiresAt } = invitationRow.invitation;
  return {
    companyName: invitationRow.companyName,
    role,
    companyRole: invitationRow.companyRole,
    email: mailedTo ?? '',
    expiresAt: expiresAt.toISOString(),
  };
}

/**
 * Makes the signed-in person an employee, whichever customer they act for. An existing employee keeps their role.
 * @throws ShopError UNAUTHENTICATED; FAILED_PRECONDITION for an invalid link, for a company's own access, and for a link that was
 * made for another national id
 */
export async function acceptInvitation(
  context: Context,
  code: string,
): Promise<ResolversParentTypes['AcceptedInvitation']> {
  const session = requireSession(context);
  return withRefusalLimit(context.db, { ...tryLimit, key: `invitation:${context.network}` }, () =>
    context.db.transaction(async (tx) => {
      const hint = await findInvitationByCode(tx, hashCookie(code));
      // Companies are locked before invitations everywhere.
      if (hint) await lockCompany(tx, hint.invitation.companyId);
      const invitationRow = hint && (await findInvitationByCode(tx, hashCookie(code), true));
      if (!invitationRow) throw expiredError();
      const { invitation, companyName } = invitationRow;
      const { id, companyId, role, companyRoleId, orderLimit, mailedTo } = invitation;
      const accepted = { companyId: String(companyId), companyName };
      if (invitation.acceptedById === session.actorId) return accepted;
      if (invitation.acceptedAt || invitation.expiresAt <= new Date()) throw expiredError();
      const person = await readCustomer(tx, session.actorId);
      if (!person || person.isCompany)
        throw refusal('Skráðu þig inn sem einstaklingur til að samþykkja boðið.', 'company');
      if (!invitation.invited.includes('@') && invitation.invited !== person.ssn)
        throw refusal('Boðið er ætlað annarri kennitölu.', 'otherPerson');
      await insertEmployee(tx, { customerId: person.id, companyId, role, companyRoleId, orderLimit });
      await updateInvitation(tx, id, { acceptedAt: new Date(), acceptedById: person.id });
      if (mailedTo !== null) await confirmAddress(tx, person.id, mailedTo);
      await writeAudit(tx, { ...session, customerId: companyId }, 'accept-invitation', {
        invitationId: id,
        role: invitationRow.companyRole ?? role,
      });
      return accepted;
    }),
  );
}

function expiredError(): ShopError {
  return refusal(messageForCode('invalid-action-code'), 'err.linkExpired');
}

function refusal(message: string, reason: string): ShopError {
  return new ShopError('FAILED_PRECONDITION', message, { reason });
}
