import { sql } from 'drizzle-orm';
import { normaliseEmail } from '../../../../lib/rules/security/credentials.ts';
import type { Config } from '../../config.ts';
import type { Database } from '../../db/connect.ts';
import { customers } from '../../db/schema/customers.ts';
import type { MailBlock } from '../../db/schema/mail.ts';
import { blockMailAddress } from './addresses.ts';
import type { Letter } from './letter.ts';
import { mailStaff, type MailSettings } from './outbox.ts';

/** Customers that the mail to the staff names. */
const maxNames = 5;

export interface UndeliverableReport {
  email: string;
  block: MailBlock;
  /** What the mail server said. */
  reason: string;
}

/** Sends nothing more to an address that does not take or want mail, and tells the store's staff, once. */
export async function markUndeliverable(
  tx: Database,
  config: MailSettings & Pick<Config, 'MAIL_FROM'>,
  report: UndeliverableReport,
): Promise<void> {
  if (!(await blockMailAddress(tx, report))) return;
  const owners = await tx
    .select({ name: customers.name })
    .from(customers)
    .where(sql`lower(${customers.email}) = ${normaliseEmail(report.email)}`)
    .limit(maxNames);
  await mailStaff(
    tx,
    config,
    staffLetter(
      report,
      owners.map(({ name }) => name),
    ),
  );
}

const causes: Readonly<Record<MailBlock, string>> = {
  Bounced: 'Tölvupóstur sem verslunin sendi á netfangið var endursendur.',
  Complained: 'Viðtakandinn merkti tölvupóst frá versluninni sem ruslpóst.',
};

function staffLetter({ email, block, reason }: UndeliverableReport, owners: string[]): Letter {
  return {
    subject: `Tölvupóstur berst ekki á ${email}`,
    preview: causes[block],
    heading: `Tölvupóstur berst ekki á ${email}`,
    paragraphs: [
      `${causes[block]} Verslunin sendir því ekkert á það lengur, ekki heldur staðfestingar pantana.`,
      ...(reason ? [`Svar póstþjónsins: ${reason}`] : []),
      owners.length > 0
        ? `Viðskiptavinir með þetta netfang: ${owners.join(', ')}.`
        : 'Enginn viðskiptavinur er skráður með netfangið.',
      'Viðskiptavinurinn sér þetta á Mínum síðum og getur opnað þar aftur fyrir póst.',
    ],
  };
}
