import * as openid from 'openid-client';
import { z } from 'zod';
import { ShopError } from '../../../errors.ts';

export interface OpenIdServiceConfig {
  /** The issuer: its configuration is read from `/.well-known/openid-configuration` below it. */
  url: string;
  clientId: string;
  clientSecret: string;
  /** What it is asked for: `openid` and what the claim is told under. */
  scope: string;
  /** The claim that holds the national id. */
  claim: string;
}

/** Seconds for an answer; the phone is reached meanwhile. */
const timeoutSeconds = 8;

const nationalIdSchema = z.string().regex(/^\d{10}$/);

/** Asks the service; its refusals are returned as their codes. */
type AskOpenId = <T>(ask: (service: openid.Configuration) => Promise<T>) => Promise<T | string>;

/** The service's configuration is read at the first call; read again where that failed. */
export function openIdService({ url, clientId, clientSecret }: OpenIdServiceConfig): AskOpenId {
  let connected: Promise<openid.Configuration> | undefined;
  const connect = async (): Promise<openid.Configuration> => {
    connected ??= openid.discovery(
      new URL(url),
      clientId,
      undefined,
      openid.ClientSecretBasic(clientSecret),
      {
        timeout: timeoutSeconds,
        execute: [
          openid.enableNonRepudiationChecks,
          ...(url.startsWith('https:') ? [] : [openid.allowInsecureRequests]),
        ],
      },
    );
    try {
      return await connected;
    } catch (error) {
      connected = undefined;
      throw error;
    }
  };
  return async (ask) => {
    try {
      return await ask(await connect());
    } catch (error) {
      if (error instanceof openid.ResponseBodyError && error.status < 500) return error.error;
      throw unavailableError(error);
    }
  };
}

/** @throws ShopError UNAVAILABLE where the token names nobody */
export function readNationalId(
  claims: Readonly<Record<string, unknown>> | undefined,
  claim: string,
): { nationalId: string } {
  const nationalId = nationalIdSchema.safeParse(claims?.[claim]);
  if (!nationalId.success) throw unavailableError(`The token holds no national id as ${claim}`);
  return { nationalId: nationalId.data };
}

export function unavailableError(cause: unknown): ShopError {
  return Object.assign(new ShopError('UNAVAILABLE'), { cause });
}
