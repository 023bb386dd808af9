import { axis, sizes } from '../../family.ts';
import type { Family } from '../../family.ts';

export const safety: Family[] = [
  {
    key: 'eyrnatappar',
    name: 'Eyrnatappar',
    sku: 'HLI-233',
    brand: 'varnarlina',
    categories: ['heyrnarhlifar'],
    price: 1990,
    packageSize: '50 pör í öskju',
    picture: { emoji: 'bell', companion: 'earmuffs' },
    description:
      'Mjúkir frauðtappar sem vefjast saman milli fingra og þenjast út í hlustinni. Hvert par er í lokuðum poka.',
    withdrawalExemption: 'SealedHygiene',
    attributes: { Staðall: 'EN 352', Fjöldi: '50 pör' },
    axes: [
      axis(
        'Gerð',
        ['Án bands', 0, { label: 'án bands' }],
        ['Með bandi', 900, { label: 'með bandi', look: { hue: 180 } }],
        ['Áfylling', 4900, { label: 'áfylling í skammtara', packageSize: '500 pör', look: { emoji: 'jar' } }],
      ),
    ],
  },
  {
    key: 'skurdgrima',
    name: 'Skurðstofugrímur',
    sku: 'HLI-234',
    brand: 'varnarlina',
    categories: ['ondunargrimur'],
    price: 890,
    packageSize: '50 stk. í öskju',
    unitOfMeasure: 10,
    picture: { emoji: 'mask', companion: 'hand', brightness: 1.08 },
    description:
      'Þriggja laga grímur með mótanlegri nefspöng sem falla vel að andliti. Þær draga úr dropasmiti á heilbrigðisstofnunum og snyrtistofum.',
    attributes: { Staðall: 'EN 14683 IIR', Fjöldi: '50 stk.' },
    axes: [
      axis('Festing', ['Teygjur', 0, { label: 'með teygjum' }], ['Bönd', 200, { label: 'með böndum' }]),
      axis('Litur', ['Blár', 0, { label: 'bláar' }], ['Hvítur', 0, { label: 'hvítar' }]),
    ],
  },
  {
    key: 'halfgrima',
    name: 'Hálfgríma fyrir síur',
    sku: 'HLI-235',
    brand: 'varnarlina',
    categories: ['ondunargrimur'],
    price: 7900,
    packageSize: '1 stk.',
    picture: { emoji: 'lungs', companion: 'mask' },
    description:
      'Margnota gríma úr sílikoni sem fellur þétt að andliti. Síurnar smella í með einu handtaki og fást sér.',
    attributes: { Efni: 'Sílikon', Staðall: 'EN 140' },
    axes: [sizes('S', 'M', 'L')],
  },
  {
    key: 'grimusiur',
    name: 'Síur í hálfgrímu',
    sku: 'HLI-236',
    brand: 'varnarlina',
    categories: ['ondunargrimur'],
    price: 3490,
    packageSize: '2 stk. í pakka',
    picture: { emoji: 'disc', companion: 'lungs', hue: 60 },
    description:
      'Varasíur sem passa á hálfgrímur frá Varnarlínu. Dagsetning á umbúðum segir til um endingu óopnaðra sía.',
    attributes: { Staðall: 'EN 14387' },
    axes: [
      axis(
        'Vörn',
        ['P3', 0, { label: 'P3 gegn ryki' }],
        ['A2', 900, { label: 'A2 gegn lífrænum gufum', look: { tone: '#9a6233' } }],
        ['ABEK1', 1500, { label: 'ABEK1 gegn blönduðum gufum', look: { hue: 180 } }],
      ),
    ],
  },
  {
    key: 'andlitshlif',
    name: 'Andlitshlíf',
    sku: 'HLI-237',
    brand: 'varnarlina',
    categories: ['oryggisgleraugu'],
    price: 4990,
    packageSize: '1 stk.',
    picture: { emoji: 'goggles', companion: 'mask', hue: 90 },
    description:
      'Gegnsæ hlíf sem nær niður fyrir höku og má fella upp milli verka. Höfuðbandið stillist með hjóli.',
    attributes: { Staðall: 'EN 166', Efni: 'Pólýkarbónat' },
    axes: [
      axis(
        'Notkun',
        ['Slípun', 0, { label: 'fyrir slípun' }],
        ['Efni', 900, { label: 'fyrir efnavinnu', look: { hue: 200 } }],
        ['Kjarr', 1500, { label: 'með neti fyrir kjarrsög', look: { saturation: 0.2, brightness: 0.7 } }],
      ),
    ],
  },
  {
    key: 'hjalmafylgihlutir',
    name: 'Fylgihlutir á öryggishjálm',
    sku: 'HLI-238',
    brand: 'varnarlina',
    categories: ['hjalmar'],
    price: 1290,
    packageSize: '1 stk.',
    picture: { emoji: 'softHelmet', companion: 'earmuffs' },
    description:
      'Hlutir sem smella á alla hjálma frá Varnarlínu með 30 mm rauf. Auðvelt er að skipta um þá án verkfæra.',
    attributes: { Festing: '30 mm rauf' },
    axes: [
      axis(
        'Vara',
        ['Hökuband', 0, { label: 'hökuband' }],
        ['Svitaband', -300, { label: 'svitaband', look: { hue: 90 } }],
        ['Hjálmljós', 4900, { label: 'hjálmljós', look: { emoji: 'torch' } }],
        ['Heyrnarhlífar', 5400, { label: 'heyrnarhlífar á hjálm', look: { emoji: 'earmuffs' } }],
      ),
    ],
  },
];
