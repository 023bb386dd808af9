'use client';

import { Illustration } from '@/components/ui/illustration.tsx';
import { LinkButton } from '@/components/ui/link-button.tsx';
import { MessagePage } from '@/components/ui/message-page.tsx';
import { Logo } from './logo.tsx';
import { PlainHeader } from './plain-header.tsx';

/** For unknown routes: made at build time, so without the shell's data. Its links load the page whole. */
export function PlainNotFound() {
  return (
    <>
      <PlainHeader>
        <Logo inline />
      </PlainHeader>
      <main>
        <MessagePage
          title="Síðan fannst ekki"
          picture={<Illustration name="search" />}
          text="Þetta fannst ekki eða er ekki lengur í boði."
        >
          <LinkButton href="/">Forsíða</LinkButton>
          <LinkButton href="/leit" variant="secondary">
            Leita
          </LinkButton>
        </MessagePage>
      </main>
    </>
  );
}
