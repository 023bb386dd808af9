import { QueryClientProvider } from '@tanstack/react-query';
import { act } from '@testing-library/react';
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime';
import { PathnameContext } from 'next/dist/shared/lib/hooks-client-context.shared-runtime';
import { Writable } from 'node:stream';
import { lazy, type ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToPipeableStream } from 'react-dom/server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { CartButton } from '../../../components/cart/cart-button.tsx';
import { AccountEntry } from '../../../components/shell/sign-in/account-entry.tsx';
import { QueryData } from '../../../components/ui/query-data.tsx';
import {
  addToCartDocument,
  AuthenticatedCustomerDocument,
  CartDocument,
} from '../../../graphql/generated/documents.ts';
import { visitorKeys } from '../../../lib/visitor/query-keys.ts';
import { createQueryClient } from '../../../lib/query-client.ts';
import { aCustomer, aProduct } from '../../kit/builders.ts';
import { startInProcessBackend, type InProcessBackend } from '../../kit/in-process-backend.ts';
import { inertRouter } from '../../kit/page.tsx';

let backend: InProcessBackend;
beforeAll(async () => {
  backend = await startInProcessBackend();
});
afterAll(() => backend.close());

function Header() {
  return (
    <header>
      <AccountEntry />
      <CartButton />
    </header>
  );
}

const readAt = Date.now();

/** The cart's page with what the server read for its visitor; the header comes first in it. */
function Page({ header: Head, entries }: { header: ComponentType; entries: Entries }) {
  return (
    <AppRouterContext.Provider value={inertRouter}>
      <PathnameContext.Provider value="/karfa">
        <QueryClientProvider client={createQueryClient()}>
          <Head />
          <QueryData entries={entries} readAt={readAt}>
            <main />
          </QueryData>
        </QueryClientProvider>
      </PathnameContext.Provider>
    </AppRouterContext.Provider>
  );
}

type Entries = React.ComponentProps<typeof QueryData>['entries'];

function serverHtml(page: React.ReactElement): Promise<string> {
  return new Promise((resolve, reject) => {
    let html = '';
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        html += chunk.toString();
        done();
      },
    });
    sink.on('finish', () => resolve(html));
    const { pipe } = renderToPipeableStream(page, { onAllReady: () => pipe(sink), onError: reject });
  });
}

it('finds the header as the server made it, whichever part of the page the server made first', async () => {
  const visitor = backend.open(await backend.signedIn(await aCustomer(backend.db)));
  await visitor.ask(addToCartDocument, { productId: String(await aProduct(backend.db)), quantity: 1 });
  const entries: Entries = [
    [visitorKeys.cart, (await visitor.ask(CartDocument, {})).cart],
    [visitorKeys.customer, (await visitor.ask(AuthenticatedCustomerDocument, {})).authenticatedCustomer],
  ];
  // As after the start of a server: the header's code is still on its way when the rest of the page is made.
  const lateHeader = lazy(() => Promise.resolve({ default: Header }));
  const container = document.createElement('div');
  container.innerHTML = await serverHtml(<Page header={lateHeader} entries={entries} />);
  document.body.append(container);
  const errors: string[] = [];
  const root = await act(() =>
    hydrateRoot(container, <Page header={Header} entries={entries} />, {
      onRecoverableError: (error) => errors.push(String(error)),
    }),
  );
  expect(errors).toEqual([]);
  act(() => root.unmount());
  container.remove();
});
