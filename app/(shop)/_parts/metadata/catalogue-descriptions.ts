import { productCountText } from '@/lib/rules/orders/cart-label.ts';
import { brandHref, categoryHref } from '@/lib/rules/routes/addresses.ts';
import type { Category, readBrands } from '@/lib/server/catalogue.ts';
import type { PageDescription } from './page-metadata.ts';

type Brand = Awaited<ReturnType<typeof readBrands>>[number];

/** What search engines are told of a category's listing. */
export function describeCategory(category: Category): PageDescription {
  const { name, description, productCount, image } = category;
  const countText = `${productCountText(productCount)} fyrir fyrirtæki, stofnanir og heimili hjá Vörulind.`;
  return {
    title: name,
    path: categoryHref(category),
    description: description ? `${description} ${countText}` : `${name}: ${countText}${below(category)}`,
    image,
  };
}

/** What they are told of the overview of what is below a category. */
export function describeSubcategories(category: Category, path: string): PageDescription {
  const { name, image } = category;
  return {
    title: `${name} – undirflokkar`,
    path,
    description: `Yfirlit yfir undirflokka hjá Vörulind: ${name}.${below(category)}`,
    image,
  };
}

export function describeCategories(categories: readonly { name: string }[], path: string): PageDescription {
  return {
    title: 'Allir vöruflokkar',
    path,
    description: `Allir vöruflokkar Vörulindar á einum stað: ${namesOf(categories)}.`,
  };
}

export function describeBrand(brand: Brand): PageDescription {
  const { name, description, productCount, cover, logo } = brand;
  return {
    title: name,
    path: brandHref(brand),
    description:
      description ?? `${name}: ${productCountText(productCount)} frá framleiðandanum hjá Vörulind.`,
    image: cover ?? logo,
  };
}

export function describeBrands(brands: readonly Brand[], path: string): PageDescription {
  return {
    title: 'Framleiðendur',
    path,
    description: `Framleiðendur frá A til Ö sem fást hjá Vörulind: ${namesOf(brands)}.`,
  };
}

function below({ children }: Category): string {
  return children.length > 0 ? ` Undirflokkar: ${namesOf(children)}.` : '';
}

function namesOf(named: readonly { name: string }[]): string {
  return named.map(({ name }) => name).join(', ');
}
