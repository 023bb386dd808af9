import { getConnInfo } from '@hono/node-server/conninfo';
import { Hono } from 'hono';
import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import { ZodError } from 'zod';
import { addFaults } from '../faults.ts';
import {
  type Call,
  lookup,
  remove,
  revokeToken,
  signInWithPassword,
  signUp,
  update,
} from './account-calls.ts';
import { adminCall, isAdmin } from './admin-calls.ts';
import type { IdentityConfig } from './config.ts';
import { errorBody, IdentityError } from './identity-error.ts';
import { toListedCode, resetPassword, sendOobCode, signInWithEmailLink } from './mail-code-calls.ts';
import { providerIds } from './offered-ways.ts';
import { identityPages } from './pages.ts';
import { toPolicyResponse } from './passwords.ts';
import { sendVerificationCode, signInWithPhoneNumber } from './phone-calls.ts';
import { authorisedDomains, providerChangeSchema, settingsChangeSchema } from './project-settings.ts';
import { createAuthUri, signInWithIdp } from './provider-calls.ts';
import { toRecaptchaResponse } from './recaptcha.ts';
import {
  finishEnrolment,
  finishSecondSignIn,
  startEnrolment,
  startSecondSignIn,
  withdrawEnrolment,
} from './second-factor-calls.ts';
import { type IdentityService, openIdentityService } from './service.ts';
import type { Caller } from './sign-in.ts';

const toolkit = '/identitytoolkit.googleapis.com';
const maxBodyBytes = 100_000;

const calls = new Map<string, Call>([
  ['/v1/accounts:signUp', signUp],
  ['/v1/accounts:signInWithPassword', signInWithPassword],
  ['/v1/accounts:lookup', lookup],
  ['/v1/accounts:update', update],
  ['/v1/accounts:delete', remove],
  ['/v1/accounts:sendOobCode', sendOobCode],
  ['/v1/accounts:resetPassword', resetPassword],
  ['/v1/accounts:createAuthUri', createAuthUri],
  ['/v1/accounts:signInWithIdp', signInWithIdp],
  ['/v1/accounts:signInWithEmailLink', signInWithEmailLink],
  ['/v1/accounts:sendVerificationCode', sendVerificationCode],
  ['/v1/accounts:signInWithPhoneNumber', signInWithPhoneNumber],
  ['/v2/accounts:revokeToken', revokeToken],
  ['/v2/accounts/mfaEnrollment:start', startEnrolment],
  ['/v2/accounts/mfaEnrollment:finalize', finishEnrolment],
  ['/v2/accounts/mfaEnrollment:withdraw', withdrawEnrolment],
  ['/v2/accounts/mfaSignIn:start', startSecondSignIn],
  ['/v2/accounts/mfaSignIn:finalize', finishSecondSignIn],
]);

export interface IdentityEmulator {
  app: Hono;
  close(): void;
}

/** The Identity Toolkit and its token service, with Google's paths under the root of one port. `now` gives ms since 1970. */
export async function identityApp(
  config: IdentityConfig,
  now: () => number = Date.now,
): Promise<IdentityEmulator> {
  const service = await openIdentityService(config, now);
  const app = new Hono();
  // Before the faults: Google's errors, too, are readable by any origin.
  app.use('*', cors());
  addFaults(app);
  app.get('/healthz', (c) => c.json({ status: 'ok' }));
  app.get('/readyz', (c) => {
    service.database.prepare('select 1').get();
    return c.json({ status: 'ok' });
  });
  app.get('/jwks', (c) => {
    c.header('Cache-Control', 'public, max-age=300');
    return c.json({ keys: [service.key.publicJwk] });
  });
  app.use('/emulator/v1/projects/:project/*', async (c, next) => {
    if (c.req.param('project') !== service.project) throw new IdentityError('PROJECT_NOT_FOUND', '', 404);
    await next();
  });
  app.get('/emulator/v1/projects/:project/verificationCodes', (c) => {
    const codes = service.phoneCodes.messages().map(({ phoneNumber, code }) => ({ phoneNumber, code }));
    return c.json({ verificationCodes: codes.toReversed() });
  });
  app.get('/emulator/v1/projects/:project/oobCodes', (c) => {
    const { origin } = new URL(c.req.url);
    return c.json({ oobCodes: service.codes.list().map((code) => toListedCode(code, origin)) });
  });
  app.route('/emulator', identityPages(service));
  addGoogleRoutes(app, service);
  addAdminRoutes(app, service);
  app.notFound((c) => c.json(errorBody(404, 'NOT_FOUND'), 404));
  app.onError(toErrorResponse);
  return { app, close: () => service.database.close() };
}

