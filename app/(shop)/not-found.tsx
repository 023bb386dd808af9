import { CategoryTiles } from '@/components/catalogue/category-tiles.tsx';
import { Band } from '@/components/front-page/band.tsx';
import { SearchBox } from '@/components/shell/search-box.tsx';
import { Container } from '@/components/ui/container.tsx';
import { LinkButton } from '@/components/ui/link-button.tsx';
import { Illustration } from '@/components/ui/illustration.tsx';
import { MessagePage } from '@/components/ui/message-page.tsx';
import { logFailure } from '@/lib/io/log.ts';
import { readCategories } from '@/lib/server/catalogue.ts';
import { ContactLine } from './_parts/contact-line.tsx';

export const metadata = { title: 'Síðan fannst ekki', robots: { index: false } };

/** What was looked for may be near: the search, the categories and whom to ask. */
export default async function NotFound() {
  const categories = await topCategories();
  return (
    <>
      <MessagePage
        title="Síðan fannst ekki"
        picture={<Illustration name="search" />}
        text="Þetta fannst ekki eða er ekki lengur í boði. Leitið að vörunni eða veljið vöruflokk."
        help={
          <>
            <SearchBox />
            <ContactLine />
          </>
        }
      >
        <LinkButton href="/voruflokkar">Allir vöruflokkar</LinkButton>
        <LinkButton href="/" variant="secondary">
          Forsíða
        </LinkButton>
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

async function topCategories() {
  try {
    return await readCategories();
  } catch (error) {
    // The message stands without its categories.
    logFailure('Categories for a page that was not found', error);
    return [];
  }
}
