import { colours } from '../../colours.ts';
import { axis } from '../../family.ts';
import type { Family } from '../../family.ts';

export const kitchenware: Family[] = [
  {
    key: 'kaffivel',
    name: 'Kaffivél með síu',
    sku: 'KAF-224',
    brand: 'rafkista',
    categories: ['kaffivelar-og-konnur'],
    price: 24900,
    packageSize: '1 stk.',
    picture: { emoji: 'coffee', companion: 'plug', hue: 200 },
    description:
      'Vél sem hellir upp á fulla könnu á sex mínútum við rétt hitastig. Hún slekkur á hellunni sjálf eftir 40 mínútur.',
    attributes: { Afl: '1.500 W', Spenna: '230 V' },
    axes: [
      axis(
        'Kanna',
        ['Glerkanna', 0, { label: 'með glerkönnu' }],
        ['Hitakanna', 8000, { label: 'með hitakönnu', look: { hue: 60 } }],
      ),
      axis('Rúmmál', ['1,25 l', 0], ['1,8 l', 6000]),
    ],
  },
  {
    key: 'espressovel',
    name: 'Sjálfvirk kaffivél',
    sku: 'KAF-225',
    brand: 'rafkista',
    categories: ['kaffivelar-og-konnur'],
    price: 189000,
    packageSize: '1 stk.',
    isSpecialOrder: true,
    picture: { emoji: 'beans', companion: 'coffee', hue: 180, saturation: 0.4 },
    description:
      'Vél sem malar baunir í hvern bolla og freyðir mjólk. Snertiskjárinn er á íslensku og vélin hreinsar sig sjálf að kvöldi. Uppsetning er innifalin á höfuðborgarsvæðinu.',
    attributes: { Tenging: 'Vatnslögn eða tankur' },
    axes: [
      axis(
        'Afköst',
        ['30 bollar á dag', 0],
        ['80 bollar á dag', 160000, { look: { hue: 30 } }],
        ['150 bollar á dag', 390000, { look: { hue: 280 } }],
      ),
    ],
  },
  {
    key: 'hitakanna',
    name: 'Hitakanna',
    sku: 'KAF-226',
    brand: 'bordprydi',
    categories: ['kaffivelar-og-konnur'],
    price: 5900,
    packageSize: '1 stk.',
    picture: { emoji: 'teapot', companion: 'coffee' },
    description:
      'Kanna úr tvöföldu stáli sem heldur kaffi heitu í tíu klukkustundir. Hnappur á loki opnar fyrir rennslið og botninn er stamur.',
    attributes: { Efni: 'Ryðfrítt stál' },
    axes: [
      axis('Rúmmál', ['1 l', 0], ['1,5 l', 1200], ['2,2 l með dælu', 5900]),
      axis(
        'Litur',
        ['Stál', 0, { label: 'stállit', look: { saturation: 0 } }],
        ['Svartur', 300, { label: 'svört', look: { saturation: 0, brightness: 0.45 } }],
      ),
    ],
  },
  {
    key: 'hradsudukanna',
    name: 'Hraðsuðukanna',
    sku: 'KAF-227',
    brand: 'rafkista',
    categories: ['smataeki-i-eldhus'],
    price: 5900,
    packageSize: '1 stk.',
    picture: { emoji: 'teapot', companion: 'plug', hue: 200 },
    description:
      'Kannan sýður lítra á þremur mínútum og slekkur á sér þegar vatnið sýður. Kalksían í stútnum er laus og má þvo.',
    attributes: { Afl: '2.200 W' },
    axes: [axis('Rúmmál', ['0,6 l', -1500], ['1,7 l', 0]), colours('f', 'Hvítur', 'Svartur')],
  },
  {
    key: 'orbylgjuofn',
    name: 'Örbylgjuofn',
    sku: 'KAF-228',
    brand: 'rafkista',
    categories: ['smataeki-i-eldhus'],
    price: 22900,
    packageSize: '1 stk.',
    picture: { emoji: 'tv', companion: 'pot' },
    description:
      'Einfaldur ofn með tveimur tökkum fyrir kaffistofuna. Að innan er hann úr stáli sem auðvelt er að þrífa.',
    attributes: { Efni: 'Ryðfrítt stál' },
    axes: [
      axis(
        'Afl',
        ['800 W', 0, { label: '20 l, 800 W' }],
        ['1000 W', 12000, { label: '25 l, 1000 W', look: { hue: 90 } }],
        ['1800 W', 99000, { label: '26 l, 1800 W fyrir veitingahús', look: { saturation: 0 } }],
      ),
    ],
  },
  {
    key: 'braudrist',
    name: 'Brauðrist',
    sku: 'KAF-229',
    brand: 'rafkista',
    categories: ['smataeki-i-eldhus'],
    price: 7900,
    packageSize: '1 stk.',
    picture: { emoji: 'bread', companion: 'plug' },
    description:
      'Brauðrist með breiðum raufum sem miðja sneiðina sjálfar. Mylsnubakkinn dregst út og brauðið lyftist hátt upp.',
    attributes: { Efni: 'Ryðfrítt stál' },
    axes: [
      axis(
        'Sneiðar',
        ['2 sneiðar', 0],
        ['4 sneiðar', 5000, { look: { hue: 20 } }],
        ['6 sneiðar', 49000, { label: '6 sneiðar, fyrir hótel', look: { emoji: 'croissant' } }],
      ),
    ],
  },
];
