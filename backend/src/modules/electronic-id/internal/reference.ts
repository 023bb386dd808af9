import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';

/** References of sign-ins as browsers get them: an id, signed together with the nonce of the browser's cookie. */
export interface References {
  /** 128 random bits. */
  newId(): string;
  signed(id: string, nonce: string): string;
  /** The id; null for anything that was not signed for this nonce. */
  verify(reference: string, nonce: string | null): string | null;
  /** Replaces a number where the number itself is not needed. */
  pseudonym(text: string): string;
}

const referenceShape = /^([\w-]{22})\.([\w-]{43})$/;

export function createReferences(secret: string): References {
  const key = (purpose: string) =>
    Buffer.from(hkdfSync('sha256', secret, '', `electronic id: ${purpose}`, 32));
  const [signing, signNonce] = [key('reference'), key('pseudonym')];
  const signature = (id: string, nonce: string): Buffer =>
    createHmac('sha256', signing).update(`${id}.${nonce}`).digest();
  return {
    newId: () => randomBytes(16).toString('base64url'),
    signed: (id, nonce) => `${id}.${signature(id, nonce).toString('base64url')}`,
    verify(reference, nonce) {
      const [, id, actual] = referenceShape.exec(reference) ?? [];
      if (!id || !actual || nonce === null) return null;
      return timingSafeEqual(Buffer.from(actual, 'base64url'), signature(id, nonce)) ? id : null;
    },
    pseudonym: (text) => createHmac('sha256', signNonce).update(text).digest('base64url'),
  };
}
