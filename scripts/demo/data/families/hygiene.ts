import { axis } from '../../family.ts';
import type { Family } from '../../family.ts';

export const hygiene: Family[] = [
  {
    key: 'handsapa',
    name: 'Fljótandi handsápa',
    sku: 'HLA-101',
    brand: 'dogglind',
    categories: ['handsapur'],
    price: 590,
    packageSize: '500 ml flaska',
    unitOfMeasure: 6,
    picture: { emoji: 'soap', companion: 'bottle' },
    description:
      'Mild handsápa fyrir hendur sem eru þvegnar oft á dag. Hún er án litarefna og heldur sýrustigi húðarinnar í jafnvægi. Glýserín mýkir húðina.',
    attributes: { Sýrustig: 'pH 5,5', Ofnæmisprófað: 'Já' },
    axes: [
      axis(
        'Ilmur',
        ['Vanilla', 0, { label: 'vanilluilmur', look: { hue: 70 } }],
        ['Bláber', 0, { label: 'bláberjailmur', look: { hue: 280 } }],
        ['Ilmefnalaus', 0, { label: 'ilmefnalaus', look: { saturation: 0.3 } }],
      ),
      axis(
        'Magn',
        ['500 ml', 0],
        ['1 l', 400, { packageSize: '1 l áfylling' }],
        ['5 l', 2300, { packageSize: '5 l brúsi', unitOfMeasure: 1 }],
      ),
    ],
  },
  {
    key: 'frodusapa',
    name: 'Froðusápa í skammtara',
    sku: 'HLA-102',
    brand: 'dogglind',
    categories: ['handsapur'],
    price: 1490,
    packageSize: '1 l poki',
    unitOfMeasure: 6,
    picture: { emoji: 'bubbles', companion: 'soap' },
    description:
      'Froðusápa í lokuðum poka sem passar í skammtara frá Dögglind. Einn poki dugar í 2.500 skammta og lofttæmist þegar hann klárast.',
    attributes: { Magn: '1 l', Skammtar: '2.500' },
    axes: [
      axis(
        'Gerð',
        ['Venjuleg', 0, { label: 'venjuleg' }],
        ['Umhverfismerkt', 150, { label: 'umhverfismerkt', look: { hue: 90 } }],
        ['Sótthreinsandi', 350, { label: 'sótthreinsandi', look: { hue: 210 } }],
      ),
    ],
  },
  {
    key: 'handspritt',
    name: 'Handspritt',
    sku: 'HLA-103',
    brand: 'heidvorn',
    categories: ['handspritt', 'sotthreinsiefni'],
    price: 390,
    packageSize: '100 ml flaska',
    unitOfMeasure: 12,
    picture: { emoji: 'bottle', companion: 'water' },
    description:
      'Handspritt með 85% etanóli og glýseríni sem hindrar að húðin þorni. Þrír millilítrar duga á báðar hendur og þorna á hálfri mínútu.',
    attributes: { Styrkur: '85% etanól', Staðall: 'EN 1500' },
    axes: [
      axis(
        'Gerð',
        ['Gel', 0, { label: 'gel', look: { hue: 200 } }],
        ['Vökvi', 0, { label: 'vökvi', look: { hue: 240 } }],
      ),
      axis(
        'Magn',
        ['100 ml', 0],
        ['500 ml', 500, { packageSize: '500 ml með dælu' }],
        ['1 l', 1000, { packageSize: '1 l áfylling', unitOfMeasure: 6 }],
        ['5 l', 5200, { packageSize: '5 l brúsi', unitOfMeasure: 1 }],
      ),
    ],
  },
  {
    key: 'handaburdur',
    name: 'Handáburður',
    sku: 'HLA-104',
    brand: 'dogglind',
    categories: ['handaburdur'],
    price: 690,
    packageSize: '75 ml túpa',
    picture: { emoji: 'bottle', companion: 'herb' },
    description:
      'Kremið gengur hratt inn í húðina og skilur ekki eftir fitu. Hentar vel eftir handþvott og undir hanska.',
    attributes: { Fituinnihald: '20%', Ilmefni: 'Nei' },
    axes: [
      axis(
        'Magn',
        ['75 ml', 0],
        ['250 ml', 700, { packageSize: '250 ml með dælu', look: { hue: 20 } }],
        ['1 l', 2600, { packageSize: '1 l áfylling', look: { hue: 40 } }],
      ),
    ],
  },
  {
    key: 'sapuskammtari',
    name: 'Sápuskammtari',
    sku: 'HLA-105',
    brand: 'dogglind',
    categories: ['sapu-og-sprittskammtarar'],
    price: 4990,
    packageSize: '1 stk.',
    picture: { emoji: 'bottle', companion: 'soap' },
    description: 'Læsanlegur skammtari sem skrúfast eða límist á vegg. Gluggi sýnir hvenær þarf að fylla á.',
    attributes: { Rúmmál: '1 l', Festing: 'Skrúfur og lím' },
    axes: [
      axis(
        'Stjórnun',
        ['Handvirk', 0, { label: 'handvirkur' }],
        [
          'Snertilaus',
          5500,
          {
            label: 'snertilaus',
            text: 'Skynjari gefur skammt án snertingar og fjórar AA-rafhlöður duga í ár.',
          },
        ],
      ),
      axis(
        'Litur',
        ['Hvítur', 0, { label: 'hvítur', look: { saturation: 0.1, brightness: 1.1 } }],
        ['Svartur', 0, { label: 'svartur', look: { saturation: 0, brightness: 0.5 } }],
        ['Stál', 3000, { label: 'úr stáli', look: { saturation: 0.15, brightness: 0.8 } }],
      ),
    ],
  },
  {
    key: 'sprittstandur',
    name: 'Sprittstandur',
    sku: 'HLA-106',
    brand: 'heidvorn',
    categories: ['sapu-og-sprittskammtarar'],
    price: 18900,
    packageSize: '1 stk.',
    isSpecialOrder: true,
    picture: { emoji: 'water', companion: 'bottle' },
    description:
      'Gólfstandur með skammtara við innganga og í afgreiðslur. Bakki tekur við dropum svo að gólfið haldist þurrt.',
    attributes: { Hæð: '120 cm', Efni: 'Dufthúðað stál' },
    axes: [
      axis(
        'Stjórnun',
        ['Fótstig', 0, { label: 'með fótstigi' }],
        ['Skynjari', 9000, { label: 'með skynjara', look: { hue: 40 } }],
      ),
    ],
  },
  {
    key: 'sturtusapa',
    name: 'Sjampó og sturtusápa',
    sku: 'HLA-107',
    brand: 'dogglind',
    categories: ['har-og-likami'],
    price: 490,
    packageSize: '300 ml flaska',
    picture: { emoji: 'shower', companion: 'bottle' },
    description:
      'Sjampó og sturtusápa í einni flösku fyrir sundlaugar, líkamsrækt og gistiheimili. Mild blanda sem hentar allri fjölskyldunni.',
    attributes: { Sýrustig: 'pH 5,5' },
    axes: [
      axis(
        'Magn',
        ['300 ml', 0],
        ['1 l', 600, { packageSize: '1 l flaska', look: { hue: 60 } }],
        ['5 l', 2900, { packageSize: '5 l brúsi', look: { hue: 130 } }],
        ['20 l', 9900, { packageSize: '20 l tunna', look: { emoji: 'drum' } }],
      ),
    ],
  },
  {
    key: 'hotelsnyrtivorur',
    name: 'Hótelsnyrtivörur',
    sku: 'HLA-108',
    brand: 'dogglind',
    categories: ['har-og-likami'],
    price: 8900,
    packageSize: '100 stk. í kassa',
    picture: { emoji: 'bathtub', companion: 'soap' },
    description:
      'Litlar pakkningar fyrir gesti á hótelum og gistiheimilum. Umbúðirnar eru úr endurunnu plasti og merktar á íslensku og ensku.',
    attributes: { Fjöldi: '100 stk.' },
    axes: [
      axis(
        'Vara',
        ['Sjampó', 0, { label: 'sjampó 30 ml', look: { hue: 30 } }],
        ['Sturtusápa', 0, { label: 'sturtusápa 30 ml', look: { hue: 90 } }],
        ['Húðmjólk', 600, { label: 'húðmjólk 30 ml', look: { hue: 150 } }],
        ['Sápustykki', -900, { label: 'sápustykki 15 g', look: { emoji: 'soap' } }],
      ),
    ],
  },
];
