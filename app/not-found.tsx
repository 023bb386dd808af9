import Link from 'next/link';
import { Logo } from '@/components/shell/logo.tsx';
import { LinkButton } from '@/components/ui/link-button.tsx';
import { MessagePage } from '@/components/ui/message-page.tsx';
import { PlainHeader } from '@/components/shell/plain-header.tsx';

export const metadata = { title: 'Síðan fannst ekki', robots: { index: false } };

/** For addresses that no route knows: made at build time, so without the shell's data. */
export default function NotFound() {
  return (
    <>
      <PlainHeader>
        <Link href="/" aria-label="Vörulind, forsíða">
          <Logo />
        </Link>
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
