import { dayMs } from '../../../../../lib/rules/dates/durations.ts';
import { randomBytes } from 'node:crypto';
import { invalidEmailMessage, messageForCode } from '../../../../../lib/rules/text/messages.ts';
import { isEmail, normaliseEmail } from '../../../../../lib/rules/security/credentials.ts';
import {
  newsletterConsent,
  newsletterLinkDays,
  newsletterPaths,
} from '../../../../../lib/rules/people/newsletter.ts';
import type { Context } from '../../../context.ts';
import { ShopError } from '../../../errors.ts';
import type { Letter } from '../../mail/letter.ts';
import { sendMail, siteUrl } from '../../mail/outbox.ts';
import { withLimit, withRefusalLimit } from '../../session/limits.ts';
import { unsubscribe } from '../unsubscribe.ts';
import { confirmSignup, endSignup, deleteUnconfirmed, upsertSignup } from './store.ts';
import { hashText } from '../../../hash-input.ts';

const daySeconds = 86_400;
const hourSeconds = 3_600;
/** Mails to one address per day; addresses, and invalid links, from one client per hour. */
const maxMailsPerDay = 3;
const maxSignupsPerHour = 20;
const maxTriesPerHour = 60;

const createToken = (): string => randomBytes(32).toString('base64url');
/**
 * Mails the confirmation link to an address that is not on the list yet. An address gets no newsletter before that.
 * @throws ShopError BAD_REQUEST for an invalid address, UNAVAILABLE past the limits
 */
export async function requestNewsletter(context: Context, typedEmail: string): Promise<true> {
  const { db, config, ip, network } = context;
  const email = normaliseEmail(typedEmail);
  if (!isEmail(email) || /[\p{Cc}\0]/u.test(email) || !email.isWellFormed())
    throw new ShopError('BAD_REQUEST', invalidEmailMessage, { fields: { email: invalidEmailMessage } });
  const signUp = async (): Promise<true> => {
    const confirmToken = createToken();
    const askedAt = new Date();
    const confirmExpiresAt = new Date(askedAt.getTime() + newsletterLinkDays * dayMs);
    await db.transaction(async (tx) => {
      await deleteUnconfirmed(tx, askedAt);
      const isNew = await upsertSignup(tx, {
        email,
        consentText: newsletterConsent,
        askedFrom: ip,
        askedAt,
        confirmHash: hashText(confirmToken),
        confirmExpiresAt,
        leaveToken: createToken(),
      });
      const link = `${siteUrl(config)}${newsletterPaths.confirm}#${confirmToken}`;
      if (isNew)
        await sendMail(tx, config, {
          to: email,
          purpose: 'requested',
          letter: confirmationLetter(link),
          until: confirmExpiresAt,
        });
    });
    return true;
  };
  const limit = (key: string, tries: number, windowSeconds: number) =>
    ({ key: `newsletter:${key}`, tries, windowSeconds, countsSuccess: true }) as const;
  return withLimit(db, limit(`from:${network}`, maxSignupsPerHour, hourSeconds), () =>
    withLimit(db, limit(`to:${hashText(email)}`, maxMailsPerDay, daySeconds), signUp),
  );
}

/** @throws ShopError NOT_FOUND for an expired or unknown link */
export function confirmNewsletter(context: Context, token: string): Promise<true> {
  return limitTries(context, () => confirmSignup(context.db, hashText(token), new Date()));
}

/** By the list's own link, or by the one in the shop's other mails. @throws ShopError NOT_FOUND for an unknown link */
export function leaveNewsletter(context: Context, token: string): Promise<true> {
  return limitTries(
    context,
    async () => (await unsubscribe(context, token)) || endSignup(context.db, token.replaceAll('\0', '')),
  );
}

function limitTries({ db, network }: Context, useLink: () => Promise<boolean>): Promise<true> {
  return withRefusalLimit(
    db,
    { key: `newsletter:link:${network}`, tries: maxTriesPerHour, windowSeconds: hourSeconds },
    async () => {
      if (!(await useLink())) throw new ShopError('NOT_FOUND', messageForCode('expired-action-code'));
      return true as const;
    },
  );
}

function confirmationLetter(url: string): Letter {
  return {
    subject: 'Staðfestu skráningu á póstlistann',
    preview: 'Eitt skref er eftir: staðfestu netfangið þitt.',
    heading: 'Staðfestu skráninguna',
    paragraphs: [
      'Beðið var um að þetta netfang yrði skráð á póstlistann okkar. Smelltu á hnappinn til að staðfesta skráninguna.',
      newsletterConsent,
    ],
    action: { label: 'Staðfesta skráningu', url },
    note: `Ef þú baðst ekki um þetta þarftu ekkert að gera: þá verður netfangið ekki skráð. Hlekkurinn gildir í ${newsletterLinkDays} daga.`,
  };
}
