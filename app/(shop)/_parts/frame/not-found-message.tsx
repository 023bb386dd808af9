import { LostHelp } from '@/components/shell/lost-help.tsx';
import { ShellCategories } from '@/components/shell/shell-categories.tsx';
import { Illustration } from '@/components/ui/illustration.tsx';
import { LinkButton } from '@/components/ui/link-button.tsx';
import { MessagePage } from '@/components/ui/message-page.tsx';

/**
 * Not found, or gone. Offers the search, contact details and the categories. Every page's payload holds what it shows when it is
 * not found, so what the shell knows is not repeated here.
 */
export function NotFoundMessage({ title, text }: { title: string; text: string }) {
  return (
    <>
      <MessagePage title={title} picture={<Illustration name="search" />} text={text} help={<LostHelp />}>
        <LinkButton href="/voruflokkar">Allir vöruflokkar</LinkButton>
        <LinkButton href="/" variant="secondary">
          Forsíða
        </LinkButton>
      </MessagePage>
      <ShellCategories />
    </>
  );
}
