import { axis } from '../../family.ts';
import type { Family } from '../../family.ts';

export const pantry: Family[] = [
  {
    key: 'espressobaunir',
    name: 'Espressobaunir',
    sku: 'KAF-201',
    brand: 'morgunrodi',
    categories: ['kaffibaunir'],
    taxPercentage: 11,
    price: 3790,
    packageSize: '1 kg poki',
    picture: { emoji: 'beans', companion: 'tumbler', hue: 340, brightness: 0.8 },
    description:
      'Baunir ristaðar fyrir espresso og mjólkurdrykki. Froðan verður þétt og bragðið kraftmikið með keim af karamellu.',
    attributes: { Tegund: 'Arabica og robusta', Magn: '1 kg' },
    axes: [
      axis(
        'Styrkur',
        ['4 af 5', 0, { label: 'styrkur 4' }],
        ['5 af 5', 0, { label: 'styrkur 5', look: { brightness: 0.55 } }],
        ['Koffínlaust', 400, { label: 'koffínlausar', look: { hue: 60, brightness: 1 } }],
      ),
    ],
  },
  {
    key: 'kaffihylki',
    name: 'Kaffihylki',
    sku: 'KAF-202',
    brand: 'morgunrodi',
    categories: ['malad-kaffi'],
    taxPercentage: 11,
    price: 790,
    packageSize: '10 hylki',
    unitOfMeasure: 10,
    picture: { emoji: 'coffee', companion: 'recycle', hue: 30 },
    description:
      'Hylki úr áli sem halda ilminum og fara í málmflokkun eftir notkun. Þau passa í algengustu hylkjavélar.',
    attributes: { Fjöldi: '10 hylki' },
    axes: [
      axis(
        'Bragð',
        ['Espresso', 0, { label: 'espresso' }],
        ['Lungo', 0, { label: 'lungo', look: { hue: 120 } }],
        ['Ristretto', 0, { label: 'ristretto', look: { hue: 300 } }],
        ['Koffínlaust', 40, { label: 'koffínlaust', look: { hue: 180 } }],
      ),
    ],
  },
  {
    key: 'skyndikaffi',
    name: 'Skyndikaffi',
    sku: 'KAF-203',
    brand: 'morgunrodi',
    categories: ['malad-kaffi'],
    taxPercentage: 11,
    price: 1490,
    packageSize: '200 g krukka',
    picture: { emoji: 'jar', companion: 'coffee', hue: 330, brightness: 0.7 },
    description:
      'Frostþurrkað kaffi sem leysist upp á augabragði. Gott að eiga í vinnuskúrnum og á ferðalögum.',
    attributes: { Tegund: 'Arabica' },
    axes: [
      axis(
        'Magn',
        ['100 g', -500, { packageSize: '100 g krukka' }],
        ['200 g', 0],
        ['Bréf', 700, { label: '100 bréf', packageSize: '100 × 2 g', look: { emoji: 'envelope', hue: 200 } }],
      ),
    ],
  },
  {
    key: 'kaffisiur',
    name: 'Kaffisíur',
    sku: 'KAF-204',
    brand: 'morgunrodi',
    categories: ['malad-kaffi'],
    price: 390,
    packageSize: '100 stk. í pakka',
    unitOfMeasure: 10,
    picture: { emoji: 'page', companion: 'coffee', hue: 60, saturation: 3 },
    description:
      'Síur úr óbleiktum pappír sem breyta ekki bragði kaffisins. Saumurinn er tvöfaldur og rifnar ekki.',
    attributes: { Fjöldi: '100 stk.', Umhverfismerki: 'Já' },
    axes: [
      axis(
        'Stærð',
        ['1 × 4', 0, { label: 'stærð 1 × 4' }],
        [
          '90/250',
          900,
          { label: 'körfusíur 90/250', packageSize: '250 stk. í pakka', look: { emoji: 'bowl' } },
        ],
        [
          '110/360',
          1900,
          { label: 'körfusíur 110/360', packageSize: '250 stk. í pakka', look: { emoji: 'bowl', hue: 60 } },
        ],
      ),
    ],
  },
  {
    key: 'lauste',
    name: 'Telauf',
    sku: 'KAF-205',
    brand: 'hlidarte',
    categories: ['te-og-kako'],
    taxPercentage: 11,
    price: 1490,
    packageSize: '250 g dós',
    picture: { emoji: 'teapot', companion: 'broadLeaf' },
    description:
      'Heil lauf í dós sem heldur ljósi og raka úti. Ein teskeið dugar í bolla og hella má tvisvar á sömu laufin.',
    attributes: { Magn: '250 g' },
    axes: [
      axis(
        'Tegund',
        ['Earl Grey', 0],
        ['Assam', 0, { look: { hue: 60 } }],
        ['Sencha', 200, { look: { hue: 130 } }],
        [
          'Hvannate',
          300,
          {
            label: 'hvannate',
            text: 'Hvönnin og blóðbergið eru tínd að sumri og þurrkuð við lágan hita.',
            look: { emoji: 'herb' },
          },
        ],
      ),
    ],
  },
  {
    key: 'kaffirjomi',
    name: 'Kaffirjómi í skömmtum',
    sku: 'KAF-206',
    brand: 'saetabur',
    categories: ['mjolk-og-rjomi'],
    taxPercentage: 11,
    price: 2490,
    packageSize: '200 × 10 ml',
    picture: { emoji: 'glass', companion: 'coffee' },
    description:
      'Skammtar sem þurfa ekki kæli fyrr en þeir eru opnaðir. Lokið rifnar hreint af og rjóminn skilur sig ekki í heitu kaffi.',
    attributes: { Fjöldi: '200 stk.', Geymsluþol: '6 mánuðir' },
    axes: [
      axis(
        'Gerð',
        ['Rjómi', 0, { label: 'rjómi' }],
        ['Léttmjólk', -200, { label: 'léttmjólk', look: { hue: 180, saturation: 4 } }],
        ['Hafrar', 400, { label: 'hafradrykkur', look: { tone: '#d8b070' } }],
      ),
    ],
  },
  {
    key: 'hafradrykkur',
    name: 'Jurtadrykkur fyrir kaffi',
    sku: 'KAF-207',
    brand: 'saetabur',
    categories: ['mjolk-og-rjomi'],
    taxPercentage: 11,
    price: 390,
    packageSize: '1 l ferna',
    unitOfMeasure: 6,
    picture: { emoji: 'juice', companion: 'coffee', hue: 60 },
    description:
      'Drykkur sem freyðir vel í mjólkurkönnu og er sætur frá náttúrunnar hendi. Geymist óopnaður við stofuhita.',
    attributes: { Magn: '1 l', Laktósi: 'Nei' },
    axes: [
      axis(
        'Tegund',
        ['Hafrar', 0, { label: 'hafrar' }],
        ['Möndlur', 80, { label: 'möndlur', look: { hue: 100 } }],
        ['Soja', 0, { label: 'soja', look: { hue: 240 } }],
        ['Kókos', 60, { label: 'kókos', look: { saturation: 0.2 } }],
      ),
    ],
  },
];
