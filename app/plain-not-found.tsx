'use client';

import { Logo } from '@/components/shell/logo.tsx';
import { PlainHeader } from '@/components/shell/plain-header.tsx';
import { LinkButton } from '@/components/ui/link-button.tsx';
import { MessagePage } from '@/components/ui/message-page.tsx';

/** A client component, because the payload of every page holds it. */
export function PlainNotFound() {
  return (
    <>
      <PlainHeader>
        <Logo inline />
      </PlainHeader>
      <main>
        <MessagePage title="Síðan fannst ekki" text="Þetta fannst ekki eða er ekki lengur í boði.">
          <LinkButton href="/">Forsíða</LinkButton>
          <LinkButton href="/leit" variant="secondary">
            Leita
          </LinkButton>
        </MessagePage>
      </main>
    </>
  );
}
