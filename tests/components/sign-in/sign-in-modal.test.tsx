import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime';
import { startTransition, use, useState } from 'react';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { logins } from '../../../backend/src/db/schema/customers.ts';
import { SignInModal } from '../../../components/shell/sign-in/sign-in-modal.tsx';
import { aCustomer } from '../../kit/builders.ts';
import { startInProcessBackend, type InProcessBackend } from '../../kit/in-process-backend.ts';
import { renderPage, inertRouter } from '../../kit/page.tsx';

let backend: InProcessBackend;
beforeAll(async () => {
  backend = await startInProcessBackend();
  await backend.db
    .insert(logins)
    .values({ identityUid: 'demo-jona', customerId: await aCustomer(backend.db, { name: 'Jóna ÞÍ' }) });
});
afterAll(() => backend.close());

/** A router whose refresh shows the page again once it is rendered, as Next's does. */
function SlowPage({ ask, onSignedIn }: { ask: () => Promise<string>; onSignedIn: () => void }) {
  const [page, setPage] = useState<Promise<string> | null>(null);
  const refresh = (): void => startTransition(() => setPage(ask()));
  return (
    <AppRouterContext.Provider value={{ ...inertRouter, refresh }}>
      <p>{page ? use(page) : 'Síða fyrri notanda'}</p>
      <SignInModal staysOnPage onClose={() => undefined} onSignedIn={onSignedIn} />
    </AppRouterContext.Provider>
  );
}

it('over a page that stays, continues once the page is the visitor’s own', async () => {
  backend.open();
  const { promise, resolve } = Promise.withResolvers<string>();
  const ask = vi.fn<() => Promise<string>>(() => promise);
  const onSignedIn = vi.fn<() => void>();
  renderPage(<SlowPage ask={ask} onSignedIn={onSignedIn} />);
  await userEvent.type(await screen.findByRole('textbox', { name: /Netfang/ }), 'jona@vorulind.test');
  await userEvent.type(screen.getByLabelText(/^Lykilorð/), 'Vorulind-2026{Enter}');
  await waitFor(() => expect(ask).toHaveBeenCalledOnce());
  await act(async () => undefined);
  expect(onSignedIn).not.toHaveBeenCalled();
  await act(async () => resolve('Síða Jónu'));
  expect(screen.getByText('Síða Jónu')).toBeTruthy();
  expect(onSignedIn).toHaveBeenCalledOnce();
});
