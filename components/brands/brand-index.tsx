import { BelowFirstView } from '@/components/ui/below-first-view.tsx';
import { BucketImage, type ImageReference } from '@/components/ui/image.tsx';
import { brandHref } from '@/lib/rules/routes/addresses.ts';
import { productCountText } from '@/lib/rules/orders/cart-label.ts';
import { groupByFirstLetter } from '@/lib/rules/text/group-by-first-letter.ts';
import styles from './brand-index.module.css';

interface IndexedBrand {
  id: string;
  name: string;
  slug: string;
  productCount: number;
  logo?: ImageReference | null;
}

type Letter = ReturnType<typeof groupByFirstLetter<IndexedBrand>>[number];

/** Letters that fill a screen, each with one row at least. */
const lettersInView = 10;

/** Brands from A to Ö, with the letters to jump to. */
export function BrandIndex({ brands }: { brands: readonly IndexedBrand[] }) {
  const letters = groupByFirstLetter(brands);
  return (
    <div className={styles.index}>
      <nav aria-label="Stafróf">
        {letters.map(({ letter }) => (
          <a key={letter} href={`#${letter}`}>
            {letter}
          </a>
        ))}
      </nav>
      {letters.slice(0, lettersInView).map(toElement)}
      <BelowFirstView>{letters.slice(lettersInView).map(toElement)}</BelowFirstView>
    </div>
  );
}

function toElement({ letter, entries }: Letter) {
  return (
    <section key={letter} aria-labelledby={letter}>
      <h2 id={letter}>{letter}</h2>
      <ul>
        {entries.map((brand) => (
          <li key={brand.id}>
            <a href={brandHref(brand)}>
              {brand.logo && (
                <span className={styles.logo}>
                  <BucketImage image={brand.logo} alt="" sizes="96px" />
                </span>
              )}
              <span>
                <b>{brand.name}</b>
                <small>{productCountText(brand.productCount)}</small>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
