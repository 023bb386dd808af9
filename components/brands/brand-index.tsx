import Link from 'next/link';
import styled from 'styled-components';
import { BucketImage, type ImageReference } from '@/components/ui/image.tsx';
import { brandHref } from '@/lib/rules/routes/addresses.ts';
import { countedProducts } from '@/lib/rules/orders/cart-label.ts';
import { byFirstLetter } from '@/lib/rules/text/first-letter.ts';
import { media } from '@/styles/media.ts';
import { theme } from '@/styles/theme.ts';

interface Entry {
  id: string;
  name: string;
  slug: string;
  productCount: number;
  logo?: ImageReference | null;
}

/** Brands from A to Ö, with the letters to jump to. */
export function BrandIndex({ brands }: { brands: readonly Entry[] }) {
  const letters = byFirstLetter(brands);
  return (
    <Index>
      <nav aria-label="Stafróf">
        {letters.map(({ letter }) => (
          <a key={letter} href={`#${letter}`}>
            {letter}
          </a>
        ))}
      </nav>
      {letters.map(({ letter, entries }) => (
        <section key={letter} aria-labelledby={letter}>
          <h2 id={letter}>{letter}</h2>
          <ul>
            {entries.map((brand) => (
              <li key={brand.id}>
                <Link href={brandHref(brand)}>
                  {brand.logo && (
                    <span data-logo>
                      <BucketImage image={brand.logo} alt="" sizes="96px" />
                    </span>
                  )}
                  <span>
                    <b>{brand.name}</b>
                    <small>{countedProducts(brand.productCount)}</small>
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Index>
  );
}

const { color } = theme;

const Index = styled.div`
  display: grid;
  gap: 24px;
  & nav {
    display: flex;
    flex-wrap: wrap;
    gap: 4px;
  }
  & nav a {
    display: grid;
    place-items: center;
    width: 44px;
    height: 44px;
    border-radius: ${theme.radius.medium};
    font-weight: 600;
    text-decoration: none;
    background: ${color.mist};
  }
  & nav a:hover {
    background: ${color.fjordPale};
  }
  & section {
    display: grid;
    gap: 8px;
    padding-top: 16px;
    border-top: 1px solid ${color.line};
  }
  & h2 {
    color: ${color.fjord};
    font-size: ${theme.text.large};
  }
  & ul {
    display: grid;
    gap: 8px;
  }
  & li a {
    display: flex;
    align-items: center;
    gap: 16px;
    min-height: 72px;
    padding: 8px 16px;
    border: 1px solid ${color.line};
    border-radius: ${theme.radius.large};
    text-decoration: none;
  }
  & li a:hover {
    border-color: ${color.lineStrong};
  }
  & [data-logo] {
    position: relative;
    flex: 0 0 96px;
    height: 56px;
  }
  & b,
  & small {
    display: block;
    overflow-wrap: anywhere;
  }
  & b {
    font-weight: 600;
  }
  & small {
    color: ${color.inkSoft};
  }
  ${media.narrow} {
    & section {
      grid-template-columns: 48px 1fr;
    }
    & ul {
      grid-template-columns: repeat(auto-fill, minmax(260px, 1fr));
    }
  }
`;
