import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime';
import { expect, it } from 'vitest';
import { ListFilter } from '@/components/ui/list-filter.tsx';
import { parseDocumentList } from '@/lib/rules/routes/document-list.ts';
import { inertRouter } from '../../kit/page.tsx';

/** The filter of a list as its page renders it for an address. */
function filterOf(query: Record<string, string>) {
  const list = parseDocumentList<never>(query, [], () => '');
  return (
    <AppRouterContext value={inertRouter}>
      <ListFilter
        action="/auth/invoices"
        hint="Reikningsnúmer"
        values={{ ...list, status: '' }}
        statuses={[]}
        parties={[]}
        units={[]}
        isNarrowed={false}
        resultText=""
      />
    </AppRouterContext>
  );
}
const field = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Leita' });

it('keeps what is typed when another page of the list comes, and starts over with other filters', async () => {
  const { rerender } = render(filterOf({ sida: '2' }));
  await userEvent.type(field(), 'PO-2026');
  rerender(filterOf({}));
  expect(field().value).toBe('PO-2026');
  rerender(filterOf({ leit: 'hanskar' }));
  expect(field().value).toBe('hanskar');
});
