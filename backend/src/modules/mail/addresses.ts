import { eq, sql } from 'drizzle-orm';
import type { ResolversTypes } from '../../../../graphql/generated/resolvers.ts';
import { normaliseEmail } from '../../../../lib/rules/security/credentials.ts';
import type { Database } from '../../db/connect.ts';
import { mailAddresses, type MailBlock } from '../../db/schema/mail.ts';

export type MailState = ResolversTypes['MailState'];

/** Characters kept of what a mail server said. */
const maxReasonLength = 300;

/** Whether mail reaches an address, as far as the shop was told. */
export async function readMailState(db: Database, email: string): Promise<MailState> {
  const [row] = await db
    .select()
    .from(mailAddresses)
    .where(eq(mailAddresses.address, normaliseEmail(email)));
  if (!row) return 'Reachable';
  return row.block ?? (row.unsubscribedAt ? 'Unsubscribed' : 'Reachable');
}

/**
 * Marks an address that nothing more is sent to. A complaint outweighs a bounce: its owner reads mail and wants none.
 * @returns false where it was marked so before: then nothing changes
 */
export async function blockMailAddress(
  tx: Database,
  { email, block, reason }: { email: string; block: MailBlock; reason: string },
): Promise<boolean> {
  const values = { block, reason: reason.slice(0, maxReasonLength), blockedAt: sql`now()` };
  const written = await tx
    .insert(mailAddresses)
    .values({ address: normaliseEmail(email), ...values })
    .onConflictDoUpdate({
      target: mailAddresses.address,
      set: values,
      setWhere: sql`${mailAddresses.block} IS NULL OR (${mailAddresses.block} = 'Bounced' AND excluded.block = 'Complained')`,
    })
    .returning({ address: mailAddresses.address });
  return written.length > 0;
}

/** From now on the address gets only what is about an order or was asked for. */
export async function stopNotices(tx: Database, email: string): Promise<void> {
  await tx
    .insert(mailAddresses)
    .values({ address: normaliseEmail(email), unsubscribedAt: sql`now()` })
    .onConflictDoUpdate({
      target: mailAddresses.address,
      set: { unsubscribedAt: sql`coalesce(${mailAddresses.unsubscribedAt}, now())` },
    });
}

/** The owner of the address wants its mail again, and says that it arrives. */
export async function resumeMail(tx: Database, email: string): Promise<void> {
  await tx.delete(mailAddresses).where(eq(mailAddresses.address, normaliseEmail(email)));
}
