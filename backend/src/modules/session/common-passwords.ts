import { createHash } from 'node:crypto';
import { commonPasswordPrefixLength } from '../../../../lib/contract/rest-schemas.ts';

/** Digests of the passwords that everybody tries first, by their beginning; made at the first question. */
let digestsByPrefix: Promise<ReadonlyMap<string, readonly string[]>> | undefined;

/**
 * The rest of the SHA-1 digests that begin with `prefix`. The browser compares: the password that somebody is about to choose
 * goes nowhere but to the identity service.
 */
export async function listCommonPasswordDigests(prefix: string): Promise<readonly string[]> {
  digestsByPrefix ??= loadDigests();
  return (await digestsByPrefix).get(prefix) ?? [];
}

async function loadDigests(): Promise<ReadonlyMap<string, readonly string[]>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const digests = new Map<string, string[]>();
  for (const password of dictionary['passwords-common']) {
    const digest = createHash('sha1').update(password).digest('hex');
    const prefix = digest.slice(0, commonPasswordPrefixLength);
    const rest = digest.slice(commonPasswordPrefixLength);
    const others = digests.get(prefix);
    if (others) others.push(rest);
    else digests.set(prefix, [rest]);
  }
  return digests;
}
