import { LostHelp } from '@/components/shell/lost-help.tsx';
import { ShellCategories } from '@/components/shell/shell-categories.tsx';
import { Illustration } from '@/components/ui/illustration.tsx';
import { LinkButton } from '@/components/ui/link-button.tsx';
import { MessagePage } from '@/components/ui/message-page.tsx';
import styles from './not-found-message.module.css';

interface Props {
  title: string;
  text: string;
  /** What was looked for: stands in the search field. */
  words?: string;
  /** What may have been meant. */
  near?: readonly { name: string; href: string }[];
}

/** Not found, or gone. Offers what is near, the search, contact details and the categories. */
export function NotFoundMessage({ title, text, words, near = [] }: Props) {
  return (
    <>
      <MessagePage
        title={title}
        picture={<Illustration name="search" />}
        text={text}
        help={
          <>
            {near.length > 0 && (
              <nav className={styles.near} aria-label="Var leitað að þessu?">
                <p>Var leitað að þessu?</p>
                <ul>
                  {near.map(({ name, href }) => (
                    <li key={href}>
                      <a href={href}>{name}</a>
                    </li>
                  ))}
                </ul>
              </nav>
            )}
            <LostHelp words={words} />
          </>
        }
      >
        <LinkButton href="/voruflokkar">Allir vöruflokkar</LinkButton>
        <LinkButton href="/" variant="secondary">
          Forsíða
        </LinkButton>
      </MessagePage>
      <ShellCategories />
    </>
  );
}
