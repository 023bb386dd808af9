'use client';

import { LinkButton } from '@/components/ui/link-button.tsx';
import { NotFoundMessage } from './not-found-message.tsx';

/** The 404 of the shop. */
export function PageNotFound() {
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
