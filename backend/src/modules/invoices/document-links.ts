import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { Config } from '../../config.ts';
import type { Session } from '../../context.ts';

export type DocumentKind = 'pdf' | 'xml';

/** What a document is rendered from: a shipment has a delivery note, a declaration of withdrawal a label. */
export type DocumentSubject = 'invoice' | 'quote' | 'delivery-note' | 'return-label';

interface DocumentLink {
  of: DocumentSubject;
  kind: DocumentKind;
  /** Of the invoice, the quote, the shipment or the declaration. */
  id: number;
}

/** Lifetime of a link (seconds). */
const lifetimeSeconds = 300;

type Secrets = Pick<Config, 'REVALIDATE_SECRET'>;
type Reader = Pick<Session, 'id' | 'customerId'>;

/** Address of a document on the storefront's origin, valid for this session only and for five minutes. */
export function signedDocumentPath(config: Secrets, reader: Reader, link: DocumentLink, now: Date): string {
  const expires = Math.floor(now.getTime() / 1000) + lifetimeSeconds;
  const mark = signLink(config, reader, link, expires).toString('base64url');
  return `/backend/documents/${link.of}/${link.id}/${expires}/${mark}.${link.kind}`;
}

/** Whether the signed parts of a document's address were made by `signedDocumentPath` for this reader and have not expired. */
export function isSignedDocument(
  config: Secrets,
  reader: Reader,
  link: DocumentLink & { expires: number; mark: string },
  now: Date,
): boolean {
  if (link.expires * 1000 <= now.getTime()) return false;
  const expected = signLink(config, reader, link, link.expires);
  const actual = Buffer.from(link.mark, 'base64url');
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}

function signLink(
  { REVALIDATE_SECRET }: Secrets,
  reader: Reader,
  { of, kind, id }: DocumentLink,
  expires: number,
): Buffer {
  const key = Buffer.from(hkdfSync('sha256', REVALIDATE_SECRET, '', 'documents', 32));
  return createHmac('sha256', key)
    .update([of, kind, id, expires, reader.id, reader.customerId].join('.'))
    .digest();
}
