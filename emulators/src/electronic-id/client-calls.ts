import { timingSafeEqual, createHash } from 'node:crypto';
import type { Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { z } from 'zod';
import type { ElectronicIdConfig } from './config.ts';
import { findHolder, findSubscriber } from './people.ts';
import { lifetimeMs, type Requests, type SignInRequest } from './requests.ts';
import { ServiceError } from './service-error.ts';

/** A national id addresses the app, a phone number the SIM. */
const startSchema = z.union([
  z.strictObject({ nationalId: z.string().regex(/^\d{10}$/), message: z.string().min(1).max(60) }),
  z.strictObject({ phoneNumber: z.string().regex(/^\d{7}$/), message: z.string().min(1).max(60) }),
]);

const path = '/v1/authentications';

/** Endpoints for a site: start, status, user info and cancel. */
export function addClientCalls(app: Hono, requests: Requests, config: ElectronicIdConfig): void {
  const expected = digest(`${config.ELECTRONIC_ID_CLIENT_ID}:${config.ELECTRONIC_ID_CLIENT_SECRET}`);
  app.use('/v1/*', bodyLimit({ maxSize: 10_000 }), async (c, next) => {
    if (!timingSafeEqual(digest(credentials(c)), expected))
      throw new ServiceError('invalid_client', 'Unknown client or wrong secret');
    await next();
  });

  app.post(path, async (c) => {
    const parsedBody = startSchema.safeParse(await c.req.json().catch(() => null));
    if (!parsedBody.success) throw new ServiceError('invalid_request', z.prettifyError(parsedBody.error));
    const { data } = parsedBody;
    const viaApp = 'nationalId' in data;
    const person = viaApp ? findHolder(data.nationalId) : findSubscriber(data.phoneNumber);
    if (!person) throw new ServiceError('no_certificate', 'Nobody has a certificate under this number');
    const { id, verification_code } = requests.add(person, viaApp ? 'app' : 'sim', data.message);
    return c.json({ id, verificationCode: verification_code, expiresIn: lifetimeMs / 1000 }, 201);
  });

  app.get(`${path}/:id`, (c) => c.json({ status: requireRequest(c, requests).status }));

  app.get(`${path}/:id/userinfo`, (c) => {
    const { id, national_id, status } = requireRequest(c, requests);
    if (status !== 'approved') throw new ServiceError('not_approved', 'The request is not approved');
    const person = findHolder(national_id);
    if (!person || !requests.read(id)) throw new ServiceError('already_read', 'Told before');
    const { nationalId, name, phoneNumber } = person;
    return c.json({ nationalId, name, phoneNumber });
  });

  app.delete(`${path}/:id`, (c) => {
    requests.settle(requireRequest(c, requests).id, 'cancelled');
    return c.body(null, 204);
  });
}

function requireRequest(c: Context, requests: Requests): SignInRequest {
  const request = requests.byId(c.req.param('id') ?? '');
  if (!request) throw new ServiceError('not_found', 'No such request');
  return request;
}

/** `id:secret` of HTTP Basic; empty without the header. */
function credentials(c: Context): string {
  const encoded = /^Basic ([\w+/=-]+)$/i.exec(c.req.header('authorization') ?? '')?.[1];
  return encoded ? Buffer.from(encoded, 'base64').toString('utf8') : '';
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
