'use client';

import type { ReactNode } from 'react';
import { IconSprite } from '@/components/ui/icons.tsx';
import type { PublicConfig } from '@/lib/io/public-config.ts';
import { DeferredShell } from './deferred-shell.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { Letterhead } from './letterhead.tsx';
import { LinkRouter } from './link-router.tsx';
import { LogoSymbol } from './logo.tsx';
import { PublicConfigScript } from './public-config-script.tsx';
import { QueryProvider } from './query-provider.tsx';
import { ShellContext } from './use-shell.ts';
import type { ShellData } from './shell-data.ts';
import { SignInHost } from './sign-in/sign-in-host.tsx';
import { useFirstPaint } from '@/lib/shell/use-first-paint.ts';
import { SkipLink } from './skip-link.tsx';

interface Props {
  config: PublicConfig;
  data: ShellData;
  children: ReactNode;
}

/**
 * What is around every page, the same for everybody. It is a client component for the page's weight: its data is a tenth of
 * the elements that a server component would send, with every page and with every change of route.
 */
export function Shell({ config, data, children }: Props) {
  useFirstPaint();
  const { info, week } = data;
  return (
    <QueryProvider>
      <ShellContext value={data}>
        <PublicConfigScript config={config} />
        <IconSprite>
          <LogoSymbol />
        </IconSprite>
        <LinkRouter />
        <SkipLink />
        <DeferredShell />
        <Header {...data} />
        <Letterhead info={info} />
        <main id="efni" tabIndex={-1}>
          {children}
        </main>
        <Footer info={info} week={week} />
        <SignInHost />
      </ShellContext>
    </QueryProvider>
  );
}
