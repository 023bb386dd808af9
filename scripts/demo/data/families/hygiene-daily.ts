import { axis } from '../../family.ts';
import type { Family } from '../../family.ts';

export const hygieneDaily: Family[] = [
  {
    key: 'sapustykki',
    name: 'Handsápa í stykkjum',
    sku: 'HLA-212',
    brand: 'dogglind',
    categories: ['handsapur'],
    price: 290,
    packageSize: '100 g stykki',
    unitOfMeasure: 6,
    picture: { emoji: 'soap', companion: 'herb', hue: 20 },
    description:
      'Hefðbundið sápustykki sem freyðir vel og leysist hægt upp. Sápan er unnin úr jurtaolíum og pakkað í pappír.',
    attributes: { Magn: '100 g', Umhverfismerki: 'Já' },
    axes: [
      axis(
        'Ilmur',
        ['Birki', 0, { label: 'birkiilmur', look: { hue: 330 } }],
        ['Lofnarblóm', 0, { label: 'lofnarblómailmur', look: { hue: 110 } }],
        ['Bláberjalyng', 0, { label: 'ilmur af bláberjalyngi', look: { hue: 60 } }],
        ['Ilmefnalaus', 0, { label: 'ilmefnalaus', look: { saturation: 0.1 } }],
      ),
    ],
  },
  {
    key: 'verkstaedissapa',
    name: 'Handsápa fyrir verkstæði',
    sku: 'HLA-213',
    brand: 'dogglind',
    categories: ['handsapur'],
    price: 1990,
    packageSize: '2,5 l dós',
    picture: { emoji: 'soap', companion: 'wrench', hue: 180, saturation: 1.4 },
    description:
      'Kornótt sápa sem nær olíu, sóti og málningu af höndum. Kornin eru möluð maískorn í stað plasts og sápan inniheldur lanólín.',
    attributes: { Notkun: 'Verkstæði', Leysiefni: 'Nei' },
    axes: [
      axis(
        'Magn',
        ['2,5 l', 0, { packageSize: '2,5 l dós' }],
        ['4,5 l', 1500, { packageSize: '4,5 l fata með dælu' }],
        ['10 l', 5200, { packageSize: '10 l fata' }],
      ),
    ],
  },
  {
    key: 'handaburdur-verk',
    name: 'Hlífðarkrem fyrir hendur',
    sku: 'HLA-214',
    brand: 'dogglind',
    categories: ['handaburdur'],
    price: 1290,
    packageSize: '100 ml túpa',
    picture: { emoji: 'bottle', companion: 'hand', hue: 110 },
    description:
      'Krem sem borið er á fyrir vinnu og myndar ósýnilega filmu. Óhreinindi skolast af með vatni og minni sápu.',
    attributes: { Sílikon: 'Nei', Ilmefni: 'Nei' },
    axes: [
      axis(
        'Fyrir',
        ['Vatn', 0, { label: 'gegn vatni' }],
        ['Olía', 0, { label: 'gegn olíu', look: { hue: 60 } }],
        ['Kuldi', 200, { label: 'gegn kulda', look: { hue: 180 } }],
      ),
    ],
  },
  {
    key: 'tannkrem',
    name: 'Tannkrem',
    sku: 'HLA-215',
    brand: 'heilsumal',
    categories: ['tannhirda'],
    price: 390,
    packageSize: '75 ml túpa',
    unitOfMeasure: 12,
    picture: { emoji: 'tooth', companion: 'toothbrush' },
    description:
      'Flúortannkrem sem styrkir glerung og ver gegn tannskemmdum. Túpan er endurvinnanleg með tappanum á.',
    attributes: { Flúor: '1.450 ppm' },
    axes: [
      axis(
        'Bragð',
        ['Mynta', 0, { label: 'myntubragð' }],
        ['Mild mynta', 0, { label: 'mild mynta', look: { hue: 60 } }],
        [
          'Jarðarber',
          0,
          {
            label: 'jarðarberjabragð fyrir börn',
            text: 'Barnatannkremið er með 1.000 ppm af flúori.',
            look: { hue: 160 },
          },
        ],
      ),
    ],
  },
  {
    key: 'tannthradur',
    name: 'Tannþráður',
    sku: 'HLA-216',
    brand: 'heilsumal',
    categories: ['tannhirda'],
    price: 490,
    packageSize: '1 stk.',
    unitOfMeasure: 6,
    picture: { emoji: 'thread', companion: 'tooth', hue: 60 },
    description:
      'Vaxborinn þráður sem rennur auðveldlega á milli tanna og trosnar ekki. Boxið er úr pappa og fæst áfylling í sömu lengd.',
    attributes: { Lengd: '50 m' },
    axes: [
      axis(
        'Gerð',
        ['Venjulegur', 0, { label: 'venjulegur' }],
        ['Breiður', 60, { label: 'breiður', look: { hue: 200 } }],
      ),
    ],
  },
  {
    key: 'tidatappar',
    name: 'Tíðatappar',
    sku: 'HLA-217',
    brand: 'mjukull',
    categories: ['tidavorur'],
    taxPercentage: 11,
    price: 690,
    packageSize: '32 stk. í pakka',
    unitOfMeasure: 6,
    picture: { emoji: 'drop', companion: 'herb' },
    description: 'Tappar úr lífrænni bómull án ilmefna og bleikiefna. Hver tappi er í pappírsumbúðum.',
    attributes: { Efni: 'Lífræn bómull', Ofnæmisprófað: 'Já', Ilmefni: 'Nei' },
    axes: [
      axis(
        'Rakadrægni',
        ['Lítil', 0, { label: 'lítil rakadrægni' }],
        ['Miðlungs', 0, { label: 'miðlungs rakadrægni', look: { hue: 60 } }],
        ['Mikil', 60, { label: 'mikil rakadrægni', look: { hue: 250 } }],
      ),
    ],
  },
  {
    key: 'domubindi',
    name: 'Dömubindi',
    sku: 'HLA-218',
    brand: 'mjukull',
    categories: ['tidavorur'],
    taxPercentage: 11,
    price: 590,
    packageSize: '14 stk. í pakka',
    unitOfMeasure: 6,
    picture: { emoji: 'feather', companion: 'drop', hue: 300 },
    description:
      'Þunn bindi með mjúku yfirborði og góðri límrönd. Hentug fyrir skammtara á salernum skóla og vinnustaða.',
    attributes: { Ofnæmisprófað: 'Já', Ilmefni: 'Nei' },
    axes: [
      axis(
        'Gerð',
        ['Dagbindi', 0, { label: 'dagbindi' }],
        ['Næturbindi', 80, { label: 'næturbindi', look: { hue: 200 } }],
        ['Innlegg', -120, { label: 'innlegg', packageSize: '30 stk. í pakka', look: { hue: 60 } }],
      ),
    ],
  },
  {
    key: 'barnaolia',
    name: 'Umhirða ungbarna',
    sku: 'HLA-219',
    brand: 'dogglind',
    categories: ['bleyjur'],
    price: 890,
    packageSize: '1 stk.',
    picture: { emoji: 'babyBottle', companion: 'teddy', hue: 120 },
    description:
      'Mildar vörur fyrir skiptiborð á leikskólum og fæðingardeildum. Þær eru ilmefnalausar og prófaðar á viðkvæmri húð.',
    attributes: { Ofnæmisprófað: 'Já', Ilmefni: 'Nei' },
    axes: [
      axis(
        'Vara',
        ['Barnaolía', 0, { label: 'barnaolía 250 ml' }],
        ['Sinksmyrsl', 200, { label: 'sinksmyrsl 100 g', look: { emoji: 'plaster', hue: 60 } }],
        ['Barnasápa', 0, { label: 'barnasápa 500 ml', look: { emoji: 'bubbles' } }],
      ),
    ],
  },
  {
    key: 'skiptidyna',
    name: 'Undirlegg á skiptiborð',
    sku: 'HLA-220',
    brand: 'mjukull',
    categories: ['bleyjur'],
    price: 1890,
    packageSize: '25 stk. í pakka',
    picture: { emoji: 'notepad', companion: 'babyBottle', hue: 200, saturation: 6 },
    description:
      'Rakadræg undirlegg með vatnsheldu baki sem halda skiptiborðum hreinum. Þau má einnig nota í rúm.',
    attributes: { Fjöldi: '25 stk.' },
    axes: [
      axis(
        'Stærð',
        ['40 × 60 cm', 0],
        ['60 × 60 cm', 500, { look: { hue: 120 } }],
        ['60 × 90 cm', 900, { look: { hue: 20 } }],
      ),
    ],
  },
];
