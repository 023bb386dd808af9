import type { ReactNode } from 'react';
import { BelowFirstView } from '@/components/ui/below-first-view.tsx';
import { Container } from '@/components/ui/container.tsx';
import { Contents } from './contents.tsx';
import styles from './sections.module.css';

interface Section {
  id: string;
  anchor?: string | null;
  title?: string | null;
  body: ReactNode;
  /** May stand beside others where there is room, as short texts do. */
  narrow: boolean;
}

/** Titled sections from which on a text has a table of contents. */
const contentsFrom = 5;

/** Sections that fill a screen: those of a text are short. */
const sectionsInView = 1;
const textsInView = 3;

interface Props {
  sections: readonly Section[];
  /** Whether they are one text after another. */
  isText: boolean;
}

/** Sections of a page from the content system, each with its anchor (specification §2.1: top, about, where, openinghours). */
export function Sections({ sections, isText }: Props) {
  const titled = sections.filter(({ anchor, title }) => anchor && title);
  const hasContents = isText && titled.length >= contentsFrom;
  const inView = isText ? textsInView : sectionsInView;
  return (
    <Container className={styles.page} data-contents={hasContents}>
      {hasContents && <Contents sections={titled} />}
      <div className={styles.sections}>
        {sections.slice(0, inView).map(toElement)}
        <BelowFirstView>{sections.slice(inView).map(toElement)}</BelowFirstView>
      </div>
    </Container>
  );
}

function toElement({ id, anchor, title, body, narrow }: Section) {
  return (
    <section key={id} id={anchor ?? undefined} data-narrow={narrow}>
      {title && <h2>{title}</h2>}
      {body}
    </section>
  );
}
