import { expect, it } from 'vitest';
import { inlineQueryKeys } from '../../scripts/checks/query-keys.ts';

it('finds keys of the query cache that are written outside queryOptions', () => {
  const source = `
    const good = queryOptions({ queryKey: ['orders', id], queryFn });
    client.setQueryData(good.queryKey, order);
    void client.invalidateQueries({ queryKey: visitorKeys.orders });
    void client.invalidateQueries({ queryKey: ['orders', id] });
    useQuery({ queryKey: ['orders'], queryFn });
    client.getQueryData(['orders']);
    client.setQueryData(['orders'] as const, orders);
    client.getQueryState(['orders']);
    client.setQueryDefaults(['orders'], {});
    void client.invalidateQueries({ queryKey: ['orders'] satisfies string[] });`;
  expect(inlineQueryKeys('lib/a.ts', source)).toEqual([
    "lib/a.ts: a key of the query cache outside queryOptions: queryKey: ['orders', id]",
    "lib/a.ts: a key of the query cache outside queryOptions: queryKey: ['orders']",
    "lib/a.ts: a key of the query cache outside queryOptions: ['orders']",
    "lib/a.ts: a key of the query cache outside queryOptions: ['orders'] as const",
    "lib/a.ts: a key of the query cache outside queryOptions: ['orders']",
    "lib/a.ts: a key of the query cache outside queryOptions: ['orders']",
    "lib/a.ts: a key of the query cache outside queryOptions: queryKey: ['orders'] satisfies string[]",
  ]);
});
