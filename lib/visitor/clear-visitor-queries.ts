import type { QueryClient } from '@tanstack/react-query';
import { visitorKeys } from './query-keys.ts';
import { cancelVisitorQueries } from './refresh-visitor.ts';
import { forgetTypedTexts } from './typed-texts.ts';

/**
 * After sign-out, here or in another tab: nothing personal stays in memory. What is on screen and visible to guests is
 * requested again; not while the session lives, whose answer would be the customer's.
 */
export async function clearVisitorQueries(
  client: QueryClient,
  { isSessionOver = true }: { isSessionOver?: boolean } = {},
): Promise<void> {
  const { customer, settings, checkout, purchases, acting, ...publicKeys } = visitorKeys;
  forgetTypedTexts();
  await cancelVisitorQueries(client);
  for (const queryKey of [settings, checkout, purchases, acting]) client.removeQueries({ queryKey });
  client.setQueryData(customer, null);
  for (const queryKey of Object.values(publicKeys)) client.removeQueries({ queryKey, type: 'inactive' });
  if (!isSessionOver) return emptyQueries(client, Object.values(publicKeys));
  await Promise.all(Object.values(publicKeys).map((queryKey) => client.resetQueries({ queryKey })));
}

/** As before they were asked; they are asked again with the next page. */
function emptyQueries(client: QueryClient, queryKeys: readonly (readonly string[])[]): void {
  for (const queryKey of queryKeys)
    for (const query of client.getQueryCache().findAll({ queryKey })) query.reset();
}
