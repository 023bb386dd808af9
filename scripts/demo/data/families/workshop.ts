import { axis } from '../../family.ts';
import type { Family } from '../../family.ts';

export const workshop: Family[] = [
  {
    key: 'vasaljos',
    name: 'Vasaljós',
    sku: 'VER-108',
    brand: 'rafkista',
    categories: ['vasaljos'],
    price: 3990,
    packageSize: '1 stk.',
    picture: { emoji: 'torch', companion: 'battery' },
    description:
      'Ljós í álhúsi sem þolir vatn og fall úr tveggja metra hæð. Þrjár stillingar og segull á enda.',
    attributes: { Vörn: 'IP67' },
    axes: [
      axis(
        'Ljósstyrkur',
        ['300 lm', 0],
        ['800 lm', 3500, { look: { hue: 160 } }],
        ['1500 lm', 8900, { text: 'Hleðst með USB-C á tveimur klukkustundum.', look: { hue: 290 } }],
      ),
    ],
  },
  {
    key: 'framlenging',
    name: 'Framlengingarsnúra',
    sku: 'VER-109',
    brand: 'rafkista',
    categories: ['snurur-og-tenglar'],
    price: 2490,
    packageSize: '1 stk.',
    picture: { emoji: 'plug', companion: 'torch' },
    description: 'Jarðtengd snúra með gúmmíkápu fyrir notkun inni og úti. Kápan helst mjúk í frosti.',
    attributes: { Spenna: '230 V', Vörn: 'IP44' },
    axes: [
      axis(
        'Lengd',
        ['5 m', 0],
        ['10 m', 1500, { look: { hue: 60 } }],
        ['25 m', 5900, { look: { hue: 140 } }],
        ['50 m á kefli', 16900, { look: { hue: 240 } }],
      ),
    ],
  },
  {
    key: 'ljosapera',
    name: 'Díóðupera',
    sku: 'VER-110',
    brand: 'rafkista',
    categories: ['ljosaperur'],
    price: 690,
    packageSize: '1 stk.',
    unitOfMeasure: 6,
    picture: { emoji: 'bulb', companion: 'plug' },
    description: 'Sparneytin pera sem gefur fullt ljós um leið og kveikt er. Endist í 15.000 klukkustundir.',
    attributes: { Ljóslitur: '2700 K' },
    axes: [
      axis('Perustæði', ['E14', 0], ['E27', 0, { look: { hue: 330 } }]),
      axis('Afl', ['5 W', 0], ['9 W', 200]),
    ],
  },
  {
    key: 'verkfaerakassi',
    name: 'Verkfærakassi',
    sku: 'VER-111',
    brand: 'smidshogg',
    categories: ['verkfaerakassar'],
    price: 5990,
    packageSize: '1 stk.',
    picture: { emoji: 'toolbox', companion: 'tools' },
    description:
      'Kassi með lausum bakka og hólfum í loki. Lásarnir eru úr málmi og handfangið þolir þungan kassa.',
    attributes: { Efni: 'Pólýprópýlen' },
    axes: [
      axis(
        'Stærð',
        ['16 tommur', 0],
        ['20 tommur', 2500, { look: { hue: 220 } }],
        ['26 tommur á hjólum', 11000, { look: { hue: 100 } }],
      ),
    ],
  },
  {
    key: 'alstigi',
    name: 'Stigi',
    sku: 'VER-112',
    brand: 'smidshogg',
    categories: ['stigar'],
    price: 19900,
    packageSize: '1 stk.',
    isSpecialOrder: true,
    picture: { emoji: 'ladder', companion: 'helmet' },
    description:
      'Stigi með breiðum þrepum og stömum fótum. Hann er prófaður fyrir 150 kg og fellur saman í flutningi.',
    attributes: { Staðall: 'EN 131', Burðarþol: '150 kg' },
    axes: [
      axis(
        'Efni',
        ['Ál', 0, { label: 'úr áli', look: { saturation: 0.1, brightness: 1.4 } }],
        ['Tré', 4000, { label: 'úr tré' }],
      ),
      axis('Þrep', ['3 þrep', 0], ['5 þrep', 8000], ['8 þrep', 17000]),
    ],
  },
];
