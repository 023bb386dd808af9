import { Logo } from '@/components/shell/logo.tsx';
import { LinkButton } from '@/components/ui/link-button.tsx';
import { Illustration } from '@/components/ui/illustration.tsx';
import { MessagePage } from '@/components/ui/message-page.tsx';
import { PlainHeader } from '@/components/shell/plain-header.tsx';

export const metadata = { title: 'Síðan fannst ekki', robots: { index: false } };

/**
 * For unknown routes: prerendered at build time, so without the shell's data. Its links load the page whole.
 */
export default function NotFound() {
  return (
    <>
      <PlainHeader>
        <Logo />
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
