import { axis } from '../../family.ts';
import type { Family } from '../../family.ts';

export const tableware: Family[] = [
  {
    key: 'pappabollar',
    name: 'Pappabollar',
    sku: 'KAF-109',
    brand: 'bordprydi',
    categories: ['einnota-bollar'],
    price: 790,
    packageSize: '50 stk. í stæðu',
    unitOfMeasure: 10,
    picture: { emoji: 'paperCup', companion: 'coffee' },
    description:
      'Bollar úr pappír sem má jarðgera. Tvöföld hlið heldur drykknum heitum án þess að bollinn brenni fingur.',
    attributes: { Efni: 'Pappír', Fjöldi: '50 stk.' },
    axes: [
      axis(
        'Litur',
        ['Rauður', 0, { label: 'rauðir' }],
        ['Brúnn', -60, { label: 'brúnir', look: { hue: 35, saturation: 0.6 } }],
      ),
      axis('Rúmmál', ['100 ml', -200], ['240 ml', 0], ['350 ml', 200]),
    ],
  },
  {
    key: 'hnifapor',
    name: 'Hnífapör',
    sku: 'KAF-110',
    brand: 'bordprydi',
    categories: ['hnifapor'],
    price: 1290,
    packageSize: '12 stk. í pakka',
    picture: { emoji: 'cutlery', companion: 'plate' },
    description: 'Hnífapör úr ryðfríu stáli fyrir mötuneyti og veitingastaði. Þau þola daglegan þvott í vél.',
    attributes: { Efni: 'Ryðfrítt stál 18/0' },
    axes: [
      axis(
        'Vara',
        ['Gafflar', 0, { label: 'gafflar' }],
        ['Hnífar', 300, { label: 'hnífar', look: { hue: 40, saturation: 3 } }],
        ['Matskeiðar', 0, { label: 'matskeiðar', look: { emoji: 'spoon' } }],
        ['Teskeiðar', -300, { label: 'teskeiðar', look: { emoji: 'spoon', hue: 150, saturation: 3 } }],
      ),
    ],
  },
  {
    key: 'bordbunadur',
    name: 'Borðbúnaður úr gleri og postulíni',
    sku: 'KAF-111',
    brand: 'bordprydi',
    categories: ['bollar-glos-og-diskar'],
    price: 3990,
    packageSize: '6 stk. í kassa',
    unitOfMeasure: 6,
    picture: { emoji: 'plate', companion: 'glass' },
    description:
      'Sterkur borðbúnaður sem staflast vel og þolir uppþvottavél. Einfalt útlit sem gengur með öðru.',
    attributes: { Fjöldi: '6 stk.' },
    axes: [
      axis(
        'Vara',
        ['Kaffibollar', 0, { label: 'kaffibollar 200 ml', look: { emoji: 'coffee' } }],
        ['Vatnsglös', -1500, { label: 'vatnsglös 250 ml', look: { emoji: 'glass' } }],
        ['Matardiskar', 900, { label: 'matardiskar 27 cm' }],
        [
          'Teketill',
          2900,
          { label: 'teketill 1 l', packageSize: '1 stk.', unitOfMeasure: 1, look: { emoji: 'teapot' } },
        ],
      ),
    ],
  },
];
