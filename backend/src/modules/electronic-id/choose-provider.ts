import type { Config } from '../../config.ts';
import type { ElectronicIdProvider } from './internal/provider.ts';
import { restProvider } from './internal/rest-provider.ts';

/** An electronic-id service that is there. */
export interface ElectronicId {
  readonly provider: ElectronicIdProvider;
  /** Known to every backend of this shop and to no one else. */
  readonly secret: string;
}

type ElectronicIdConfig = Pick<
  Config,
  'ELECTRONIC_ID_URL' | 'ELECTRONIC_ID_CLIENT_ID' | 'ELECTRONIC_ID_CLIENT_SECRET'
>;

/** Null where no one can sign in by electronic id. */
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
