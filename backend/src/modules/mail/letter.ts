import { escapeXml } from '../../../../lib/rules/text/xml.ts';
import { formatKennitala } from '../../../../lib/rules/people/kennitala.ts';
import { formatPhone } from '../../../../lib/rules/people/phone.ts';
import { brandColours } from '../../../../styles/brand-colours.ts';

/** The content of a mail, from which both its HTML and its text are made. All of it is plain text, no markup. */
export interface Letter {
  subject: string;
  /** Preview text that mail programs show beside the subject. */
  preview: string;
  heading: string;
  paragraphs: readonly string[];
  /** The subject matter line by line, e.g. goods and their price; then sums, of which the last is the total. */
  table?: { lines: readonly TableLine[]; sums: readonly TableLine[] };
  action?: { label: string; url: string };
  /** Small print below, e.g. what to do when the mail is unexpected. */
  note?: string;
}

interface TableLine {
  label: string;
  /** Small, below the label. */
  detail?: string;
  amount: string;
}

/** The sender; printed at the foot (law 30/2002). */
interface MailSender {
  name: string;
  address: string;
  ssn: string;
  vatNumber: string;
  /** Seven digits. */
  phoneNumber: string;
  email: string | null;
  siteUrl: string;
  /** Where its reader ends such mails; null where they cannot be ended. */
  unsubscribeUrl: string | null;
}

interface WrittenLetter {
  subject: string;
  html: string;
  text: string;
}

const unsubscribeLabel = 'Afþakka tilkynningar';

const { ink, inkSoft, fjord, paper, mist, line } = brandColours;

/** HTML and text of a letter. Tables and inline styles, because mail programs support little else. */
export function writeLetter(letter: Letter, sender: MailSender): WrittenLetter {
  // A subject is a header: a line break would end it.
  const subject = letter.subject.replaceAll(/\p{Cc}+/gu, ' ');
  return { subject, html: htmlOf({ ...letter, subject }, sender), text: textOf(letter, sender) };
}

function textOf({ heading, paragraphs, table, action, note }: Letter, sender: MailSender): string {
  const parts = [heading, ...paragraphs];
  if (table) parts.push(table.lines.map(textLine).join('\n'), table.sums.map(textLine).join('\n'));
  if (action) parts.push(`${action.label}:\n${action.url}`);
  if (note) parts.push(note);
  parts.push(`-- \n${footerLines(sender).join('\n')}\n${sender.siteUrl}`);
  if (sender.unsubscribeUrl !== null) parts.push(`${unsubscribeLabel}:\n${sender.unsubscribeUrl}`);
  return `${parts.join('\n\n')}\n`;
}

function textLine({ label, detail, amount }: TableLine): string {
  return `${label}${detail ? ` (${detail})` : ''}: ${amount}`;
}

function footerLines({ name, ssn, vatNumber, address, phoneNumber, email }: MailSender): string[] {
  const seller = [name, `kt. ${formatKennitala(ssn)}`, vatNumber && `VSK-númer ${vatNumber}`];
  const contactLines = [address, `sími ${formatPhone(phoneNumber)}`, email];
  return [seller, contactLines].map((sellerFacts) => sellerFacts.filter(Boolean).join(' · '));
}

function htmlLine({ label, detail, amount }: TableLine, isTotal: boolean): string {
  const cell = `padding:8px 0;border-bottom:1px solid ${line};vertical-align:top`;
  const weight = isTotal ? 'font-weight:600' : 'font-weight:400';
  const small = detail ? `<br><span style="color:${inkSoft};font-size:14px">${escapeXml(detail)}</span>` : '';
  return `<tr><td style="${cell};${weight}">${escapeXml(label)}${small}</td><td align="right" style="${cell};${weight};white-space:nowrap;padding-left:16px">${escapeXml(amount)}</td></tr>`;
}

function htmlOf(letter: Letter, sender: MailSender): string {
  const { subject, preview, heading, paragraphs, table, action, note } = letter;
  const body = paragraphs.map(
    (paragraph) => `<p style="margin:0 0 16px">${escapeXml(paragraph).replaceAll('\n', '<br>')}</p>`,
  );
  if (table) {
    const rows = [
      ...table.lines.map((one) => htmlLine(one, false)),
      ...table.sums.map((one) => htmlLine(one, one === table.sums.at(-1))),
    ];
    body.push(
      `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 16px;border-top:1px solid ${line}">${rows.join('')}</table>`,
    );
  }
  if (action) {
    const { label, url } = action;
    body.push(
      `<p style="margin:24px 0"><a href="${escapeXml(url)}" style="display:inline-block;padding:12px 24px;border-radius:8px;background:${fjord};color:${paper};font-weight:600;text-decoration:none">${escapeXml(label)}</a></p>`,
      `<p style="margin:0 0 16px;color:${inkSoft};font-size:14px">Ef hnappurinn virkar ekki má afrita slóðina og líma í vafra:<br><a href="${escapeXml(url)}" style="color:${fjord};word-break:break-all">${escapeXml(url)}</a></p>`,
    );
  }
  if (note) body.push(`<p style="margin:24px 0 16px;color:${inkSoft};font-size:14px">${escapeXml(note)}</p>`);
  const { unsubscribeUrl } = sender;
  const unsubscribeLine =
    unsubscribeUrl === null
      ? ''
      : `<br><a href="${escapeXml(unsubscribeUrl)}" style="color:${inkSoft}">${unsubscribeLabel}</a>`;
  return `<!doctype html>
<html lang="is">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"><title>${escapeXml(subject)}</title></head>
<body style="margin:0;padding:0;background:${mist};color:${ink};font-family:Inter,'Segoe UI',Helvetica,Arial,sans-serif;font-size:16px;line-height:1.5">
<div style="display:none;max-height:0;overflow:hidden">${escapeXml(preview)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${mist}"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px">
<tr><td style="padding:8px 8px 16px"><a href="${escapeXml(sender.siteUrl)}" style="color:${fjord};font-size:22px;font-weight:700;text-decoration:none">${escapeXml(sender.name)}</a></td></tr>
<tr><td style="padding:32px 24px 16px;border-radius:14px;background:${paper}">
<h1 style="margin:0 0 16px;font-size:22px;line-height:1.3">${escapeXml(heading)}</h1>
${body.join('\n')}
</td></tr>
<tr><td style="padding:16px 8px;color:${inkSoft};font-size:13px">${footerLines(sender).map(escapeXml).join('<br>')}${unsubscribeLine}</td></tr>
</table></td></tr></table>
</body></html>`;
}
