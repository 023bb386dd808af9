import type { ReactNode } from 'react';
import { CategoryTiles } from '@/components/catalogue/category-tiles.tsx';
import { Band } from '@/components/front-page/band.tsx';
import { SearchBox } from '@/components/shell/search-box.tsx';
import { Container } from '@/components/ui/container.tsx';
import { Illustration } from '@/components/ui/illustration.tsx';
import { MessagePage } from '@/components/ui/message-page.tsx';
import { logFailure } from '@/lib/io/log.ts';
import { readCategories } from '@/lib/server/catalogue.ts';
import { ContactLine } from './contact-line.tsx';

interface Props {
  title: string;
  text: string;
  /** Where to go from here. */
  children: ReactNode;
}

/** Not found, or gone. Offers the search, the categories and contact details. */
export async function NotFoundMessage({ title, text, children }: Props) {
  const categories = await readTopCategories();
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

async function readTopCategories() {
  try {
    return await readCategories();
  } catch (error) {
    // The message renders without its categories.
    logFailure('Categories for a page that was not found', error);
    return [];
  }
}
