import { Container } from '@/components/ui/container.tsx';
import { Illustration } from '@/components/ui/illustration.tsx';
import { LinkButton } from '@/components/ui/link-button.tsx';
import { MessagePage } from '@/components/ui/message-page.tsx';
import { requestStatus } from '@/lib/page-cache/requested-status.ts';

interface Props {
  title: string;
  /** Where all of its kind stand. */
  href: string;
  label: string;
}

/** Answers 404: where a mail's link leads while acting for another customer, and for what never existed. */
export function MissingDocument({ title, href, label }: Props) {
  requestStatus(404);
  return (
    <Container>
      <MessagePage
        title={title}
        picture={<Illustration name="search" />}
        text="Tilheyrir hlekkurinn fyrirtæki sem þú verslar fyrir? Skiptu þá í umboð fyrir það í valmyndinni undir nafninu þínu og opnaðu hlekkinn aftur."
      >
        <LinkButton href={href}>{label}</LinkButton>
        <LinkButton href="/auth/home" variant="secondary">
          Mínar síður
        </LinkButton>
      </MessagePage>
    </Container>
  );
}
