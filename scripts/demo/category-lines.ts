import { campaigns } from './campaigns.ts';
import { type TopCategory, topCategories } from './categories.ts';
import { iconSvg } from './icons.ts';
import type { CategoryLine } from './lines.ts';
import { categoryAssetPath } from './pictures/category-art.ts';
import { slugOf } from './slug.ts';

/** Parents first. The shop's left list hides ids 737 and 800 (specification §9). */
export function categoryLines(): CategoryLine[] {
  return [...topCategories.flatMap(linesOf), ...campaignLines(), clearanceLine];
}

function linesOf(top: TopCategory, at: number): CategoryLine[] {
  const slug = slugOf(top.name);
  return [
    {
      type: 'category',
      slug,
      name: top.name,
      description: top.description,
      linkColor: top.color,
      icon: iconSvg(top.icon),
      image: categoryAssetPath(slug),
      position: at + 1,
    },
    ...top.children.flatMap((child, childAt) => {
      const childSlug = slugOf(child.name);
      return [
        pictured(category(childSlug, slug, child.name, child.description, childAt)),
        ...child.leaves.map(([name, description], leafAt) =>
          pictured(category(slugOf(name), childSlug, name, description, leafAt)),
        ),
      ];
    }),
  ];
}

function category(slug: string, parent: string, name: string, description: string, at: number): CategoryLine {
  return { type: 'category', slug, parent, name, description, position: at + 1 };
}

function pictured(line: CategoryLine): CategoryLine {
  return { ...line, image: categoryAssetPath(line.slug) };
}

function campaignLines(): CategoryLine[] {
  const parent = 'tilbod-og-herferdir';
  return [
    {
      type: 'category',
      id: 737,
      slug: parent,
      name: 'Tilboð og herferðir',
      description: 'Herferðir sem gilda núna.',
      linkColor: '#b3261e',
      icon: iconSvg('campaign'),
      image: categoryAssetPath(parent),
      position: topCategories.length + 1,
    },
    ...campaigns.map(({ slug, name, description }, at) =>
      pictured(category(slug, parent, name, description, at)),
    ),
  ];
}

const clearanceLine: CategoryLine = {
  type: 'category',
  id: 800,
  slug: 'rymingarsala',
  name: 'Rýmingarsala',
  description: 'Síðustu eintökin á lægra verði.',
  linkColor: '#5a5a5a',
  icon: iconSvg('clearance'),
  image: categoryAssetPath('rymingarsala'),
  position: topCategories.length + 2,
};
