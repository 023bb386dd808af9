import type { DatabaseSync } from 'node:sqlite';
import { type Accounts, createAccounts } from './accounts.ts';
import type { IdentityConfig } from './config.ts';
import { openDatabase } from './database.ts';
import { addDemoPeople } from './demo-people.ts';
import { type OobCodes, createOobCodes } from './oob-codes.ts';
import { type PhoneCodes, createPhoneCodes } from './phone-codes.ts';
import { type ProjectSettings, createProjectSettings } from './project-settings.ts';
import { type ProviderLinks, createProviderLinks } from './provider-links.ts';
import { type ProviderWaits, createProviderWaits } from './provider-waits.ts';
import { type SecondFactors, createSecondFactors } from './second-factors.ts';
import { type CheckPassword, type Failures, createFailures, createPasswordChecker } from './sign-in.ts';
import { loadSigningKey, type SigningKey } from './signing-key.ts';
import { type Tokens, createTokens } from './tokens.ts';

/** Dependencies of the calls. */
export interface IdentityService {
  project: string;
  adminKey: string;
  database: DatabaseSync;
  key: SigningKey;
  accounts: Accounts;
  tokens: Tokens;
  codes: OobCodes;
  phoneCodes: PhoneCodes;
  links: ProviderLinks;
  providerWaits: ProviderWaits;
  settings: ProjectSettings;
  secondFactors: SecondFactors;
  failures: Failures;
  checkPassword: CheckPassword;
  /** Milliseconds since 1970. */
  now: () => number;
}

export async function openIdentityService(
  config: IdentityConfig,
  now: () => number,
): Promise<IdentityService> {
  const project = config.IDENTITY_PROJECT;
  const key = await loadSigningKey(config.IDENTITY_DATA_DIR);
  const database = openDatabase(config.IDENTITY_DATA_DIR);
  const accounts = createAccounts(database);
  const failures = createFailures(database, now);
  await addDemoPeople(database, accounts, now());
  return {
    project,
    adminKey: config.IDENTITY_ADMIN_KEY,
    database,
    key,
    accounts,
    tokens: createTokens(database, accounts, key, project, now),
    codes: createOobCodes(database, now),
    phoneCodes: createPhoneCodes(database, now),
    links: createProviderLinks(database),
    providerWaits: createProviderWaits(database, now),
    settings: createProjectSettings(database, config.IDENTITY_PASSWORD_MIN),
    secondFactors: createSecondFactors(database, now),
    failures,
    checkPassword: await createPasswordChecker(database, accounts, failures, now),
    now,
  };
}
