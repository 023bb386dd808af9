import type { EmojiName } from './emoji.ts';

/** Children of category 737. A family in a campaign is sold at the campaign's discount, in percent. */
export type Campaign = {
  slug: string;
  name: string;
  description: string;
  tint: string;
  picture: EmojiName;
  companion: EmojiName;
  discount: number;
  families: string[];
};

export const campaigns: Campaign[] = [
  {
    slug: 'haustthrif',
    name: 'Haustþrif',
    description: 'Allt sem þarf til að þrífa vinnustaðinn hátt og lágt fyrir veturinn.',
    tint: '#0f6e84',
    picture: 'bucket',
    companion: 'bubbles',
    discount: 20,
    families: ['alhlida-hreinsir', 'ortrefjaklutar', 'raestifata'],
  },
  {
    slug: 'oryggisdagar',
    name: 'Öryggisdagar',
    description: 'Sýnileikafatnaður, hjálmar og gleraugu á lægra verði meðan birgðir endast.',
    tint: '#d9731a',
    picture: 'vest',
    companion: 'helmet',
    discount: 15,
    families: ['synileikavesti', 'oryggishjalmur', 'oryggisgleraugu'],
  },
  {
    slug: 'skrifstofan-klar',
    name: 'Skrifstofan klár',
    description: 'Ritföng og möppur fyrir skrifstofur sem vilja byrja árið í röð og reglu.',
    tint: '#3f51b5',
    picture: 'dividers',
    companion: 'pen',
    discount: 15,
    families: ['kulupenni', 'brefabindi', 'minnismidar'],
  },
  {
    slug: 'kaffistofan',
    name: 'Kaffistofan',
    description: 'Kaffi, te og kex fyrir kaffistofuna.',
    tint: '#a06a12',
    picture: 'coffee',
    companion: 'cookie',
    discount: 10,
    families: ['kaffibaunir', 'tepokar', 'kex'],
  },
  {
    slug: 'jolin-a-vinnustadnum',
    name: 'Jólin á vinnustaðnum',
    description: 'Skraut, servíettur og kerti fyrir jólahlaðborðið.',
    tint: '#2e7d32',
    picture: 'tree',
    companion: 'gift',
    discount: 10,
    families: ['serviettur', 'kerti', 'jolaskraut'],
  },
];

const clearance = { slug: 'rymingarsala', discount: 40 };

/** Campaign categories that a family's product is also in, and the highest discount that they give, in percent. */
export function campaignsOf(
  family: string,
  isClearance: boolean,
): { categories: string[]; discount: number } {
  const own = [
    ...campaigns.filter(({ families }) => families.includes(family)),
    ...(isClearance ? [clearance] : []),
  ];
  return {
    categories: own.map(({ slug }) => slug),
    discount: Math.max(0, ...own.map(({ discount }) => discount)),
  };
}
