import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import * as always from '../../graphql/generated/documents.ts';
import * as onDemand from '../../graphql/generated/documents-on-demand.ts';
import { BackendError } from '../../lib/io/backend-error.ts';
import { graphql } from '../../lib/io/graphql.ts';
import { errorText } from '../../lib/rules/text/error-text.ts';
import { storefrontEnvironment } from '../kit/storefront-environment.ts';

/* Reliability F07: whatever stands in place of an answer, every operation throws one kind of error, with a text for people. */

const general = 'Eitthvað fór úrskeiðis. Vinsamlegast reynið aftur.';
const unavailable = 'Þjónustan er ekki tiltæk sem stendur. Vinsamlegast reynið aftur eftir smástund.';
const json = 'application/json';
const failed = JSON.stringify({
  data: null,
  errors: [{ message: 'Aðeins 3 eftir.', extensions: { code: 'FAILED_PRECONDITION' } }],
});

/** Kind of answer: status, type, body, and what the visitor reads. A body that is null is cut off in the middle. */
const kinds: Readonly<Record<string, [number, string, string | null, string]>> = {
  'a 500 with HTML': [500, 'text/html', '<html><h1>Internal Server Error</h1></html>', general],
  'a 500 with an error': [
    500,
    json,
    '{"errors":[{"message":"relation \\"carts\\" does not exist"}]}',
    general,
  ],
  'a 502 of a proxy': [502, 'text/html', '<html><h1>502 Bad Gateway</h1></html>', unavailable],
  'a 503 without a body': [503, 'text/plain', '', unavailable],
  'HTML with status 200': [200, 'text/html', '<!doctype html><title>Innskráning</title>', unavailable],
  'malformed JSON': [200, json, '{"data": {"cart": ', general],
  'an empty body': [200, json, '', general],
  'JSON that is no answer': [200, json, '[1, 2, 3]', unavailable],
  'no data and no errors': [200, json, '{}', general],
  'no data': [200, json, '{"data": null}', general],
  'no data and an error': [200, json, failed, 'Aðeins 3 eftir.'],
  'data with an error beside it': [200, json, failed.replace('null', '{"any": null}'), 'Aðeins 3 eftir.'],
  'an answer that is cut off': [200, json, null, unavailable],
};

const operations = Object.entries({ ...always, ...onDemand }).filter(([name]) => name.endsWith('Document'));
let answer: (typeof kinds)[string] = [200, json, '{}', ''];
let server: Server;

beforeAll(async () => {
  server = createServer((_request, response) => {
    const [status, type, body] = answer;
    response.writeHead(status, { 'Content-Type': type, ...(body === null && { 'Content-Length': '99' }) });
    if (body === null) response.write('{"data": {"ca', () => response.destroy());
    else response.end(body);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const backend = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  for (const [name, value] of Object.entries({ ...storefrontEnvironment, BACKEND_URL: backend }))
    vi.stubEnv(name, value);
});
afterAll(async () => {
  vi.unstubAllEnvs();
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
});

it('there are operations to ask', () => {
  expect(operations.length).toBeGreaterThan(90);
});

describe.each(Object.entries(kinds))('%s in place of an answer', (_, kind) => {
  it(`makes every operation fail in one way, and says: ${kind[3]}`, async () => {
    answer = kind;
    const outcomes = new Set<string>();
    for (const [name, operation] of operations) {
      const error: unknown = await graphql(operation as typeof always.CartDocument, {}).catch(
        (failure: unknown) => failure,
      );
      if (error instanceof BackendError) outcomes.add(errorText(error));
      else outcomes.add(`${name}: ${String(error)}`);
    }
    expect([...outcomes]).toEqual([kind[3]]);
  });
});
