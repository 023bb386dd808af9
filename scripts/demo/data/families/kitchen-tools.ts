import { colours } from '../../colours.ts';
import { axis } from '../../family.ts';
import type { Family } from '../../family.ts';

export const kitchenTools: Family[] = [
  {
    key: 'kokkahnifur',
    name: 'Kokkahnífur',
    sku: 'KAF-230',
    brand: 'smidshogg',
    categories: ['hnifar-og-skurdarbretti'],
    price: 5900,
    packageSize: '1 stk.',
    picture: { emoji: 'knife', companion: 'carrot' },
    description:
      'Hnífur úr kolefnisríku stáli sem heldur biti lengi. Skaftið er samfellt og án samskeyta þar sem bakteríur gætu leynst.',
    attributes: { Efni: 'Ryðfrítt stál', Harka: '56 HRC' },
    axes: [
      axis(
        'Lengd',
        ['16 cm', -900],
        ['20 cm', 0, { look: { hue: 60 } }],
        ['26 cm', 1400, { look: { hue: 200 } }],
      ),
      axis('Skaft', ['Svart', 0, { label: 'svart skaft' }], ['Blátt', 0, { label: 'blátt skaft' }]),
    ],
  },
  {
    key: 'skurdarbretti',
    name: 'Skurðarbretti',
    sku: 'KAF-231',
    brand: 'bordprydi',
    categories: ['hnifar-og-skurdarbretti'],
    price: 3490,
    packageSize: '1 stk.',
    picture: { emoji: 'clipboard', companion: 'knife' },
    description:
      'Þykkt plastbretti í litum sem aðgreina hráefni. Brettið þolir uppþvottavél og má hefla þegar það slitnar.',
    attributes: { Efni: 'Pólýetýlen' },
    axes: [
      axis('Stærð', ['25 × 35 cm', 0], ['30 × 50 cm', 1600]),
      colours('n', 'Hvítur', 'Rauður', 'Grænn', 'Blár', 'Gulur'),
    ],
  },
  {
    key: 'pottur',
    name: 'Pottur með loki',
    sku: 'KAF-232',
    brand: 'bordprydi',
    categories: ['pottar-og-ponnur'],
    price: 12900,
    packageSize: '1 stk.',
    picture: { emoji: 'pot', companion: 'fire' },
    description:
      'Pottur með þykkum samlokubotni sem dreifir hitanum jafnt. Hann gengur á allar hellur, einnig spanhellur.',
    attributes: { Efni: 'Ryðfrítt stál 18/10' },
    axes: [axis('Rúmmál', ['3 l', -5000], ['7 l', 0], ['16 l', 9000], ['36 l', 26000])],
  },
  {
    key: 'panna',
    name: 'Steikarpanna',
    sku: 'KAF-233',
    brand: 'bordprydi',
    categories: ['pottar-og-ponnur'],
    price: 8900,
    packageSize: '1 stk.',
    picture: { emoji: 'pan', companion: 'egg' },
    description:
      'Panna með þykkum botni og löngu skafti sem hitnar lítið. Þvoið hana í höndum svo að hún endist sem lengst.',
    attributes: { Hellur: 'Allar gerðir' },
    axes: [
      axis(
        'Efni',
        ['Viðloðunarfrí', 0, { label: 'með viðloðunarfrírri húð' }],
        ['Steypujárn', 2000, { label: 'úr steypujárni', look: { saturation: 0, brightness: 0.5 } }],
      ),
      axis('Þvermál', ['20 cm', -1500], ['24 cm', 0], ['28 cm', 1500]),
    ],
  },
  {
    key: 'eldhusahold',
    name: 'Eldhúsáhald',
    sku: 'KAF-234',
    brand: 'bordprydi',
    categories: ['ahold-og-geymsla'],
    price: 1990,
    packageSize: '1 stk.',
    picture: { emoji: 'spoon', companion: 'bowl' },
    description:
      'Sterkt áhald úr einu stykki af ryðfríu stáli með upphengju. Það þolir uppþvottavél og mikla notkun í atvinnueldhúsi.',
    attributes: { Efni: 'Ryðfrítt stál' },
    axes: [
      axis(
        'Vara',
        ['Ausa', 0, { label: 'ausa 100 ml' }],
        ['Pískur', -200, { label: 'pískur 30 cm', look: { hue: 60, saturation: 3 } }],
        ['Spaði', 0, { label: 'steikarspaði', look: { emoji: 'cutlery' } }],
        ['Töng', 200, { label: 'grilltöng 30 cm', look: { emoji: 'chopsticks' } }],
      ),
    ],
  },
  {
    key: 'stalbakki',
    name: 'Stálbakki',
    sku: 'KAF-235',
    brand: 'bordprydi',
    categories: ['ahold-og-geymsla'],
    price: 2490,
    packageSize: '1 stk.',
    unitOfMeasure: 2,
    picture: { emoji: 'lunchBox', companion: 'pot', saturation: 0.3 },
    description:
      'Bakki í stöðluðu formi fyrir gufuofna, kæla og hitaborð. Hornin eru styrkt og bakkarnir festast ekki saman í stafla.',
    attributes: { Efni: 'Ryðfrítt stál', Dýpt: '65 mm' },
    axes: [
      axis(
        'Stærð',
        ['GN 1/1', 0],
        ['GN 1/2', -900, { look: { hue: 90 } }],
        ['GN 1/3', -1200, { look: { hue: 180 } }],
        ['GN 1/6', -1500, { look: { hue: 270 } }],
      ),
    ],
  },
  {
    key: 'nestisbox',
    name: 'Geymslubox með smelluloki',
    sku: 'KAF-236',
    brand: 'bordprydi',
    categories: ['ahold-og-geymsla'],
    price: 690,
    packageSize: '1 stk.',
    unitOfMeasure: 6,
    picture: { emoji: 'lunchBox', companion: 'salad' },
    description:
      'Þétt box fyrir ísskáp, frysti og örbylgjuofn. Kvarði er á hliðinni og dagsetningu má skrifa á lokið.',
    attributes: { Efni: 'Pólýprópýlen' },
    axes: [axis('Rúmmál', ['0,5 l', 0], ['1 l', 200], ['3 l', 800], ['6 l', 1900])],
  },
];
