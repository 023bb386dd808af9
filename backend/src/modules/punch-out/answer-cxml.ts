import { punchOutPaths } from '../../../../lib/rules/routes/punch-out-paths.ts';
import type { Config } from '../../config.ts';
import type { Database } from '../../db/connect.ts';
import { ShopError } from '../../errors.ts';
import { siteUrl } from '../mail/outbox.ts';
import { isFromSystem, secretOf, type ProvedMessage } from './cxml/header.ts';
import { placeOrderRequest } from './cxml/order-request.ts';
import { elementAt, parseCxml } from './cxml/parse-cxml.ts';
import { prepareSetup } from './cxml/setup.ts';
import {
  writeProfileResponse,
  writeResponse,
  writeSetupResponse,
  type CxmlStatus,
} from './cxml/write-cxml.ts';
import { readSystemCaller } from './systems.ts';

/**
 * Reads a message. @throws ShopError BAD_REQUEST for what is no cXML, UNAUTHENTICATED for identities or a secret that are not a
 * system's
 */
export async function readMessage(db: Database, text: string): Promise<ProvedMessage> {
  const document = parseCxml(text);
  const caller = await readSystemCaller(db, secretOf(document), (system) => isFromSystem(document, system));
  if (!caller)
    throw new ShopError('UNAUTHENTICATED', 'From, To, Sender eða SharedSecret er ekki eins og í stillingum.');
  return { document, caller };
}

/**
 * The answer to a message of a purchasing system.
 * @param options.isBase64 whether carts of the visits that it prepares go home as `cxml-base64`
 * @throws ShopError as what it asks for
 */
export async function answerMessage(
  platform: { db: Database; config: Config },
  { document, caller }: ProvedMessage,
  { isBase64 }: { isBase64: boolean },
): Promise<string> {
  const site = siteUrl(platform.config);
  const request = elementAt(document, 'Request');
  if (elementAt(request, 'ProfileRequest'))
    return writeProfileResponse(site, site + punchOutPaths.cxml, [
      'ProfileRequest',
      'PunchOutSetupRequest',
      // Only where the settings say how its orders are delivered.
      ...(caller.system.deliveryMethodId === null ? [] : ['OrderRequest']),
    ]);
  const setup = elementAt(request, 'PunchOutSetupRequest');
  if (setup) {
    const token = await prepareSetup(platform, caller, setup, isBase64);
    return writeSetupResponse(site, `${site}${punchOutPaths.start}/${token}`);
  }
  const order = elementAt(request, 'OrderRequest');
  if (order) {
    const { number } = await placeOrderRequest(platform, { document, caller }, order);
    const message = number === null ? 'Pöntunin bíður samþykkis.' : `Pöntun ${number}`;
    return writeResponse(site, {
      code: number === null ? 202 : 200,
      text: number === null ? 'Accepted' : 'OK',
      message,
    });
  }
  throw new ShopError('BAD_REQUEST', 'Beiðnin er ekki ein af þeim sem verslunin svarar.', {
    reason: 'request',
  });
}

const statuses: Readonly<Record<string, Omit<CxmlStatus, 'message'>>> = {
  BAD_REQUEST: { code: 400, text: 'Bad Request' },
  UNAUTHENTICATED: { code: 401, text: 'Unauthorized' },
  PERMISSION_DENIED: { code: 403, text: 'Forbidden' },
  NOT_FOUND: { code: 400, text: 'Bad Request' },
  FAILED_PRECONDITION: { code: 409, text: 'Conflict' },
  UNAVAILABLE: { code: 500, text: 'Internal Server Error' },
};

/** An answer that says what went wrong. */
export function answerFailure(config: Config, { message, extensions }: ShopError): string {
  const { code, reason, fields } = extensions as {
    code: string;
    reason?: string;
    fields?: Record<string, string>;
  };
  const status =
    reason === 'idempotencyKey'
      ? statuses['FAILED_PRECONDITION']
      : (statuses[code] ?? statuses['UNAVAILABLE']);
  const details = Object.entries(fields ?? {}).map(([path, text]) => `${path}: ${text}`);
  return writeResponse(siteUrl(config), {
    code: 500,
    text: 'Internal Server Error',
    ...status,
    message: [message, ...details].join(' '),
  });
}
