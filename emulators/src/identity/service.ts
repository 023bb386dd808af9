import type { DatabaseSync } from 'node:sqlite';
import { type Accounts, accountsIn } from './accounts.ts';
import type { IdentityConfig } from './config.ts';
import { openDatabase } from './database.ts';
import { addDemoPeople } from './demo-people.ts';
import { type OobCodes, oobCodesIn } from './oob-codes.ts';
import { type CheckPassword, passwordChecker } from './sign-in.ts';
import { loadSigningKey, type SigningKey } from './signing-key.ts';
import { type Tokens, tokensOf } from './tokens.ts';

/** What the calls work with. */
export interface IdentityService {
  project: string;
  adminKey: string;
  minimumPassword: number;
  database: DatabaseSync;
  key: SigningKey;
  accounts: Accounts;
  tokens: Tokens;
  codes: OobCodes;
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
  const accounts = accountsIn(database);
  await addDemoPeople(database, accounts, now());
  return {
    project,
    adminKey: config.IDENTITY_ADMIN_KEY,
    minimumPassword: config.IDENTITY_PASSWORD_MIN,
    database,
    key,
    accounts,
    tokens: tokensOf(database, accounts, key, project, now),
    codes: oobCodesIn(database, now),
    checkPassword: await passwordChecker(database, accounts, now),
    now,
  };
}
