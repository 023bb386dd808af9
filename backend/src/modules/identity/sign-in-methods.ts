import { minuteMs } from '../../../../lib/rules/dates/durations.ts';
import type { SignInMethods } from '../../../../lib/contract/rest-schemas.ts';
import type { Platform } from '../../context.ts';
import { identityAdmin } from './identity-admin.ts';

/** What the identity service offers is asked again after this long (ms): a change there needs no restart here. */
const lifetimeMs = 5 * minuteMs;
/** Until it is asked again after it did not answer (ms). */
const retryMs = minuteMs / 2;
const noMethods: SignInMethods = { google: false, microsoft: false, emailLink: false, phone: false };

/**
 * Creates a function that returns the ways in that the identity service offers besides the password. Browsers cannot ask: the
 * service tells its administrator only. While it does not answer, the last answer holds, at first none.
 */
export function createMethodsReader({
  config,
  log,
}: Pick<Platform, 'config' | 'log'>): () => Promise<SignInMethods> {
  const admin = identityAdmin(config);
  let lastAnswer = noMethods;
  let reading: Promise<SignInMethods> | undefined;
  let readAgainAt = 0;

  async function read(): Promise<SignInMethods> {
    try {
      lastAnswer = await admin.signInMethods();
      readAgainAt = Date.now() + lifetimeMs;
    } catch (error) {
      log.warn({ err: error }, 'the identity service did not say which ways in it offers');
      readAgainAt = Date.now() + retryMs;
    }
    return lastAnswer;
  }

  return () => {
    if (!reading && Date.now() < readAgainAt) return Promise.resolve(lastAnswer);
    reading ??= read().finally(() => {
      reading = undefined;
    });
    return reading;
  };
}
