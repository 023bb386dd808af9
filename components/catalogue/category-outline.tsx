import { categoryHref } from '@/lib/rules/routes/addresses.ts';
import { formatNumber } from '@/lib/rules/text/icelandic.ts';
import styles from './category-outline.module.css';

interface OutlineEntry {
  id: string;
  name: string;
  slug: string;
  productCount: number;
}

interface Props {
  categories: readonly (OutlineEntry & { children: readonly OutlineEntry[] })[];
}

/** Subcategories of each category as text: the heading links to the overview, the lines to the listings. */
export function CategoryOutline({ categories }: Props) {
  return (
    <div className={styles.outline}>
      {categories.map((category) => (
        <section key={category.id} aria-labelledby={`yfirlit-${category.id}`}>
          <h2 id={`yfirlit-${category.id}`}>
            <a href={`/voruflokkar/${category.slug}`}>{category.name}</a>
          </h2>
          <ul>
            {category.children.map((child) => (
              <li key={child.id}>
                <a href={categoryHref(child)}>
                  {child.name} <small>{formatNumber(child.productCount)}</small>
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
