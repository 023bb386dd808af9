import { axis, sizes } from '../../family.ts';
import type { Family } from '../../family.ts';

export const workplaceSafety: Family[] = [
  {
    key: 'fallvarnarbelti',
    name: 'Fallvarnarbelti',
    sku: 'HLI-239',
    brand: 'varnarlina',
    categories: ['fallvarnir'],
    price: 19900,
    packageSize: '1 stk.',
    picture: { emoji: 'knot', companion: 'ladder' },
    description:
      'Belti með festingu á bringu og baki fyrir vinnu á þaki og í körfu. Spennurnar læsast sjálfar og fótaböndin eru fóðruð. Látið yfirfara beltið árlega.',
    attributes: { Staðall: 'EN 361', Burðarþol: '140 kg' },
    axes: [sizes('S–M', 'L–XL', 'XXL')],
  },
  {
    key: 'fallstoppari',
    name: 'Öryggislína',
    sku: 'HLI-240',
    brand: 'varnarlina',
    categories: ['fallvarnir'],
    price: 12900,
    packageSize: '1 stk.',
    picture: { emoji: 'chain', companion: 'hook', hue: 30, saturation: 3 },
    description:
      'Lína með fallhöggdeyfi og krókum sem lokast sjálfir. Deyfirinn dregur úr högginu ef maður fellur og segir til um hvort hann hafi tekið á sig fall.',
    attributes: { Staðall: 'EN 355' },
    axes: [
      axis(
        'Lengd',
        ['1,5 m', 0],
        ['2 m', 900],
        ['10 m, inndregin', 49000, { label: '10 m, inndregin', look: { hue: 200 } }],
      ),
    ],
  },
  {
    key: 'slokkvitaeki',
    name: 'Slökkvitæki',
    sku: 'HLI-241',
    brand: 'varnarlina',
    categories: ['eldvarnir'],
    price: 9900,
    packageSize: '1 stk.',
    picture: { emoji: 'extinguisher', companion: 'fire' },
    description:
      'Tæki með þrýstimæli og veggfestingu, tilbúið til notkunar. Leiðbeiningar eru á íslensku og fyrsta skoðun fer fram eftir ár.',
    attributes: { Staðall: 'EN 3' },
    axes: [
      axis(
        'Gerð',
        ['Duft', 0, { label: 'duft' }],
        ['Léttvatn', 2000, { label: 'léttvatn', look: { hue: 30 } }],
        ['Kolsýra', 9000, { label: 'kolsýra', look: { saturation: 0.3 } }],
      ),
      axis('Þyngd', ['2 kg', -2500], ['6 kg', 0]),
    ],
  },
  {
    key: 'eldvarnateppi',
    name: 'Eldvarnateppi',
    sku: 'HLI-242',
    brand: 'varnarlina',
    categories: ['eldvarnir'],
    price: 3990,
    packageSize: '1 stk.',
    picture: { emoji: 'fire', companion: 'pan', hue: 340 },
    description:
      'Teppi úr glertrefjum sem kæfir eld í potti eða fatnaði. Hylkið hangir á vegg og teppið losnar þegar togað er í flipana.',
    attributes: { Efni: 'Glertrefjar', Staðall: 'EN 1869' },
    axes: [axis('Stærð', ['120 × 120 cm', 0], ['120 × 180 cm', 1200], ['180 × 180 cm', 2600])],
  },
  {
    key: 'reykskynjari',
    name: 'Reykskynjari',
    sku: 'HLI-243',
    brand: 'rafkista',
    categories: ['eldvarnir'],
    price: 2990,
    packageSize: '1 stk.',
    picture: { emoji: 'siren', companion: 'battery' },
    description:
      'Optískur skynjari sem bregst við glóðarbruna og gefur frá sér 85 desíbela tón. Prófunarhnappurinn er stór og sést úr fjarlægð.',
    attributes: { Staðall: 'EN 14604' },
    axes: [
      axis(
        'Rafhlaða',
        ['9V', 0, { label: 'með 9V rafhlöðu' }],
        ['10 ára', 2000, { label: 'með 10 ára rafhlöðu', look: { hue: 60 } }],
        [
          'Samtengdur',
          4500,
          {
            label: 'samtengdur, þráðlaus',
            text: 'Þegar einn skynjari vaknar hljóma allir á hæðinni.',
            look: { hue: 200 },
          },
        ],
      ),
    ],
  },
  {
    key: 'oryggisskilti',
    name: 'Öryggisskilti',
    sku: 'HLI-244',
    brand: 'varnarlina',
    categories: ['merkingar-og-lokanir'],
    price: 1490,
    packageSize: '1 stk.',
    picture: { emoji: 'stop', companion: 'warning' },
    description:
      'Skilti með stöðluðum táknum og íslenskum texta. Plastið þolir sól og frost og límborði er á bakinu.',
    attributes: { Staðall: 'ISO 7010', Stærð: '20 × 20 cm' },
    axes: [
      axis(
        'Tákn',
        ['Neyðarútgangur', 300, { label: 'neyðarútgangur', look: { emoji: 'door', tone: '#2f9e4f' } }],
        ['Slökkvitæki', 0, { label: 'slökkvitæki', look: { emoji: 'extinguisher' } }],
        ['Reykingar bannaðar', 0, { label: 'reykingar bannaðar', look: { emoji: 'noSmoking' } }],
        ['Aðgangur bannaður', 0, { label: 'aðgangur bannaður' }],
        ['Varúð, hálka', 0, { label: 'varúð, hálka', look: { emoji: 'warning' } }],
      ),
    ],
  },
  {
    key: 'afmorkunarbordi',
    name: 'Afmörkunarborði',
    sku: 'HLI-245',
    brand: 'varnarlina',
    categories: ['merkingar-og-lokanir'],
    price: 990,
    packageSize: '1 rúlla',
    unitOfMeasure: 6,
    picture: { emoji: 'barrier', companion: 'roll' },
    description:
      'Borði til að loka vinnusvæði á fljótlegan hátt. Litirnir sjást vel í rökkri og plastið slitnar ekki í vindi.',
    attributes: { Breidd: '75 mm' },
    axes: [
      axis(
        'Litur',
        ['Rauður og hvítur', 0, { label: 'rauður og hvítur' }],
        ['Gulur og svartur', 0, { label: 'gulur og svartur', look: { hue: 30 } }],
      ),
      axis('Lengd', ['100 m', 0], ['500 m', 2400]),
    ],
  },
  {
    key: 'keila',
    name: 'Umferðarkeila',
    sku: 'HLI-246',
    brand: 'varnarlina',
    categories: ['merkingar-og-lokanir'],
    price: 2490,
    packageSize: '1 stk.',
    picture: { emoji: 'barrier', companion: 'car', hue: 330 },
    description:
      'Sveigjanleg keila með endurskini sem réttir sig við eftir árekstur. Botninn er þungur og keilurnar staflast.',
    attributes: { Efni: 'PVC', Endurskin: 'Já' },
    axes: [axis('Hæð', ['30 cm', -900], ['50 cm', 0], ['75 cm', 2400])],
  },
  {
    key: 'endurskinsmerki',
    name: 'Endurskinsmerki',
    sku: 'HLI-247',
    brand: 'hraunver',
    categories: ['synileikafatnadur'],
    price: 290,
    packageSize: '1 stk.',
    unitOfMeasure: 10,
    picture: { emoji: 'medal', companion: 'vest' },
    description:
      'Merki sem sést í bílljósum á 150 metra færi. Tilvalið á yfirhafnir skólabarna og starfsfólks í skammdeginu.',
    attributes: { Staðall: 'EN 17353' },
    axes: [
      axis(
        'Gerð',
        ['Borði', 0, { label: 'borði um handlegg' }],
        ['Hengi', -50, { label: 'hengi með nælu', look: { emoji: 'safetyPin' } }],
        ['Vesti barna', 700, { label: 'barnavesti', look: { emoji: 'vest' } }],
      ),
    ],
  },
];
