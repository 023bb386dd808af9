import { shopPath } from '../rules/routes/return-path.ts';

/** Parameters of a link that the identity service, or the backend in its place, made (specification §2.1). */
export interface ActionLink {
  mode: 'resetPassword' | 'verifyEmail' | 'recoverEmail';
  code: string;
  tenantId: string | null;
  /** BCP 47, e.g. `is`; given to the identity service, which writes mails in it. */
  languageCode: string | null;
  /** Where to go afterwards, inside the shop; null for anywhere else (reliability F32). */
  continueTo: string | null;
}

type LinkQuery = Readonly<Record<string, string | readonly string[] | undefined>>;

const linkModes: readonly string[] = ['resetPassword', 'verifyEmail', 'recoverEmail'];
/** Codes and tenants are letters, digits, dashes and underscores; no more of an address gets any further. */
const codePattern = /^[\w-]{1,1024}$/;
const languagePattern = /^[a-z]{2,3}(?:-[a-z\d]{2,8})*$/i;

/**
 * Null for a link that is no good: another mode, no code, or made for another project.
 * @param site the shop's own origin
 * @param apiKey the shop's own
 */
export function readActionLink(query: LinkQuery, site: string, apiKey: string): ActionLink | null {
  const mode = singleValue(query['mode']);
  const code = singleValue(query['oobCode']);
  const tenantId = singleValue(query['tenantId']);
  const key = singleValue(query['apiKey']);
  const languageCode = singleValue(query['languageCode']);
  if (mode === null || !linkModes.includes(mode) || code === null || !codePattern.test(code)) return null;
  if (key !== null && key !== apiKey) return null;
  return {
    mode: mode as ActionLink['mode'],
    code,
    tenantId: tenantId !== null && codePattern.test(tenantId) ? tenantId : null,
    languageCode: languageCode !== null && languagePattern.test(languageCode) ? languageCode : null,
    continueTo: shopPath(singleValue(query['continueUrl']), site),
  };
}

function singleValue(value: LinkQuery[string]): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}
