import { expect, it, vi } from 'vitest';
import { GraphQLClient } from '../../../lib/io/graphql-request-in-browser.ts';

const cases = [
  { what: 'a change', document: 'mutation AddToCart{a}', variables: { quantity: 2 }, keepalive: true },
  { what: 'a read', document: 'query Cart{a}', variables: {}, keepalive: false },
  // Browsers refuse more than 64 KiB of them together.
  { what: 'a long list', document: 'mutation A{a}', variables: { a: 'x'.repeat(20_000) }, keepalive: false },
];

it.each(cases)('lets $what outlive the page it was sent from: $keepalive', async (given) => {
  const sent = vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({ data: { a: 1 } }));
  const client = new GraphQLClient('/backend/graphql', { headers: {}, credentials: 'include' });
  await expect(client.request(given)).resolves.toEqual({ a: 1 });
  expect(sent.mock.lastCall?.[1]).toMatchObject({ keepalive: given.keepalive });
  sent.mockRestore();
});
