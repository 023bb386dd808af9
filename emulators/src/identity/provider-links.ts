import type { DatabaseSync } from 'node:sqlite';
import type { ProviderId } from './offered-ways.ts';

/** An account at a provider, as it tells of it. */
export interface ProviderProfile {
  federatedId: string;
  email: string;
  /** Whether the provider says that the address is the person's. */
  emailVerified: boolean;
  displayName: string;
}

export interface ProviderLinks {
  /** The account's links as the toolkit lists them. */
  of(localId: string): object[];
  /** Id of the account that one of a provider signs in to. */
  find(provider: ProviderId, federatedId: string): string | undefined;
  /** False when the account has one of that provider already. */
  add(localId: string, provider: ProviderId, profile: ProviderProfile): boolean;
  remove(localId: string, provider: string): void;
}

export function createProviderLinks(database: DatabaseSync): ProviderLinks {
  const all = database.prepare('select * from provider_links where local_id = ? order by provider_id');
  const find = database.prepare(
    'select local_id from provider_links where provider_id = ? and federated_id = ?',
  );
  const add = database.prepare(
    `insert into provider_links (local_id, provider_id, federated_id, email, display_name)
     values (?, ?, ?, ?, ?) on conflict do nothing`,
  );
  const remove = database.prepare('delete from provider_links where local_id = ? and provider_id = ?');
  return {
    of: (localId) =>
      all.all(localId).map((row) => ({
        providerId: row['provider_id'],
        federatedId: row['federated_id'],
        rawId: row['federated_id'],
        email: row['email'],
        displayName: row['display_name'],
      })),
    find: (provider, federatedId) => find.get(provider, federatedId)?.['local_id'] as string | undefined,
    add: (localId, provider, { federatedId, email, displayName }) =>
      add.run(localId, provider, federatedId, email, displayName).changes === 1,
    remove: (localId, provider) => void remove.run(localId, provider),
  };
}
