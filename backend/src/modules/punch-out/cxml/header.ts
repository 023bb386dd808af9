import type { NetworkIdentity } from '../../../db/schema/punch-out.ts';
import type { SystemCaller } from '../systems.ts';
import { attributeOf, elementAt, findChildren, textAt, type Element } from './parse-cxml.ts';

type System = SystemCaller['system'];

/** A message that was read, and the system that proved to have sent it. */
export interface ProvedMessage {
  document: Element;
  caller: SystemCaller;
}

/** The secret that a message is proved with; empty where it has none. */
export const secretOf = (document: Element): string =>
  findChildren(elementAt(document, 'Header', 'Sender'), 'Credential')
    .map((credential) => textAt(credential, 'SharedSecret'))
    .find((secret) => secret !== '') ?? '';

/** Whether a message is from, to and sent by whom the system's settings name. */
export function isFromSystem(document: Element, { kind, identities }: System): boolean {
  if (kind !== 'CXML' || !identities) return false;
  const has = (part: string, wanted: NetworkIdentity): boolean =>
    findChildren(elementAt(document, 'Header', part), 'Credential').some(
      (credential) =>
        attributeOf(credential, 'domain').toLowerCase() === wanted.domain.toLowerCase() &&
        textAt(credential, 'Identity') === wanted.identity,
    );
  return has('From', identities.from) && has('To', identities.to) && has('Sender', identities.sender);
}
