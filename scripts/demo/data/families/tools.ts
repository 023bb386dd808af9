import { axis } from '../../family.ts';
import type { Family } from '../../family.ts';

export const tools: Family[] = [
  {
    key: 'klaufhamar',
    name: 'Klaufhamar',
    sku: 'VER-101',
    brand: 'smidshogg',
    categories: ['hamrar-og-sagir'],
    price: 3490,
    packageSize: '1 stk.',
    picture: { emoji: 'hammer', companion: 'bolt' },
    description:
      'Hamar með hertum haus og klauf sem nær nöglum út án þess að merja viðinn. Jafnvægið er gott og handfangið dempar högg.',
    attributes: { Haus: 'Hert stál' },
    axes: [
      axis(
        'Þyngd',
        ['450 g', 0],
        ['570 g', 500, { look: { hue: 200 } }],
        ['680 g', 900, { look: { hue: 320 } }],
      ),
    ],
  },
  {
    key: 'handsog',
    name: 'Handsög',
    sku: 'VER-102',
    brand: 'smidshogg',
    categories: ['hamrar-og-sagir'],
    price: 2990,
    packageSize: '1 stk.',
    picture: { emoji: 'saw', companion: 'hammer' },
    description:
      'Sög með hertum tönnum sem sagar bæði í ýtingu og drátt. Handfangið má nota sem vinkil, 45 og 90 gráður.',
    attributes: { Tennur: '7 á tommu' },
    axes: [
      axis(
        'Lengd',
        ['400 mm', 0],
        ['500 mm', 400, { look: { hue: 190 } }],
        ['550 mm', 700, { look: { hue: 90 } }],
      ),
    ],
  },
  {
    key: 'skrufjarn',
    name: 'Skrúfjárn',
    sku: 'VER-103',
    brand: 'smidshogg',
    categories: ['skrufjarn-og-lyklar'],
    price: 890,
    packageSize: '1 stk.',
    picture: { emoji: 'screwdriver', companion: 'bolt' },
    description:
      'Skrúfjárn með segulmögnuðum oddi og gripi sem rennur ekki í blautum höndum. Leggurinn nær í gegnum allt handfangið.',
    attributes: { Leggur: 'Króm-vanadíum stál' },
    axes: [
      axis(
        'Oddur',
        ['PH1', 0, { look: { hue: 30 } }],
        ['PH2', 50],
        ['PZ2', 50, { look: { hue: 200 } }],
        ['TX20', 100, { look: { hue: 110 } }],
        ['Sett, 6 stk.', 3900, { label: 'sett með sex stærðum', packageSize: '6 stk.', look: { hue: 260 } }],
      ),
    ],
  },
  {
    key: 'skiptilykill',
    name: 'Skiptilykill',
    sku: 'VER-104',
    brand: 'smidshogg',
    categories: ['skrufjarn-og-lyklar'],
    price: 2490,
    packageSize: '1 stk.',
    picture: { emoji: 'wrench', companion: 'bolt' },
    description:
      'Stillanlegur lykill með kvarða á kjaftinum. Slaglaus skrúfa heldur stillingunni og hlífir kantinum á rónni.',
    attributes: { Efni: 'Krómhúðað stál' },
    axes: [
      axis(
        'Lengd',
        ['150 mm', 0],
        ['200 mm', 600, { look: { hue: 60, saturation: 4 } }],
        ['250 mm', 1300, { look: { hue: 180, saturation: 4 } }],
        ['300 mm', 2400, { look: { hue: 290, saturation: 4 } }],
      ),
    ],
  },
  {
    key: 'boltar',
    name: 'Sexkantboltar',
    sku: 'VER-105',
    brand: 'naglfesta',
    categories: ['boltar-og-skrufur'],
    price: 690,
    packageSize: '100 stk. í öskju',
    unitOfMeasure: 10,
    picture: { emoji: 'bolt', companion: 'wrench' },
    description: 'Galvaniseraðir boltar með heilum snitti fyrir utanhússnotkun. Rær og skífur fylgja.',
    attributes: { Staðall: 'DIN 933', Húð: 'Heitgalvanisering' },
    axes: [
      axis(
        'Snitti',
        ['M6', 0],
        ['M8', 500, { look: { hue: 190, saturation: 4 } }],
        ['M10', 1300, { look: { hue: 30, saturation: 4 } }],
      ),
      axis('Lengd', ['30 mm', 0], ['60 mm', 400]),
    ],
  },
  {
    key: 'kedja',
    name: 'Keðja og krókur',
    sku: 'VER-106',
    brand: 'naglfesta',
    categories: ['krokar-og-kedjur'],
    price: 1490,
    packageSize: '1 m',
    picture: { emoji: 'chain', companion: 'hook' },
    description:
      'Galvaniseruð keðja með krók á enda fyrir festingar og hengingar. Keðjan er soðin og prófuð undir álagi.',
    attributes: { Efni: 'Stál' },
    axes: [
      axis(
        'Þykkt',
        ['4 mm', 0],
        ['6 mm', 700, { look: { hue: 190, saturation: 4 } }],
        ['8 mm', 1600, { look: { brightness: 0.6 } }],
      ),
    ],
  },
  {
    key: 'hengilas',
    name: 'Hengilás',
    sku: 'VER-107',
    brand: 'naglfesta',
    categories: ['lasar'],
    price: 1690,
    packageSize: '1 stk. og 2 lyklar',
    picture: { emoji: 'lock', companion: 'key' },
    description:
      'Lás úr gegnheilu messingi með keng úr hertu stáli. Tveir lyklar fylgja og hægt er að panta fleiri lása fyrir sama lykil.',
    attributes: { Efni: 'Messing' },
    axes: [
      axis(
        'Breidd',
        ['30 mm', 0],
        ['40 mm', 700, { look: { hue: 160 } }],
        ['60 mm', 2200, { look: { hue: 320 } }],
      ),
    ],
  },
];
