import type { DatabaseSync } from 'node:sqlite';
import PostalMime, { type Attachment } from 'postal-mime';
import { inTransaction, openSqlite } from '../sqlite.ts';

/** Above this the oldest are deleted. */
const maxStored = 1_000;
const maxListed = 100;

const schema = `
  create table if not exists messages (
    id integer primary key autoincrement,
    -- Milliseconds since 1970.
    received_at integer not null,
    sender text not null,
    raw blob not null
  ) strict;
  create table if not exists recipients (
    message_id integer not null references messages (id) on delete cascade,
    address text not null,
    primary key (address, message_id)
  ) strict, without rowid;
  create index if not exists recipients_message on recipients (message_id);
`;

/** A message with its envelope, as received by SMTP. */
export interface Message {
  id: number;
  /** ISO 8601. */
  receivedAt: string;
  /** Of the envelope, as are the recipients: the message's own headers may differ. */
  from: string;
  to: string[];
  subject: string;
  messageId: string;
  text: string;
  html: string;
  /** Where one press unsubscribes (RFC 8058); null where the message does not offer it. */
  unsubscribeUrl: string | null;
  attachments: { filename: string; mimeType: string; size: number }[];
}

export interface Messages {
  add(sender: string, recipients: readonly string[], raw: Buffer): void;
  /** Newest first; `to` filters by recipient, ignoring case. */
  list(to?: string): Promise<Message[]>;
  find(id: number): Promise<Message | null>;
  attachment(id: number, index: number): Promise<{ filename: string; content: Uint8Array } | null>;
  /** Every address that has messages, sorted. */
  addresses(): string[];
  clear(): void;
  ready(): void;
  close(): void;
}

interface Row {
  id: number;
  received_at: number;
  sender: string;
  raw: Uint8Array;
}

export function openMessages(folder: string, now: () => number): Messages {
  const database = openSqlite(folder, 'mail.sqlite', schema);
  const insert = database.prepare('insert into messages (received_at, sender, raw) values (?, ?, ?)');
  const address = database.prepare('insert or ignore into recipients (message_id, address) values (?, ?)');
  const trim = database.prepare('delete from messages where id <= ?');
  const all = database.prepare('select * from messages order by id desc limit ?');
  const of = database.prepare(
    'select messages.* from recipients join messages on id = message_id where address = ? order by id desc limit ?',
  );
  const one = database.prepare('select * from messages where id = ?');

  const find = (id: number) => one.get(id) as unknown as Row | undefined;
  return {
    add: (sender, recipients, raw) =>
      inTransaction(database, () => {
        const id = Number(insert.run(now(), sender, raw).lastInsertRowid);
        for (const recipient of recipients) address.run(id, recipient.toLowerCase());
        trim.run(id - maxStored);
      }),
    list: (to) => {
      const rows = to === undefined ? all.all(maxListed) : of.all(to.trim().toLowerCase(), maxListed);
      return Promise.all((rows as unknown as Row[]).map((row) => readMessage(database, row)));
    },
    find: async (id) => {
      const row = find(id);
      return row ? readMessage(database, row) : null;
    },
    attachment: async (id, index) => {
      const row = find(id);
      const attachment = row && (await PostalMime.parse(row.raw)).attachments[index];
      return attachment
        ? { filename: attachmentName(attachment), content: attachmentBytes(attachment) }
        : null;
    },
    addresses: () =>
      database
        .prepare('select distinct address from recipients order by address')
        .all()
        .map((row) => String(row['address'])),
    clear: () => database.exec('delete from messages'),
    ready: () => void database.prepare('select 1').get(),
    close: () => database.close(),
  };
}

async function readMessage(database: DatabaseSync, row: Row): Promise<Message> {
  const parsed = await PostalMime.parse(row.raw);
  const to = database.prepare('select address from recipients where message_id = ?').all(row.id);
  return {
    id: row.id,
    receivedAt: new Date(row.received_at).toISOString(),
    from: row.sender,
    to: to.map(({ address }) => String(address)),
    subject: parsed.subject ?? '',
    messageId: parsed.messageId ?? '',
    text: parsed.text ?? '',
    html: parsed.html ?? '',
    unsubscribeUrl: oneClickUrl(parsed.headers),
    attachments: parsed.attachments.map((attachment) => ({
      filename: attachmentName(attachment),
      mimeType: attachment.mimeType,
      size: attachmentBytes(attachment).length,
    })),
  };
}

/** Only with both headers is it one press. */
function oneClickUrl(headers: readonly { key: string; value: string }[]): string | null {
  const valueOf = (name: string) => headers.find(({ key }) => key === name)?.value ?? '';
  if (valueOf('list-unsubscribe-post').trim() !== 'List-Unsubscribe=One-Click') return null;
  return /<(https?:[^>]+)>/.exec(valueOf('list-unsubscribe'))?.[1] ?? null;
}

function attachmentName({ filename }: Attachment): string {
  return filename || 'vidhengi';
}

function attachmentBytes({ content }: Attachment): Uint8Array {
  return typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content);
}
