import { LinkButton } from '@/components/ui/link-button.tsx';
import { Illustration } from '@/components/ui/illustration.tsx';
import { MessagePage } from '@/components/ui/message-page.tsx';

export const metadata = { title: 'Síðan fannst ekki', robots: { index: false } };

export default function NotFound() {
  return (
    <MessagePage
      title="Síðan fannst ekki"
      picture={<Illustration name="search" />}
      text="Þetta fannst ekki eða er ekki lengur í boði."
    >
      <LinkButton href="/voruflokkar">Allir vöruflokkar</LinkButton>
      <LinkButton href="/" variant="secondary">
        Forsíða
      </LinkButton>
    </MessagePage>
  );
}
