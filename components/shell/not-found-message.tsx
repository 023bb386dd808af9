'use client';

import type { ReactNode } from 'react';
import { CategoryTiles } from '@/components/catalogue/category-tiles.tsx';
import { Band } from '@/components/front-page/band.tsx';
import { Container } from '@/components/ui/container.tsx';
import { Illustration } from '@/components/ui/illustration.tsx';
import { MessagePage } from '@/components/ui/message-page.tsx';
import { ContactLine } from './contact-line.tsx';
import { SearchBox } from './search-box.tsx';
import { useShell } from './use-shell.ts';

interface Props {
  title: string;
  text: string;
  /** Where to go from here. */
  children: ReactNode;
}

/**
 * Not found, or gone. Offers the search, the categories and contact details, which the shell knows: every page carries what it
 * shows when it is not found, so it must be small.
 */
export function NotFoundMessage({ title, text, children }: Props) {
  const { categories } = useShell();
  return (
    <>
      <MessagePage
        title={title}
        picture={<Illustration name="search" />}
        text={text}
        help={
          <>
            <SearchBox />
            <ContactLine />
          </>
        }
      >
        {children}
      </MessagePage>
      {categories.length > 0 && (
        <Container>
          <Band title="Vöruflokkar">
            <CategoryTiles categories={categories} compact />
          </Band>
        </Container>
      )}
    </>
  );
}
