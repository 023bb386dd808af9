import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { besideMeta, emptyBesideMeta } from '@/lib/visitor/beside-meta.ts';
import { visitorKeys } from '@/lib/visitor/query-keys.ts';
import { refreshVisitor } from '@/lib/visitor/refresh-visitor.ts';

describe('what stands beside the page when the customer is switched', () => {
  const client = new QueryClient();

  const show = async (queryKey: readonly unknown[], meta: typeof besideMeta): Promise<() => unknown> => {
    const answers = ['last customer’s', 'next customer’s'];
    const observer = new QueryObserver(client, { queryKey, meta, queryFn: async () => answers.shift() });
    observer.subscribe(() => undefined);
    await observer.refetch();
    return () => observer.getCurrentResult().data;
  };

  it('shows no date and place of the last customer, and the next one’s when they are there', async () => {
    const shownDate = await show([...visitorKeys.deliveryDates, '1', 1], emptyBesideMeta);
    const shownPage = await show([...visitorKeys.search, 'own-page'], besideMeta);
    await refreshVisitor(client, { answers: [], onKnown: () => undefined });
    expect(shownDate()).toBeUndefined();
    expect(shownPage()).toBe('last customer’s');
    await expect.poll(() => [shownDate(), shownPage()]).toEqual(['next customer’s', 'next customer’s']);
  });
});
