import { colours } from '../../colours.ts';
import { axis } from '../../family.ts';
import type { Family } from '../../family.ts';

export const furnishingRooms: Family[] = [
  {
    key: 'handklaedi',
    name: 'Handklæði',
    sku: 'HUS-214',
    brand: 'stofuprydi',
    categories: ['handklaedi'],
    price: 1490,
    packageSize: '1 stk.',
    unitOfMeasure: 6,
    picture: { emoji: 'scarf', companion: 'bathtub', hue: 200 },
    description:
      'Þykk handklæði úr greiddri bómull fyrir hótel og sundlaugar. Þau þola klórþvott og lykkjurnar dragast ekki til.',
    attributes: { Efni: 'Bómull, 500 g/m²', Þvottur: '90 °C' },
    axes: [
      axis('Stærð', ['30 × 50 cm', -900], ['50 × 100 cm', 0], ['70 × 140 cm', 1400]),
      colours('n', 'Hvítur', 'Grár', 'Dökkblár'),
    ],
  },
  {
    key: 'viskastykki',
    name: 'Viskastykki',
    sku: 'HUS-215',
    brand: 'stofuprydi',
    categories: ['handklaedi'],
    price: 490,
    packageSize: '1 stk.',
    unitOfMeasure: 10,
    picture: { emoji: 'scarf', companion: 'plate', hue: 40 },
    description: 'Ofið úr hör og bómull og skilur ekki eftir ló á glösum. Hanki er í einu horni.',
    attributes: { Efni: 'Hör og bómull', Stærð: '50 × 70 cm', Þvottur: '90 °C' },
    axes: [
      axis(
        'Litur',
        ['Blár', 0, { label: 'blá rönd', look: { tone: '#2f74d8' } }],
        ['Rauður', 0, { label: 'rauð rönd', look: { tone: '#d92f2f' } }],
        ['Grænn', 0, { label: 'græn rönd', look: { tone: '#2f9e4f' } }],
      ),
    ],
  },
  {
    key: 'saengurver',
    name: 'Sængurver',
    sku: 'HUS-216',
    brand: 'stofuprydi',
    categories: ['rumfot'],
    price: 4990,
    packageSize: '1 stk.',
    unitOfMeasure: 2,
    picture: { emoji: 'bed', companion: 'feather' },
    description:
      'Mjúkt satín með hótelloki sem þarf hvorki hnappa né rennilás. Efnið krumpast lítið og þolir rúllupressu.',
    attributes: { Efni: 'Bómull og pólýester', Þvottur: '75 °C' },
    axes: [axis('Stærð', ['140 × 200 cm', 0], ['200 × 220 cm', 2500]), colours('n', 'Hvítur', 'Grár')],
  },
  {
    key: 'koddaver',
    name: 'Koddaver',
    sku: 'HUS-217',
    brand: 'stofuprydi',
    categories: ['rumfot'],
    price: 990,
    packageSize: '1 stk.',
    unitOfMeasure: 4,
    picture: { emoji: 'envelope', companion: 'bed' },
    description:
      'Koddaver með innbroti sem heldur koddanum á sínum stað. Það passar með sængurverum í sama lit.',
    attributes: { Efni: 'Bómull og pólýester', Þvottur: '75 °C' },
    axes: [axis('Stærð', ['50 × 70 cm', 0], ['60 × 80 cm', 300]), colours('n', 'Hvítur', 'Grár')],
  },
  {
    key: 'lak',
    name: 'Lak með teygju',
    sku: 'HUS-218',
    brand: 'stofuprydi',
    categories: ['rumfot'],
    price: 2990,
    packageSize: '1 stk.',
    unitOfMeasure: 2,
    picture: { emoji: 'bed', companion: 'bubbles', saturation: 0.2, brightness: 1.2 },
    description:
      'Lak með teygju allan hringinn sem nær vel niður fyrir þykkar dýnur. Það hleypur ekki í þurrkara.',
    attributes: { Efni: 'Bómull', Hæð: 'Allt að 35 cm' },
    axes: [axis('Breidd', ['90 cm', 0], ['140 cm', 900], ['180 cm', 1500])],
  },
  {
    key: 'saeng',
    name: 'Sæng',
    sku: 'HUS-219',
    brand: 'stofuprydi',
    categories: ['saengur-og-koddar'],
    price: 12900,
    packageSize: '1 stk.',
    picture: { emoji: 'feather', companion: 'bed' },
    description:
      'Létt og hlý sæng í saumuðum hólfum svo að fyllingin færist ekki til. Hún þolir þvott og þurrkun milli gesta.',
    attributes: { Stærð: '140 × 200 cm', Þvottur: '60 °C' },
    axes: [
      axis(
        'Fylling',
        ['Trefjar', 0, { label: 'með holtrefjum' }],
        ['Dúnn', 22000, { label: 'með andadúni', look: { hue: 40 } }],
        ['Ull', 15000, { label: 'með íslenskri ull', look: { emoji: 'yarn' } }],
      ),
    ],
  },
  {
    key: 'koddi',
    name: 'Koddi',
    sku: 'HUS-220',
    brand: 'stofuprydi',
    categories: ['saengur-og-koddar'],
    price: 3490,
    packageSize: '1 stk.',
    unitOfMeasure: 2,
    picture: { emoji: 'feather', companion: 'bed', hue: 60 },
    description:
      'Koddi sem heldur lögun sinni eftir marga þvotta. Áklæðið er þéttofið og rykmaurar komast ekki í gegnum það.',
    attributes: { Stærð: '50 × 70 cm', Ofnæmisprófað: 'Já' },
    axes: [
      axis(
        'Stífleiki',
        ['Mjúkur', 0, { label: 'mjúkur', look: { hue: 120 } }],
        ['Miðlungs', 0, { label: 'miðlungs', look: { hue: 220 } }],
        ['Stífur', 300, { label: 'stífur', look: { hue: 300 } }],
      ),
    ],
  },
  {
    key: 'dynuhlif',
    name: 'Dýnuhlíf',
    sku: 'HUS-221',
    brand: 'stofuprydi',
    categories: ['saengur-og-koddar'],
    price: 5900,
    packageSize: '1 stk.',
    picture: { emoji: 'umbrella', companion: 'bed' },
    description:
      'Vatnsheld hlíf sem andar og skrjáfar ekki. Hún ver dýnuna fyrir blettum og lengir líftíma hennar.',
    attributes: { Efni: 'Bómull með pólýúretani', Þvottur: '60 °C' },
    axes: [
      axis(
        'Breidd',
        ['90 cm', 0],
        ['140 cm', 1500, { look: { hue: 60 } }],
        ['180 cm', 2900, { look: { hue: 200 } }],
      ),
    ],
  },
];
