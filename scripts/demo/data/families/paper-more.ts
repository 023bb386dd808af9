import { axis } from '../../family.ts';
import type { Family } from '../../family.ts';

export const paperMore: Family[] = [
  {
    key: 'salernispappir-endurunninn',
    name: 'Endurunninn salernispappír',
    sku: 'PAP-201',
    brand: 'birkiblad',
    categories: ['salernisrullur'],
    price: 890,
    packageSize: '8 rúllur',
    picture: { emoji: 'recycle', companion: 'roll' },
    description:
      'Pappír úr endurunnum skrifstofupappír, án ilmefna og klórs. Rúllan er þéttvafin og endist lengur en hún lítur út fyrir.',
    attributes: { Lög: '2 laga', Umhverfismerki: 'Já', Ofnæmisprófað: 'Já' },
    axes: [
      axis(
        'Fjöldi',
        ['8 rúllur', 0],
        ['40 rúllur', 3300, { packageSize: '40 rúllur', look: { hue: 60 } }],
        ['96 rúllur', 8200, { packageSize: '96 rúllur', look: { hue: 200 } }],
      ),
    ],
  },
  {
    key: 'arkasalernispappir',
    name: 'Salernispappír í örkum',
    sku: 'PAP-202',
    brand: 'mjukull',
    categories: ['salernisrullur'],
    price: 6490,
    packageSize: '36 × 250 arkir',
    picture: { emoji: 'clipboard', companion: 'toilet' },
    description:
      'Stakar arkir í veggskammtara þar sem hver gestur fær hreint blað. Minna fer til spillis en af rúllu.',
    attributes: { Lög: '2 laga', Fjöldi: '9.000 arkir' },
    axes: [
      axis(
        'Litur',
        ['Hvítur', 0, { label: 'hvítur' }],
        ['Brúnn', -700, { label: 'brúnn', look: { hue: 40, saturation: 1.4, brightness: 0.85 } }],
      ),
    ],
  },
  {
    key: 'hylsulaus',
    name: 'Hylsulausar salernisrúllur',
    sku: 'PAP-203',
    brand: 'mjukull',
    categories: ['risarullur'],
    price: 9900,
    packageSize: '24 rúllur í kassa',
    picture: { emoji: 'roll', companion: 'herb', hue: 90, saturation: 3 },
    description:
      'Rúllur án pappahólks sem klárast til síðasta blaðs. Skammtarinn tekur tvær rúllur og hleypir þeirri næstu fram sjálfur.',
    attributes: { Lög: '2 laga', Umhverfismerki: 'Já' },
    axes: [axis('Blöð', ['900 blöð', 0], ['1.150 blöð', 1900, { look: { hue: 200 } }])],
  },
  {
    key: 'midjuthurrka',
    name: 'Miðjudráttarrúlla',
    sku: 'PAP-204',
    brand: 'birkiblad',
    categories: ['thurrkur-a-rullu'],
    price: 4990,
    packageSize: '6 rúllur í kassa',
    picture: { emoji: 'roll', companion: 'hand', hue: 330, saturation: 3 },
    description:
      'Þurrkan er dregin úr miðju rúllunnar og rifnar við hverja rifgötun. Hentar jafnt í eldhús sem á salerni.',
    attributes: { Arkir: '450 á rúllu' },
    axes: [
      axis('Lög', ['1 lags', -900], ['2 laga', 0]),
      axis(
        'Litur',
        ['Hvítur', 0, { label: 'hvít' }],
        ['Blár', 200, { label: 'blá', look: { hue: 300, saturation: 5 } }],
      ),
    ],
  },
  {
    key: 'bleyttar-thurrkur',
    name: 'Blautþurrkur',
    sku: 'PAP-205',
    brand: 'mjukull',
    categories: ['blautthurrkur'],
    price: 490,
    packageSize: '80 stk. í pakka',
    unitOfMeasure: 12,
    picture: { emoji: 'water', companion: 'page' },
    description:
      'Mjúkar þurrkur vættar með vatni og kamillu. Lokið smellur aftur og heldur þeim rökum. Setjið þær í ruslið, ekki í salernið.',
    attributes: { Fjöldi: '80 stk.', Ofnæmisprófað: 'Já', Ilmefni: 'Nei' },
    axes: [
      axis(
        'Notkun',
        ['Börn', 0, { label: 'fyrir börn' }],
        ['Hendur', 40, { label: 'fyrir hendur', look: { hue: 280 } }],
        [
          'Umönnun',
          150,
          {
            label: 'fyrir umönnun',
            text: 'Þessar þurrkur eru stærri, 20 × 30 cm, og ætlaðar hjúkrunarheimilum.',
            look: { hue: 100 },
          },
        ],
      ),
    ],
  },
  {
    key: 'gleraugnaklutar',
    name: 'Gleraugna- og skjáklútar',
    sku: 'PAP-206',
    brand: 'birkiblad',
    categories: ['blautthurrkur'],
    price: 1290,
    packageSize: '100 stk. í öskju',
    picture: { emoji: 'glasses', companion: 'screen' },
    description:
      'Rakur klútur í stöku bréfi sem hreinsar gler án þess að rispa. Askjan tekur lítið pláss í afgreiðslu eða rannsóknastofu.',
    attributes: { Fjöldi: '100 stk.' },
    axes: [
      axis(
        'Fyrir',
        ['Gleraugu', 0, { label: 'fyrir gleraugu' }],
        ['Skjái', 100, { label: 'fyrir skjái', look: { emoji: 'laptop' } }],
      ),
    ],
  },
];
