import { LinkButton } from '@/components/ui/link-button.tsx';
import { NotFoundMessage } from './_parts/frame/not-found-message.tsx';

export const metadata = { title: 'Síðan fannst ekki', robots: { index: false } };

export default function NotFound() {
  return (
    <NotFoundMessage
      title="Síðan fannst ekki"
      text="Þetta fannst ekki eða er ekki lengur í boði. Leitið að vörunni eða veljið vöruflokk."
    >
      <LinkButton href="/voruflokkar">Allir vöruflokkar</LinkButton>
      <LinkButton href="/" variant="secondary">
        Forsíða
      </LinkButton>
    </NotFoundMessage>
  );
}
