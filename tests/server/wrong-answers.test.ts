import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import * as always from '../../graphql/generated/documents.ts';
import * as onDemand from '../../graphql/generated/documents-on-demand.ts';
import { BackendError } from '../../lib/io/backend-error.ts';
import { graphql } from '../../lib/io/graphql.ts';
import { errorText } from '../../lib/rules/text/error-text.ts';
import { answerWrongly, wrongAnswers, type WrongAnswer } from '../kit/wrong-answers.ts';
import { storefrontEnvironment } from '../kit/storefront-environment.ts';

/* Reliability F07: whatever stands in place of an answer, every operation throws one kind of error, with a text for people. */

const operations = Object.entries({ ...always, ...onDemand }).filter(([name]) => name.endsWith('Document'));
let answer: WrongAnswer = [200, 'application/json', '{}', ''];
let server: Server;

beforeAll(async () => {
  server = createServer((_request, response) => answerWrongly(response, answer));
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

describe.each(Object.entries(wrongAnswers))('%s in place of an answer', (_, kind) => {
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
