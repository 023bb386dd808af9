import type { Config } from '../../config.ts';
import type { ElectronicIdProvider } from './internal/provider.ts';
import { restProvider } from './internal/rest-provider.ts';

/** A configured electronic-id service. */
export interface ElectronicId {
  readonly provider: ElectronicIdProvider;
  /** Shared by all backend processes of this shop and by no one else. */
  readonly secret: string;
}

type ElectronicIdConfig = Pick<
  Config,
  'ELECTRONIC_ID_URL' | 'ELECTRONIC_ID_CLIENT_ID' | 'ELECTRONIC_ID_CLIENT_SECRET'
>;

/** Null where sign-in by electronic id is off. */
export function configureElectronicId(config: ElectronicIdConfig): ElectronicId | null {
  const { ELECTRONIC_ID_URL, ELECTRONIC_ID_CLIENT_ID, ELECTRONIC_ID_CLIENT_SECRET } = config;
  if (!ELECTRONIC_ID_URL || !ELECTRONIC_ID_CLIENT_ID || !ELECTRONIC_ID_CLIENT_SECRET) return null;
  return {
    provider: restProvider({
      url: ELECTRONIC_ID_URL,
      clientId: ELECTRONIC_ID_CLIENT_ID,
      clientSecret: ELECTRONIC_ID_CLIENT_SECRET,
    }),
    secret: ELECTRONIC_ID_CLIENT_SECRET,
  };
}
