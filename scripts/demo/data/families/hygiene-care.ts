import { axis } from '../../family.ts';
import type { Family } from '../../family.ts';

export const hygieneCare: Family[] = [
  {
    key: 'tannbursti',
    name: 'Tannbursti',
    sku: 'HLA-109',
    brand: 'heilsumal',
    categories: ['tannhirda'],
    price: 290,
    packageSize: '1 stk.',
    unitOfMeasure: 10,
    picture: { emoji: 'toothbrush', companion: 'water' },
    description:
      'Tannbursti með rúnnuðum hárum og mjóum haus sem nær aftast í góminn. Hver bursti er í lokuðum umbúðum.',
    withdrawalExemption: 'SealedHygiene',
    attributes: { Skaft: 'Endurunnið plast' },
    axes: [
      axis(
        'Hár',
        ['Extra mjúk', 0, { label: 'extra mjúkur', look: { hue: 190 } }],
        ['Mjúk', 0, { label: 'mjúkur', look: { hue: 90 } }],
        ['Miðlungs', 0, { label: 'miðlungs' }],
        ['Barna', -40, { label: 'fyrir börn', look: { hue: 45 } }],
      ),
    ],
  },
  {
    key: 'bleyjur',
    name: 'Bleyjur',
    sku: 'HLA-110',
    brand: 'mjukull',
    categories: ['bleyjur'],
    taxPercentage: 11,
    price: 1690,
    packageSize: '44 stk. í pakka',
    picture: { emoji: 'babyBottle', companion: 'bubbles' },
    description:
      'Mjúkar bleyjur með teygju í mitti og við læri. Kjarninn dregur í sig raka á augabragði og heldur húðinni þurri alla nóttina.',
    attributes: { Ofnæmisprófað: 'Já', Ilmefni: 'Nei' },
    axes: [
      axis(
        'Stærð',
        ['1 (2–5 kg)', 0],
        ['2 (3–6 kg)', 100, { look: { hue: 40 } }],
        ['3 (5–9 kg)', 200, { look: { hue: 80 } }],
        ['4 (7–14 kg)', 300, { look: { hue: 160 } }],
        ['5 (11–16 kg)', 400, { look: { hue: 220 } }],
        ['6 (13–18 kg)', 500, { look: { hue: 280 } }],
      ),
    ],
  },
  {
    key: 'ruslapokar',
    name: 'Ruslapokar',
    sku: 'HLA-111',
    brand: 'boggull',
    categories: ['ruslapokar'],
    price: 590,
    packageSize: '50 pokar á rúllu',
    picture: { emoji: 'bin', companion: 'recycle' },
    description:
      'Sterkir pokar með stjörnubotni sem lekur ekki. Rifgötin eru hrein svo að pokarnir losna auðveldlega af rúllunni.',
    attributes: { Fjöldi: '50 stk.' },
    axes: [
      axis(
        'Efni',
        ['Endurunnið plast', 0, { label: 'úr endurunnu plasti', look: { brightness: 0.7 } }],
        [
          'Maíssterkja',
          700,
          {
            label: 'lífbrjótanlegir',
            text: 'Pokarnir brotna niður í moltu á tólf vikum.',
            look: { hue: 120, saturation: 2 },
          },
        ],
      ),
      axis(
        'Rúmmál',
        ['10 l', 0],
        ['30 l', 200],
        ['60 l', 500],
        ['120 l', 900, { packageSize: '25 pokar á rúllu' }],
      ),
    ],
  },
  {
    key: 'flokkunarfata',
    name: 'Flokkunarfata',
    sku: 'HLA-112',
    brand: 'hirsla',
    categories: ['sorpilat'],
    price: 2490,
    packageSize: '1 stk.',
    picture: { emoji: 'recycle', companion: 'bin' },
    description:
      'Fata með loki og merkingu fyrir flokkað sorp. Föturnar standa þétt saman og passa undir borð.',
    attributes: { Efni: 'Endurunnið plast' },
    axes: [
      axis(
        'Flokkur',
        ['Pappír', 0, { label: 'fyrir pappír', look: { hue: 90 } }],
        ['Plast', 0, { label: 'fyrir plast', look: { hue: 250 } }],
        [
          'Matarleifar',
          300,
          { label: 'fyrir matarleifar', text: 'Loftgöt í lokinu draga úr lykt.', look: { hue: 0 } },
        ],
      ),
      axis('Rúmmál', ['20 l', 0], ['45 l', 1900]),
    ],
  },
];
