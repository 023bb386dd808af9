import { colours } from '../../colours.ts';
import { axis } from '../../family.ts';
import type { Family } from '../../family.ts';

export const furnishingOffice: Family[] = [
  {
    key: 'skrifbordsstoll',
    name: 'Skrifborðsstóll',
    sku: 'HUS-201',
    brand: 'stofuprydi',
    categories: ['skrifbord-og-stolar'],
    price: 59900,
    packageSize: '1 stk.',
    picture: { emoji: 'seat', companion: 'keyboard' },
    description:
      'Stóll með stillanlegu baki, mjóhryggsstuðningi og örmum sem færast í þrjár áttir. Hjólin renna jafnt á parketi og teppi.',
    attributes: { Burðarþol: '130 kg', Ábyrgð: '5 ár' },
    axes: [
      axis('Bak', ['Bólstrað', 0, { label: 'bólstrað bak' }], ['Net', 6000, { label: 'netbak' }]),
      axis(
        'Litur',
        ['Svartur', 0, { label: 'svartur', look: { saturation: 0, brightness: 0.5 } }],
        ['Grár', 0, { label: 'grár', look: { saturation: 0 } }],
        ['Blár', 0, { label: 'blár', look: { tone: '#2f74d8' } }],
      ),
    ],
  },
  {
    key: 'rafmagnsbord',
    name: 'Rafknúið skrifborð',
    sku: 'HUS-202',
    brand: 'stofuprydi',
    categories: ['skrifbord-og-stolar'],
    price: 74900,
    packageSize: '1 stk.',
    isSpecialOrder: true,
    picture: { emoji: 'screen', companion: 'plug', hue: 30 },
    description:
      'Borð sem hækkar og lækkar hljóðlega með tveimur mótorum. Fjórar hæðir geymast í minni og borðið stöðvast ef það rekst í eitthvað.',
    attributes: { Hæð: '62–128 cm', Burðarþol: '100 kg' },
    axes: [
      axis('Stærð', ['120 × 80 cm', 0], ['160 × 80 cm', 12000], ['180 × 90 cm', 24000]),
      axis(
        'Plata',
        ['Hvít', 0, { label: 'hvít plata' }],
        ['Eik', 8000, { label: 'eikarplata', look: { tone: '#c79a55' } }],
      ),
    ],
  },
  {
    key: 'fundarbord',
    name: 'Fundarborð',
    sku: 'HUS-203',
    brand: 'stofuprydi',
    categories: ['skrifbord-og-stolar'],
    price: 89000,
    packageSize: '1 stk.',
    isSpecialOrder: true,
    picture: { emoji: 'wood', companion: 'chair' },
    description:
      'Borð með rafmagnstenglum í miðju og rásum fyrir snúrur. Platan er úr harðplasti sem þolir heita bolla.',
    attributes: { Hæð: '73 cm' },
    axes: [
      axis(
        'Lögun',
        ['Sporöskjulaga', 0, { label: 'sporöskjulaga' }],
        ['Ferhyrnt', -5000, { label: 'ferhyrnt' }],
      ),
      axis('Sæti', ['6 manna', 0], ['10 manna', 60000]),
    ],
  },
  {
    key: 'hilla',
    name: 'Bókahilla',
    sku: 'HUS-204',
    brand: 'stofuprydi',
    categories: ['hillur-og-geymsla'],
    price: 24900,
    packageSize: '1 stk.',
    picture: { emoji: 'books', companion: 'plant' },
    description: 'Hilla með stillanlegum borðum sem bogna ekki undan möppum. Festing í vegg fylgir.',
    attributes: { Breidd: '80 cm', Dýpt: '35 cm' },
    axes: [
      axis(
        'Hæð',
        ['80 cm', 0, { label: '80 cm há' }],
        ['120 cm', 7000, { label: '120 cm há' }],
        ['200 cm', 16000, { label: '200 cm há' }],
      ),
      colours('f', 'Hvítur', 'Svartur'),
    ],
  },
  {
    key: 'stalhilla',
    name: 'Lagerhilla úr stáli',
    sku: 'HUS-205',
    brand: 'hirsla',
    categories: ['hillur-og-geymsla'],
    price: 19900,
    packageSize: '1 stk.',
    picture: { emoji: 'cabinet', companion: 'box', hue: 200 },
    description:
      'Skrúfulaus hilla sem tveir setja saman á stundarfjórðungi. Hver hæð ber 200 kíló ef þunga er dreift jafnt.',
    attributes: { Hæðir: '5', Burðarþol: '200 kg á hæð' },
    axes: [
      axis(
        'Breidd',
        ['90 cm', 0],
        ['120 cm', 5000, { look: { hue: 60 } }],
        ['180 cm', 14000, { look: { hue: 300 } }],
      ),
    ],
  },
  {
    key: 'fataskapur',
    name: 'Fataskápur fyrir starfsfólk',
    sku: 'HUS-206',
    brand: 'hirsla',
    categories: ['hillur-og-geymsla'],
    price: 49900,
    packageSize: '1 stk.',
    picture: { emoji: 'door', companion: 'coat' },
    description:
      'Loftræstur stálskápur með slá, hillu og hólfi fyrir skó. Hann er gerður fyrir hengilás eða strokk.',
    attributes: { Efni: 'Dufthúðað stál', Hæð: '180 cm' },
    axes: [axis('Hólf', ['1 hólf', -15000], ['2 hólf', 0], ['4 hólf', 12000]), colours('m', 'Grár', 'Blár')],
  },
  {
    key: 'fatahengi',
    name: 'Fatahengi',
    sku: 'HUS-207',
    brand: 'stofuprydi',
    categories: ['hillur-og-geymsla'],
    price: 12900,
    packageSize: '1 stk.',
    picture: { emoji: 'hook', companion: 'jacket' },
    description: 'Hengi fyrir yfirhafnir gesta og starfsfólks. Það ber þungar flíkur án þess að svigna.',
    attributes: { Efni: 'Stál' },
    axes: [
      axis(
        'Gerð',
        ['Standur', 0, { label: 'standur' }],
        ['Slá á hjólum', 3000, { label: 'slá á hjólum', look: { hue: 120 } }],
        ['Vegghengi', -5000, { label: 'vegghengi með fimm snögum', look: { hue: 240 } }],
      ),
    ],
  },
  {
    key: 'herdatre',
    name: 'Herðatré',
    sku: 'HUS-208',
    brand: 'stofuprydi',
    categories: ['hillur-og-geymsla'],
    price: 3490,
    packageSize: '10 stk. í pakka',
    picture: { emoji: 'hook', companion: 'shirt', hue: 40 },
    description: 'Herðatré með slá og raufum fyrir hlýra. Slétt yfirborðið hlífir viðkvæmum efnum.',
    attributes: { Fjöldi: '10 stk.' },
    axes: [
      axis(
        'Efni',
        ['Beyki', 0, { label: 'úr beyki', look: { tone: '#c79a55' } }],
        ['Plast', -1500, { label: 'úr plasti', look: { saturation: 0, brightness: 0.5 } }],
        ['Hnota', 900, { label: 'úr hnotu, með föstum krók', look: { tone: '#7a4a21' } }],
      ),
    ],
  },
];
