import { colours } from '../../colours.ts';
import { axis } from '../../family.ts';
import type { Family } from '../../family.ts';

export const paperTable: Family[] = [
  {
    key: 'andlitsthurrkur',
    name: 'Andlitsþurrkur',
    sku: 'PAP-207',
    brand: 'mjukull',
    categories: ['andlitsthurrkur-og-vasaklutar'],
    price: 290,
    packageSize: '100 stk. í öskju',
    unitOfMeasure: 12,
    picture: { emoji: 'tray', companion: 'feather' },
    description:
      'Mjúkar þurrkur í öskju sem fer vel á skrifborði eða náttborði. Næsta þurrka rís upp þegar ein er tekin.',
    attributes: { Lög: '3 laga', Fjöldi: '100 stk.' },
    axes: [
      axis(
        'Askja',
        ['Flöt', 0, { label: 'flöt askja' }],
        ['Teningur', 20, { label: 'teningslaga askja', look: { hue: 120 } }],
      ),
    ],
  },
  {
    key: 'vasaklutar',
    name: 'Vasaklútar',
    sku: 'PAP-208',
    brand: 'mjukull',
    categories: ['andlitsthurrkur-og-vasaklutar'],
    price: 390,
    packageSize: '15 × 10 stk.',
    unitOfMeasure: 10,
    picture: { emoji: 'page', companion: 'pouch', hue: 60, saturation: 4 },
    description:
      'Fjögurra laga vasaklútar í litlum pökkum sem rúmast í vasa. Pappírinn þolir að fara einu sinni í gegnum þvottavél.',
    attributes: { Lög: '4 laga' },
    axes: [
      axis(
        'Ilmur',
        ['Ilmefnalausir', 0, { label: 'ilmefnalausir' }],
        ['Mynta', 30, { label: 'myntuilmur', look: { hue: 200 } }],
      ),
    ],
  },
  {
    key: 'dukur-pappir',
    name: 'Pappírsdúkur á rúllu',
    sku: 'PAP-209',
    brand: 'birkiblad',
    categories: ['dukar-og-renningar'],
    price: 3990,
    packageSize: '1 rúlla',
    picture: { emoji: 'roll', companion: 'cutlery', hue: 20, saturation: 4 },
    description:
      'Dúkur með mjúkri tauáferð sem klipptur er í rétta lengd. Hann þolir raka og heldur brotinu á borðkantinum.',
    attributes: { Breidd: '1,2 m', Lengd: '25 m' },
    axes: [
      axis(
        'Litur',
        ['Hvítur', 0, { label: 'hvítur', look: { saturation: 0 } }],
        ['Vínrauður', 200, { label: 'vínrauður', look: { tone: '#8f1f3f' } }],
        ['Dökkgrænn', 200, { label: 'dökkgrænn', look: { tone: '#1f6a3f' } }],
        ['Svartur', 200, { label: 'svartur', look: { saturation: 0, brightness: 0.45 } }],
      ),
    ],
  },
  {
    key: 'bordrenningur',
    name: 'Borðrenningur',
    sku: 'PAP-210',
    brand: 'birkiblad',
    categories: ['dukar-og-renningar'],
    price: 2490,
    packageSize: '1 rúlla',
    picture: { emoji: 'scarf', companion: 'candle' },
    description:
      'Renningur eftir miðju borði sem setur svip á veisluna án þess að fela borðplötuna. Rifgöt eru á 40 cm fresti.',
    attributes: { Breidd: '40 cm', Lengd: '24 m' },
    axes: [colours('m', 'Hvítur', 'Rauður', 'Grænn', 'Blár')],
  },
  {
    key: 'diskamotta',
    name: 'Diskamottur úr pappír',
    sku: 'PAP-211',
    brand: 'birkiblad',
    categories: ['dukar-og-renningar'],
    price: 2290,
    packageSize: '250 stk. í kassa',
    picture: { emoji: 'picture', companion: 'plate' },
    description:
      'Mottur undir disk sem halda borðum hreinum í mötuneytum. Pappírinn er óhúðaður og má fara í flokkun með matarleifum.',
    attributes: { Stærð: '30 × 40 cm', Fjöldi: '250 stk.' },
    axes: [
      axis(
        'Mynd',
        ['Hvít', 0, { label: 'hvítar', look: { saturation: 0, pale: true } }],
        ['Fjöll', 300, { label: 'með fjallamynd' }],
        ['Litabók', 300, { label: 'litabók fyrir börn', look: { emoji: 'palette' } }],
      ),
    ],
  },
  {
    key: 'skodunarpappir',
    name: 'Skoðunarpappír á rúllu',
    sku: 'PAP-212',
    brand: 'mjukull',
    categories: ['bekkpappir'],
    price: 1990,
    packageSize: '1 rúlla',
    unitOfMeasure: 6,
    picture: { emoji: 'roll', companion: 'stethoscope', hue: 160, saturation: 3 },
    description:
      'Pappír á skoðunarbekki, nuddbekki og snyrtistofur. Hann liggur sléttur og rifnar ekki þegar sjúklingur hreyfir sig.',
    attributes: { Lengd: '50 m', Lög: '2 laga' },
    axes: [
      axis(
        'Breidd',
        ['39 cm', -200],
        ['50 cm', 0, { look: { hue: 60 } }],
        ['60 cm', 300, { look: { hue: 300 } }],
      ),
    ],
  },
  {
    key: 'bokunarpappir',
    name: 'Bökunarpappír',
    sku: 'PAP-213',
    brand: 'birkiblad',
    categories: ['bokunar-og-smjorpappir'],
    price: 2990,
    packageSize: '500 arkir í kassa',
    picture: { emoji: 'bread', companion: 'page' },
    description:
      'Sílikonborinn pappír sem má nota beggja vegna og allt að átta sinnum. Arkirnar liggja flatar og vefjast ekki upp á plötunni.',
    attributes: { Hitaþol: '220 °C' },
    axes: [
      axis(
        'Stærð',
        ['40 × 60 cm', 0],
        ['45 × 60 cm', 400, { look: { hue: 20 } }],
        ['53 × 32,5 cm', -300, { look: { emoji: 'croissant' } }],
      ),
    ],
  },
  {
    key: 'smjorpappir',
    name: 'Smjörpappír',
    sku: 'PAP-214',
    brand: 'birkiblad',
    categories: ['bokunar-og-smjorpappir'],
    price: 1990,
    packageSize: '1.000 blöð í pakka',
    picture: { emoji: 'sandwich', companion: 'page' },
    description:
      'Fituheldur pappír utan um samlokur, osta og kökur. Blöðin eru lögð í stafla og auðvelt er að taka eitt í einu.',
    attributes: { Fjöldi: '1.000 blöð', Efni: 'Óbleiktur pappír' },
    axes: [axis('Stærð', ['25 × 35 cm', 0], ['35 × 50 cm', 1300, { look: { emoji: 'cheese' } }])],
  },
  {
    key: 'verkstaedisklutar',
    name: 'Verkstæðisklútar í boxi',
    sku: 'PAP-215',
    brand: 'birkiblad',
    categories: ['verkstaedisrullur'],
    price: 2490,
    packageSize: '150 stk. í boxi',
    picture: { emoji: 'tray', companion: 'wrench', hue: 180 },
    description:
      'Slitsterkir trefjaklútar sem losa ekki ló á vélarhluti eða lakk. Klútinn má vinda og nota aftur.',
    attributes: { Fjöldi: '150 stk.', Notkun: 'Verkstæði' },
    axes: [colours('mp', 'Hvítur', 'Blár', 'Grænn')],
  },
  {
    key: 'rullustandur',
    name: 'Rúllustandur',
    sku: 'PAP-216',
    brand: 'mjukull',
    categories: ['pappirsskammtarar'],
    price: 8900,
    packageSize: '1 stk.',
    picture: { emoji: 'trolley', companion: 'roll', hue: 120 },
    description:
      'Standur með tenntri brún sem rífur pappírinn beint. Veggútgáfan er fest með fjórum skrúfum en gólfstandurinn er á hjólum.',
    attributes: { Efni: 'Dufthúðað stál', Rúllubreidd: 'Allt að 40 cm' },
    axes: [
      axis(
        'Gerð',
        ['Veggstandur', 0, { label: 'á vegg' }],
        ['Gólfstandur', 5000, { label: 'á gólfi', look: { hue: 250 } }],
      ),
    ],
  },
];
