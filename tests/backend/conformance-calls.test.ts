import { expect, it } from 'vitest';
import { checks, runChecks } from '../../scripts/conformance/run.ts';
import { TestedShop } from '../../scripts/conformance/tested-shop.ts';
import { startConformanceProxy, type Answer, type Call } from './conformance-proxy.ts';
import { setUpConformance, tested } from './conformance-setting.ts';

setUpConformance();

/** Whether it is the call that a check names: an operation, or a REST call with its parameters. */
function isNamed({ operation, method, path }: Call, name: string): boolean {
  if (operation === name) return true;
  const [namedMethod, pattern] = name.split(' ');
  if (pattern === undefined || method !== namedMethod) return false;
  return new RegExp(`^${pattern.replaceAll(/:\w+/g, '[^/]+')}(\\?|$)`).test(path);
}

const internalError: Answer = {
  status: 500,
  headers: [['Content-Type', 'application/json']],
  body: Buffer.from('{"code":"INTERNAL","errors":[{"message":"Bilun","extensions":{"code":"INTERNAL"}}]}'),
};

it('a check is not met where one of the calls that it names fails', async () => {
  let failing: string | null = null;
  const proxy = await startConformanceProxy(tested.settings.url, (call, send) =>
    failing !== null && isNamed(call, failing) ? Promise.resolve(internalError) : send(call),
  );
  const shop = new TestedShop({ ...tested.settings, url: proxy.url }, tested.signals);
  const blind: string[][] = [];
  // People and goods are found while everything still answers.
  await runChecks(shop);
  for (const { id, calls } of checks)
    for (const call of calls) {
      await tested.renew();
      failing = call;
      const [outcome] = await runChecks(shop, [id]);
      failing = null;
      // Anything else would be a fault that an earlier round has left behind.
      // A REST call has a status instead of the code.
      const mark = / (?!\/graphql)/.test(call) ? /\b500\b/ : /INTERNAL/;
      if (outcome?.result !== 'unmet' || !mark.test(outcome.note))
        blind.push([id, call, `${outcome?.result}: ${outcome?.note}`]);
    }
  await proxy.stop();
  expect(blind).toEqual([]);
}, 900_000);
