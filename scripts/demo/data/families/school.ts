import { colours } from '../../colours.ts';
import { axis } from '../../family.ts';
import type { Family } from '../../family.ts';

export const school: Family[] = [
  {
    key: 'trelitir',
    name: 'Trélitir',
    sku: 'SKR-208',
    brand: 'fjadurpenni',
    categories: ['fondur-og-litir'],
    price: 990,
    packageSize: '1 askja',
    unitOfMeasure: 6,
    picture: { emoji: 'pencil', companion: 'palette', hue: 45 },
    description:
      'Mjúkir litir með sterkum kjarna sem brotnar ekki þótt liturinn detti í gólfið. Þríhyrnt lag kennir börnum rétt grip.',
    attributes: { Aldur: '3 ára og eldri', Umhverfismerki: 'Já' },
    axes: [
      axis(
        'Fjöldi',
        ['12 litir', 0],
        ['24 litir', 900, { look: { hue: 130 } }],
        ['144 litir', 7900, { packageSize: 'Bekkjarsett í trékassa', look: { hue: 220 } }],
      ),
    ],
  },
  {
    key: 'thekjulitir',
    name: 'Þekjulitir',
    sku: 'SKR-209',
    brand: 'fjadurpenni',
    categories: ['fondur-og-litir'],
    price: 1290,
    packageSize: '500 ml flaska',
    picture: { emoji: 'palette', companion: 'paintbrush' },
    description:
      'Vatnsleysanlegir litir sem þekja vel og þvost úr fötum. Litina má blanda saman og þeir springa ekki við þornun.',
    attributes: { Magn: '500 ml', Notkun: 'Skóli' },
    axes: [
      axis(
        'Litur',
        ['Rauður', 0, { label: 'rauðir', look: { tone: '#d92f2f' } }],
        ['Gulur', 0, { label: 'gulir', look: { tone: '#f2c200', brightness: 1.15 } }],
        ['Blár', 0, { label: 'bláir', look: { tone: '#2f74d8' } }],
        ['Hvítur', 0, { label: 'hvítir', look: { saturation: 0, pale: true } }],
        ['Svartur', 0, { label: 'svartir', look: { saturation: 0, brightness: 0.5 } }],
        ['Sett', 3900, { label: 'sex litir', packageSize: '6 × 500 ml' }],
      ),
    ],
  },
  {
    key: 'leir',
    name: 'Leir til mótunar',
    sku: 'SKR-210',
    brand: 'fjadurpenni',
    categories: ['fondur-og-litir'],
    price: 1490,
    packageSize: '1 stk.',
    picture: { emoji: 'vase', companion: 'palette' },
    description:
      'Leir sem er mjúkur beint úr pakkanum og festist ekki við fingur. Geymið hann í þéttu íláti milli stunda.',
    attributes: { Aldur: '3 ára og eldri', Glúten: 'Nei' },
    axes: [
      axis(
        'Gerð',
        [
          'Loftþornandi, hvítur',
          0,
          { label: 'loftþornandi, hvítur', packageSize: '1 kg', look: { saturation: 0, pale: true } },
        ],
        ['Loftþornandi, rauðbrúnn', 0, { label: 'loftþornandi, rauðbrúnn', packageSize: '1 kg' }],
        [
          'Vaxleir, tíu litir',
          500,
          { label: 'vaxleir, tíu litir', packageSize: '10 × 50 g', look: { emoji: 'teddy' } },
        ],
      ),
    ],
  },
  {
    key: 'karton',
    name: 'Litað karton',
    sku: 'SKR-211',
    brand: 'bladsida',
    categories: ['fondur-og-litir'],
    price: 1990,
    packageSize: '100 arkir',
    picture: { emoji: 'page', companion: 'scissors' },
    description: 'Gegnlitað karton sem heldur litnum í sólarljósi. Hentar til klippimynda, korta og skilta.',
    attributes: { Þyngd: '220 g', Stærð: 'A4' },
    axes: [
      axis(
        'Litur',
        ['Tíu litir', 300, { label: 'tíu litir', look: { emoji: 'books' } }],
        ['Hvítur', 0, { label: 'hvítt', look: { saturation: 0 } }],
        ['Svartur', 0, { label: 'svart', look: { saturation: 0, brightness: 0.4 } }],
        ['Rauður', 0, { label: 'rautt', look: { hue: 90, saturation: 9 } }],
      ),
    ],
  },
  {
    key: 'limstifti',
    name: 'Límstifti',
    sku: 'SKR-212',
    brand: 'limtak',
    categories: ['fondur-og-litir', 'klemmur-og-skaeri'],
    price: 290,
    packageSize: '1 stk.',
    unitOfMeasure: 12,
    picture: { emoji: 'candle', companion: 'scissors', hue: 200 },
    description:
      'Leysiefnalaust lím sem festir pappír og myndir strax en þær má færa til fyrstu sekúndurnar. Þvost úr fötum við 30 gráður.',
    attributes: { Leysiefni: 'Nei' },
    axes: [
      axis(
        'Þyngd',
        ['10 g', -100],
        ['20 g', 0, { look: { hue: 60 } }],
        ['40 g', 190, { look: { hue: 300 } }],
      ),
    ],
  },
  {
    key: 'skolataska',
    name: 'Skólataska',
    sku: 'SKR-213',
    brand: 'hirsla',
    categories: ['skolatoskur-og-pennaveski'],
    price: 12900,
    packageSize: '1 stk.',
    picture: { emoji: 'backpack', companion: 'books' },
    description:
      'Létt taska með brjóstól, fóðruðu baki og endurskini á öllum hliðum. Botninn er vatnsheldur og stendur sjálfur.',
    attributes: { Rúmmál: '20 l', Þyngd: '850 g' },
    axes: [colours('f', 'Blár', 'Bleikur', 'Svartur', 'Grænn')],
  },
  {
    key: 'pennaveski',
    name: 'Pennaveski',
    sku: 'SKR-214',
    brand: 'hirsla',
    categories: ['skolatoskur-og-pennaveski'],
    price: 1990,
    packageSize: '1 stk.',
    picture: { emoji: 'pouch', companion: 'pencil' },
    description: 'Veski með rennilás og teygjum fyrir liti, blýanta og skæri. Efnið má þvo í höndum.',
    attributes: { Efni: 'Endurunnið pólýester' },
    axes: [colours('n', 'Blár', 'Bleikur', 'Svartur', 'Grár')],
  },
];