function addGoogleRoutes(app: Hono, service: IdentityService): void {
  const limit = bodyLimit({
    maxSize: maxBodyBytes,
    onError: (c) => c.json(errorBody(413, 'REQUEST_TOO_LARGE'), 413),
  });
  for (const host of [toolkit, '/securetoken.googleapis.com'])
    app.use(`${host}/*`, limit, async (c, next) => {
      if (!isAdmin(service, c.req.header('Authorization'))) checkApiKey(c.req.query('key'));
      await next();
    });

  app.get(`${toolkit}/v2/passwordPolicy`, (c) => {
    const { passwordPolicy, forceUpgradeOnSignin } = service.settings.read();
    return c.json(toPolicyResponse(passwordPolicy, forceUpgradeOnSignin));
  });
  app.get(`${toolkit}/v2/recaptchaConfig`, (c) =>
    c.json(toRecaptchaResponse(service.project, service.settings)),
  );
  // For the check before a code is sent to a phone; with an emulator the SDK checks nothing.
  app.get(`${toolkit}/v1/recaptchaParams`, (c) =>
    c.json({ kind: 'identitytoolkit#GetRecaptchaParamResponse', recaptchaSiteKey: 'vorulind' }),
  );
  app.get(`${toolkit}/v1/projects`, (c) =>
    c.json({ projectId: service.project, authorizedDomains: authorisedDomains }),
  );
  // One route for all: a colon inside a path would be parsed as a parameter.
  app.post(`${toolkit}/*`, async (c) => {
    const path = c.req.path.slice(toolkit.length);
    const call = calls.get(path) ?? adminCall(service, path, c.req.header('Authorization'));
    if (call) return c.json(await call(service, await jsonBody(c), toCaller(c)));
    if (/^\/v[12]\/accounts[:/]/.test(path)) throw new IdentityError('OPERATION_NOT_ALLOWED');
    throw new IdentityError('NOT_FOUND', '', 404);
  });
  app.post('/securetoken.googleapis.com/v1/token', (c) => refresh(c, service));
}

/** The project's settings, for its administrator only. */
function addAdminRoutes(app: Hono, { project, settings, ...service }: IdentityService): void {
  const admin = `${toolkit}/admin/v2/projects/${project}`;
  app.use(`${admin}/*`, async (c, next) => {
    if (!isAdmin(service, c.req.header('Authorization')))
      throw new IdentityError('PERMISSION_DENIED', '', 403);
    await next();
  });
  app.get(`${admin}/config`, (c) => c.json(settings.read()));
  app.patch(`${admin}/config`, async (c) => {
    settings.change(settingsChangeSchema.parse(await jsonBody(c)));
    return c.json(settings.read());
  });
  app.get(`${admin}/defaultSupportedIdpConfigs`, (c) =>
    c.json({
      defaultSupportedIdpConfigs: Object.entries(settings.read().providers).map(([id, enabled]) => ({
        name: `projects/${project}/defaultSupportedIdpConfigs/${id}`,
        enabled,
      })),
    }),
  );
  app.patch(`${admin}/defaultSupportedIdpConfigs/:provider`, async (c) => {
    const provider = providerIds.find((id) => id === c.req.param('provider'));
    if (!provider) throw new IdentityError('CONFIGURATION_NOT_FOUND', '', 404);
    settings.setProvider(provider, providerChangeSchema.parse(await jsonBody(c)).enabled);
    return c.json({ enabled: settings.read().providers[provider] });
  });
}

async function refresh(c: Context, { tokens, project }: IdentityService): Promise<Response> {
  const form = new URLSearchParams(await c.req.text());
  if (form.get('grant_type') !== 'refresh_token') throw new IdentityError('INVALID_GRANT_TYPE');
  const token = form.get('refresh_token');
  if (!token) throw new IdentityError('MISSING_REFRESH_TOKEN');
  const { account, idToken, refreshToken, expiresIn } = await tokens.refresh(token);
  return c.json({
    access_token: idToken,
    id_token: idToken,
    refresh_token: refreshToken,
    expires_in: expiresIn,
    token_type: 'Bearer',
    user_id: account.local_id,
    project_id: project,
  });
}

function toCaller(c: Context): Caller {
  // In-process callers have no socket.
  const address = c.env && 'incoming' in c.env ? getConnInfo(c).remote.address : undefined;
  return { address, origin: new URL(c.req.url).origin };
}

/** Specification §5.6: present and without a colon. */
function checkApiKey(key: string | undefined): void {
  if (!key) throw new IdentityError('The request is missing a valid API key.', '', 403);
  if (key.includes(':')) throw new IdentityError('API key not valid. Please pass a valid API key.');
}

async function jsonBody(c: Context): Promise<unknown> {
  try {
    return await c.req.json<unknown>();
  } catch (error) {
    if (error instanceof SyntaxError)
      throw new IdentityError('INVALID_ARGUMENT', 'Invalid JSON payload received.');
    throw error;
  }
}

function toErrorResponse(error: Error, c: Context): Response {
  if (error instanceof IdentityError) return c.json(errorBody(error.status, error.message), error.status);
  if (error instanceof ZodError) {
    const fields = error.issues.map((issue) => issue.path.join('.')).join(', ');
    return c.json(errorBody(400, `INVALID_ARGUMENT : Invalid value at ${fields || 'the body'}`), 400);
  }
  return c.json(errorBody(500, 'INTERNAL_ERROR'), 500);
}
