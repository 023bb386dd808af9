import { PlainHeader } from '@/components/shell/plain-header.tsx';
import { LinkButton } from '@/components/ui/link-button.tsx';
import { MessagePage } from '@/components/ui/message-page.tsx';

export const metadata = { title: 'Síðan fannst ekki', robots: { index: false } };

/**
 * For unknown routes: made at build time, so without the shell's data. Its links load the page whole. Every page's payload holds
 * it, so it has no drawing.
 */
export default function NotFound() {
  return (
    <>
      <PlainHeader />
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
