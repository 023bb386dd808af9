import { axis } from '../../family.ts';
import type { Family } from '../../family.ts';

export const office: Family[] = [
  {
    key: 'kulupenni',
    name: 'Kúlupenni',
    sku: 'SKR-101',
    brand: 'fjadurpenni',
    categories: ['pennar'],
    price: 190,
    packageSize: '1 stk.',
    unitOfMeasure: 12,
    picture: { emoji: 'pen', companion: 'notepad' },
    description:
      'Kúlupenni með jöfnu bleki sem þornar fljótt. Gúmmígripið er þríhyrnt og þægilegt við löng skrif.',
    attributes: { Endurfylling: 'Já' },
    axes: [
      axis('Oddur', ['0,7 mm', 0], ['1,0 mm', 0]),
      axis(
        'Litur',
        ['Blár', 0, { label: 'blár' }],
        ['Svartur', 0, { label: 'svartur', look: { saturation: 0.1, brightness: 0.6 } }],
        ['Rauður', 0, { label: 'rauður', look: { hue: 110, saturation: 1.6 } }],
        ['Grænn', 0, { label: 'grænn', look: { hue: 270 } }],
      ),
    ],
  },
  {
    key: 'toflutuss',
    name: 'Töflutúss',
    sku: 'SKR-102',
    brand: 'fjadurpenni',
    categories: ['tusspennar'],
    price: 290,
    packageSize: '1 stk.',
    unitOfMeasure: 10,
    picture: { emoji: 'crayon', companion: 'note' },
    description:
      'Töflutúss sem þurrkast auðveldlega af hvítum töflum og gleri. Blekið er lyktarlítið og þornar ekki þótt lokið gleymist af yfir nótt.',
    attributes: { Oddur: 'Rúnnaður, 2 mm' },
    axes: [
      axis(
        'Litur',
        ['Svartur', 0, { label: 'svartur', look: { saturation: 0, brightness: 0.5 } }],
        ['Blár', 0, { label: 'blár', look: { hue: 165 } }],
        ['Rauður', 0, { label: 'rauður', look: { hue: 280 } }],
        ['Grænn', 0, { label: 'grænn', look: { hue: 40 } }],
        ['Fjögurra lita sett', 790, { label: 'fjórir litir', packageSize: '4 stk.' }],
      ),
    ],
  },
  {
    key: 'blyantur',
    name: 'Blýantur',
    sku: 'SKR-103',
    brand: 'fjadurpenni',
    categories: ['blyantar-og-litir'],
    price: 120,
    packageSize: '1 stk.',
    unitOfMeasure: 12,
    picture: { emoji: 'pencil', companion: 'ruler' },
    description:
      'Blýantur úr sedrusviði með sterku blýi sem brotnar síður við yddun. Strokleður er á endanum.',
    attributes: { Efni: 'Sedrusviður' },
    axes: [
      axis(
        'Harka',
        ['2B', 0, { look: { hue: 180 } }],
        ['B', 0, { look: { hue: 100 } }],
        ['HB', 0],
        ['2H', 0, { look: { hue: 290 } }],
      ),
    ],
  },
  {
    key: 'ljosritunarpappir',
    name: 'Ljósritunarpappír',
    sku: 'SKR-104',
    brand: 'bladsida',
    categories: ['ljosritunarpappir'],
    price: 990,
    packageSize: '500 blöð',
    unitOfMeasure: 5,
    picture: { emoji: 'page', companion: 'box' },
    description:
      'Sléttur hvítur pappír fyrir prentara og ljósritunarvélar. Blöðin flækjast ekki og prentast vel báðum megin.',
    attributes: { Hvítustig: 'CIE 161' },
    axes: [
      axis(
        'Stærð',
        ['A4, 80 g', 0],
        ['A4, 100 g', 500],
        ['A4, 120 g', 900],
        ['A3, 80 g', 1100],
        ['A5, 80 g', -300],
      ),
    ],
  },
  {
    key: 'stilabok',
    name: 'Stílabók',
    sku: 'SKR-105',
    brand: 'bladsida',
    categories: ['stilabaekur'],
    price: 390,
    packageSize: '1 stk.',
    unitOfMeasure: 10,
    picture: { emoji: 'blueBook', companion: 'pencil' },
    description:
      'Stílabók með 80 blöðum og stífri kápu. Pappírinn er nógu þykkur til að blek komi ekki í gegn.',
    attributes: { Blöð: '80', Pappír: '90 g' },
    axes: [
      axis(
        'Strikun',
        ['Línur', 0, { label: 'línustrikuð' }],
        ['Rúður', 0, { label: 'rúðustrikuð', look: { hue: 130 } }],
      ),
      axis('Stærð', ['A6', -150], ['A5', 0], ['A4', 200]),
    ],
  },
  {
    key: 'minnismidar',
    name: 'Minnismiðar',
    sku: 'SKR-106',
    brand: 'bladsida',
    categories: ['minnismidar-og-dagatol'],
    price: 290,
    packageSize: '100 miðar',
    unitOfMeasure: 12,
    picture: { emoji: 'page', companion: 'pin' },
    description:
      'Límmiðar sem festast við flest yfirborð og skilja ekki eftir lím. Fást í fjórum litum sem auðvelda flokkun.',
    attributes: { Stærð: '76 × 76 mm' },
    axes: [
      axis(
        'Litur',
        ['Gulur', 0, { label: 'gulir', look: { hue: 150, saturation: 8 } }],
        ['Bleikur', 0, { label: 'bleikir', look: { hue: 50, saturation: 8 } }],
        ['Blár', 0, { label: 'bláir', look: { hue: 320, saturation: 8 } }],
        ['Grænn', 0, { label: 'grænir', look: { hue: 200, saturation: 8 } }],
      ),
    ],
  },
];
