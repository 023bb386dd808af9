import type { OutgoingHttpHeaders } from 'node:http';
import type { PageHead, PageParts } from './packed-page.ts';

export interface NextPage {
  readonly kind: 'APP_PAGE';
  readonly html: string;
  /** The payload for navigation. */
  readonly rscData?: Buffer | undefined;
  readonly segmentData?: ReadonlyMap<string, Buffer> | undefined;
  readonly postponed?: string | undefined;
  readonly headers?: OutgoingHttpHeaders | undefined;
  readonly status?: number | undefined;
}

/** The values that Next stores: of its kinds, pages and route responses. */
export type NextValue =
  | NextPage
  | {
      readonly kind: 'APP_ROUTE';
      readonly body: Buffer;
      readonly headers: OutgoingHttpHeaders;
      readonly status: number;
    };

const segmentPrefix = 'segment ';

export function toPageParts(value: NextValue): PageParts {
  if (value.kind === 'APP_ROUTE') return new Map([['body', value.body]]);
  const parts = new Map<string, Buffer>([['html', Buffer.from(value.html)]]);
  if (value.rscData) parts.set('payload', value.rscData);
  if (value.postponed !== undefined) parts.set('postponed', Buffer.from(value.postponed));
  for (const [name, bytes] of value.segmentData ?? []) parts.set(segmentPrefix + name, bytes);
  return parts;
}

export function fromPageParts({ kind, headers, status }: PageHead, parts: PageParts): NextValue {
  if (kind === 'APP_ROUTE')
    return {
      kind,
      body: parts.get('body') ?? Buffer.alloc(0),
      headers: headers ?? {},
      status: status ?? 200,
    };
  const segments = [...parts].filter(([name]) => name.startsWith(segmentPrefix));
  return {
    kind,
    html: parts.get('html')?.toString() ?? '',
    rscData: parts.get('payload'),
    postponed: parts.get('postponed')?.toString(),
    segmentData:
      segments.length === 0
        ? undefined
        : new Map(segments.map(([name, bytes]) => [name.slice(segmentPrefix.length), bytes])),
    headers,
    status,
  };
}
