import { axis } from '../../family.ts';
import type { Family } from '../../family.ts';

export const paper: Family[] = [
  {
    key: 'salernispappir',
    name: 'Salernispappír',
    sku: 'PAP-101',
    brand: 'mjukull',
    categories: ['salernisrullur'],
    price: 990,
    packageSize: '8 rúllur',
    picture: { emoji: 'roll', companion: 'toilet' },
    description:
      'Mjúkur og sterkur salernispappír úr nýjum trefjum. Hver rúlla er 32 metrar og pappírinn leysist fljótt upp í vatni.',
    attributes: { Litur: 'Hvítur', Lengd: '32 m á rúllu' },
    axes: [
      axis(
        'Lög',
        ['2 laga', 0],
        [
          '3 laga',
          300,
          { text: 'Þriðja lagið gerir pappírinn enn mýkri.', look: { hue: 200, saturation: 3 } },
        ],
      ),
      axis(
        'Fjöldi',
        ['8 rúllur', 0],
        ['24 rúllur', 1700, { packageSize: '24 rúllur' }],
        ['64 rúllur', 5200, { packageSize: '64 rúllur' }],
      ),
    ],
  },
  {
    key: 'risarullur',
    name: 'Salernispappír á risarúllum',
    sku: 'PAP-102',
    brand: 'mjukull',
    categories: ['risarullur'],
    price: 5490,
    packageSize: '6 rúllur í kassa',
    picture: { emoji: 'roll', companion: 'recycle' },
    description:
      'Risarúllur fyrir fjölfarin salerni á veitingastöðum, skólum og íþróttahúsum. Færri áfyllingar spara tíma og pappírinn er úr endurunnum trefjum.',
    attributes: { Lög: '2 laga', Þvermál: '26 cm' },
    axes: [
      axis(
        'Lengd',
        ['180 m', 0],
        ['320 m', 2100, { look: { brightness: 0.92 } }],
        ['380 m', 2900, { look: { brightness: 0.85 } }],
      ),
    ],
  },
  {
    key: 'handthurrkur',
    name: 'Handþurrkur',
    sku: 'PAP-103',
    brand: 'mjukull',
    categories: ['thurrkur-i-orkum'],
    price: 4290,
    packageSize: '15 × 200 arkir',
    picture: { emoji: 'page', companion: 'herb' },
    description:
      'Rakadrægar arkir sem koma ein í einu úr skammtaranum. Ein örk dugar flestum til að þurrka báðar hendur.',
    attributes: { Lög: '2 laga', Fjöldi: '3.000 arkir' },
    axes: [
      axis('Brot', ['Z-brot', 0], ['C-brot', 0], ['V-brot', -300]),
      axis(
        'Litur',
        ['Hvítur', 0, { label: 'hvítar' }],
        [
          'Brúnn',
          -500,
          {
            label: 'brúnar',
            text: 'Óbleiktar trefjar gefa þurrkunum brúnan lit.',
            look: { hue: 125, saturation: 3, brightness: 0.82 },
          },
        ],
      ),
    ],
  },
  {
    key: 'thurrkurullur',
    name: 'Handþurrkur á rúllu',
    sku: 'PAP-104',
    brand: 'birkiblad',
    categories: ['thurrkur-a-rullu'],
    price: 6990,
    packageSize: '6 rúllur í kassa',
    picture: { emoji: 'roll', companion: 'water' },
    description:
      'Rúllur sem passa í flesta skammtara með miðjudrætti eða skynjara. Pappírinn rifnar jafnt og loðir ekki við blautar hendur.',
    attributes: { Lög: '2 laga' },
    axes: [
      axis(
        'Lengd',
        ['100 m', -2000, { look: { hue: 90, saturation: 3 } }],
        ['150 m', 0],
        ['200 m', 1200, { look: { hue: 270, saturation: 3 } }],
        ['300 m', 3100, { look: { hue: 330, saturation: 3 } }],
      ),
    ],
  },
  {
    key: 'eldhusrullur',
    name: 'Eldhúsrúllur',
    sku: 'PAP-105',
    brand: 'birkiblad',
    categories: ['eldhusrullur'],
    price: 690,
    packageSize: '2 rúllur',
    picture: { emoji: 'roll', companion: 'plate' },
    description:
      'Rakadrægur pappír sem má snerta matvæli. Arkirnar eru hálfar svo að minna fari til spillis.',
    attributes: { Lög: '3 laga', Örk: '12 × 23 cm' },
    axes: [
      axis(
        'Fjöldi',
        ['2 rúllur', 0],
        ['8 rúllur', 1700, { packageSize: '8 rúllur' }],
        ['32 rúllur', 6900, { packageSize: '32 rúllur' }],
      ),
    ],
  },
  {
    key: 'serviettur',
    name: 'Servíettur',
    sku: 'PAP-106',
    brand: 'birkiblad',
    categories: ['serviettur'],
    price: 490,
    packageSize: '50 stk. í pakka',
    unitOfMeasure: 12,
    picture: { emoji: 'notepad', companion: 'plate' },
    description:
      'Þriggja laga servíettur með skýrum lit sem smitar ekki. Brotnar í fernt og tilbúnar á veisluborðið.',
    attributes: { Lög: '3 laga', Fjöldi: '50 stk.' },
    axes: [
      axis('Stærð', ['33 × 33 cm', 0], ['40 × 40 cm', 250]),
      axis(
        'Litur',
        ['Hvítur', 0, { label: 'hvítar' }],
        ['Rauður', 0, { label: 'rauðar', look: { hue: 90, saturation: 9 } }],
        ['Grænn', 0, { label: 'grænar', look: { hue: 200, saturation: 8 } }],
        ['Blár', 0, { label: 'bláar', look: { hue: 325, saturation: 9 } }],
        ['Gulur', 0, { label: 'gular', look: { hue: 150, saturation: 8 } }],
        ['Svartur', 50, { label: 'svartar', look: { saturation: 0, brightness: 0.45 } }],
      ),
    ],
  },
  {
    key: 'verkstaedisrullur',
    name: 'Verkstæðisrúlla',
    sku: 'PAP-107',
    brand: 'birkiblad',
    categories: ['verkstaedisrullur'],
    price: 3490,
    packageSize: '1 rúlla',
    picture: { emoji: 'roll', companion: 'wrench' },
    description:
      'Sterk rúlla sem þolir olíu, fitu og leysiefni. Hentar á gólfstand eða veggfestingu á verkstæðum.',
    attributes: { Arkir: '1.000' },
    axes: [
      axis('Lög', ['2 laga', 0], ['3 laga', 900]),
      axis(
        'Litur',
        ['Hvítur', 0, { label: 'hvít' }],
        ['Blár', 200, { label: 'blá', look: { hue: 340, saturation: 4 } }],
      ),
    ],
  },
  {
    key: 'pappirsskammtari',
    name: 'Pappírsskammtari',
    sku: 'PAP-108',
    brand: 'mjukull',
    categories: ['pappirsskammtarar'],
    price: 5990,
    packageSize: '1 stk.',
    picture: { emoji: 'cardBox', companion: 'roll' },
    description: 'Læsanlegur skammtari úr höggþolnu plasti. Gegnsæ rönd sýnir hve mikið er eftir af pappír.',
    attributes: { Festing: 'Skrúfur fylgja' },
    axes: [
      axis('Fyrir', ['Arkir', 0, { label: 'fyrir arkir' }], ['Rúllur', 1800, { label: 'fyrir rúllur' }]),
      axis(
        'Litur',
        ['Hvítur', 0, { label: 'hvítur', look: { saturation: 0.2, brightness: 1.3 } }],
        ['Svartur', 0, { label: 'svartur', look: { saturation: 0.1, brightness: 0.7 } }],
      ),
    ],
  },
];
