import { QueryClientProvider } from '@tanstack/react-query';
import { render, type RenderResult } from '@testing-library/react';
import {
  AppRouterContext,
  type AppRouterInstance,
} from 'next/dist/shared/lib/app-router-context.shared-runtime';
import { PathnameContext } from 'next/dist/shared/lib/hooks-client-context.shared-runtime';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { ShellContext } from '../../components/shell/use-shell.ts';
import type { ShellData } from '../../components/shell/shell-data.ts';
import { createQueryClient } from '../../lib/query-client.ts';
import { followLinks } from '../../lib/shell/follow-links.ts';

export interface Page extends RenderResult {
  /** Paths that the page navigated to, in order. */
  readonly visited: string[];
  /** How often the page refreshed itself from the server. */
  readonly refreshes: () => number;
}

/** A router that does nothing. */
export const inertRouter: AppRouterInstance = {
  push: () => undefined,
  replace: () => undefined,
  prefetch: () => undefined,
  refresh: () => undefined,
  back: () => undefined,
  forward: () => undefined,
  bfcacheId: 'test',
};

const shell: ShellData = {
  info: {
    name: 'Vörulind ehf.',
    phoneNumber: '5550100',
    address: 'Vörulindarbraut 7, 200 Kópavogur',
    email: 'hallo@vorulind.test',
    copyright: '© Vörulind ehf.',
    ssn: '4807141590',
    vatNumber: '999815',
  },
  navigation: [],
  openingHours: { from: '', days: [] },
  week: [],
  categories: [],
};

/** As on pages that are rendered for their visitor. */
function QueriesAtOnce({ children }: { children: ReactNode }) {
  const [client] = useState(createQueryClient);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

/** Opens links through the router, as long as the page stands. */
function FollowedLinks({ go, children }: { go: (path: string) => void; children: ReactNode }) {
  useEffect(() => followLinks(go), [go]);
  return children;
}

/**
 * Renders part of a page with the app's own query client and a router that records navigation.
 * @param Queries what brings the query client
 */
export function renderPage(
  content: ReactNode,
  pathname = '/',
  Queries: ComponentType<{ children: ReactNode }> = QueriesAtOnce,
): Page {
  const visited: string[] = [];
  let refreshes = 0;
  const go = (path: string): void => void visited.push(path);
  const router: AppRouterInstance = {
    ...inertRouter,
    push: go,
    replace: go,
    refresh: () => void (refreshes += 1),
  };
  const result = render(
    <AppRouterContext.Provider value={router}>
      <PathnameContext.Provider value={pathname}>
        <Queries>
          <ShellContext value={shell}>
            <FollowedLinks go={go}>{content}</FollowedLinks>
          </ShellContext>
        </Queries>
      </PathnameContext.Provider>
    </AppRouterContext.Provider>,
  );
  return Object.assign(result, { visited, refreshes: () => refreshes });
}
