import { colours } from '../../colours.ts';
import { axis } from '../../family.ts';
import type { Family } from '../../family.ts';

export const furnishingWalls: Family[] = [
  {
    key: 'skrifbordslampi',
    name: 'Skrifborðslampi',
    sku: 'HUS-209',
    brand: 'rafkista',
    categories: ['lampar'],
    price: 9900,
    packageSize: '1 stk.',
    picture: { emoji: 'bulb', companion: 'books', hue: 200 },
    description: 'Lampi með liðum sem heldur stöðu sinni. Birtan stillist í fjórum þrepum og flöktir ekki.',
    attributes: { Ljóslitur: '3000–5000 K', Ljósgjafi: 'Díóða' },
    axes: [colours('m', 'Svartur', 'Hvítur', 'Rauður')],
  },
  {
    key: 'golflampi',
    name: 'Stofulampi',
    sku: 'HUS-210',
    brand: 'stofuprydi',
    categories: ['lampar'],
    price: 19900,
    packageSize: '1 stk.',
    picture: { emoji: 'oilLamp', companion: 'sofa' },
    description: 'Lampi með skermi úr líni sem gefur hlýja birtu í setustofu og herbergi. Pera fylgir ekki.',
    attributes: { Perustæði: 'E27', Efni: 'Lín og stál' },
    axes: [
      axis(
        'Gerð',
        ['Borðlampi', -9000, { label: 'borðlampi' }],
        ['Gólflampi', 0, { label: 'gólflampi', look: { hue: 120 } }],
        ['Náttborðslampi', -12000, { label: 'náttborðslampi', look: { emoji: 'candle', hue: 30 } }],
      ),
    ],
  },
  {
    key: 'veggklukka',
    name: 'Veggklukka',
    sku: 'HUS-211',
    brand: 'stofuprydi',
    categories: ['klukkur'],
    price: 5900,
    packageSize: '1 stk.',
    picture: { emoji: 'alarm', companion: 'calendar', hue: 60 },
    description:
      'Klukka með hljóðlátu gangverki og tölum sem sjást aftast í salnum. Útvarpsstýrða gerðin stillir sig sjálf.',
    attributes: { Rafhlaða: 'AA' },
    axes: [
      axis('Þvermál', ['25 cm', 0], ['35 cm', 3000]),
      axis(
        'Gerð',
        ['Kvars', 0, { label: 'kvarsklukka' }],
        ['Útvarpsstýrð', 3500, { label: 'útvarpsstýrð', look: { hue: 200 } }],
      ),
    ],
  },
  {
    key: 'skilti',
    name: 'Hurðarskilti',
    sku: 'HUS-212',
    brand: 'hirsla',
    categories: ['skilti-og-rammar'],
    price: 2990,
    packageSize: '1 stk.',
    picture: { emoji: 'door', companion: 'label' },
    description:
      'Skilti úr burstuðu áli með skýru tákni og límborða á bakhlið. Letrið er upphleypt svo að finna megi það með fingrum.',
    attributes: { Stærð: '10 × 10 cm', Efni: 'Ál' },
    axes: [
      axis(
        'Tákn',
        ['Salerni', 0, { label: 'salerni', look: { emoji: 'toilet' } }],
        ['Hjólastóll', 0, { label: 'aðgengi fyrir hjólastól', look: { emoji: 'wheelchair' } }],
        ['Sturta', 0, { label: 'sturta', look: { emoji: 'shower' } }],
        ['Fundarherbergi', 200, { label: 'fundarherbergi' }],
      ),
    ],
  },
  {
    key: 'rammi',
    name: 'Smellurammi',
    sku: 'HUS-213',
    brand: 'hirsla',
    categories: ['skilti-og-rammar'],
    price: 3990,
    packageSize: '1 stk.',
    picture: { emoji: 'picture', companion: 'page', saturation: 0.2 },
    description:
      'Álrammi sem opnast að framan svo að skipta megi um veggspjald á meðan hann hangir. Glær filma ver spjaldið.',
    attributes: { Efni: 'Ál' },
    axes: [axis('Stærð', ['A4', -1500], ['A3', -800], ['A2', 0], ['A1', 1900])],
  },
];
