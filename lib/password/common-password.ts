import { messageForCode } from '../rules/text/messages.ts';

/** Icelandic text where a new password is one that everybody tries first, or null; for forms, while it is typed. */
export async function findCommonPasswordProblem(password: string): Promise<string | null> {
  const { isCommonPassword } = await import('../io/identity/common-passwords.ts');
  return (await isCommonPassword(password)) ? messageForCode('common-password') : null;
}
