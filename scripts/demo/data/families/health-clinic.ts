import { colours } from '../../colours.ts';
import { axis } from '../../family.ts';
import type { Family } from '../../family.ts';

export const healthClinic: Family[] = [
  {
    key: 'blodthrystingsmaelir',
    name: 'Blóðþrýstingsmælir',
    sku: 'HEI-212',
    brand: 'heilsumal',
    categories: ['blodthrystingur-og-vogir'],
    price: 11900,
    packageSize: '1 stk.',
    picture: { emoji: 'heart', companion: 'stethoscope' },
    description:
      'Mælir með stórum tölum sem varar við óreglulegum hjartslætti. Hann geymir mælingar tveggja notenda.',
    attributes: { Rafhlaða: 'AA', Vottun: 'CE' },
    axes: [
      axis(
        'Gerð',
        ['Upphandleggur', 0, { label: 'á upphandlegg' }],
        ['Úlnliður', -3500, { label: 'á úlnlið', look: { emoji: 'stopwatch' } }],
        ['Handdæla', 4000, { label: 'með handdælu og skífu', look: { emoji: 'timer' } }],
      ),
    ],
  },
  {
    key: 'surefnismaelir',
    name: 'Súrefnismettunarmælir',
    sku: 'HEI-213',
    brand: 'heilsumal',
    categories: ['blodthrystingur-og-vogir'],
    price: 6900,
    packageSize: '1 stk.',
    picture: { emoji: 'lungs', companion: 'heart' },
    description:
      'Klemma á fingur sem sýnir súrefnismettun og púls á nokkrum sekúndum. Skjárinn snýst svo að auðvelt er að lesa af honum.',
    attributes: { Nákvæmni: '2%' },
    axes: [
      axis(
        'Fyrir',
        ['Fullorðna', 0, { label: 'fyrir fullorðna' }],
        ['Börn', 2000, { label: 'fyrir börn', look: { emoji: 'teddy' } }],
      ),
    ],
  },
  {
    key: 'vog',
    name: 'Vog',
    sku: 'HEI-214',
    brand: 'heilsumal',
    categories: ['blodthrystingur-og-vogir'],
    price: 9900,
    packageSize: '1 stk.',
    picture: { emoji: 'scales', companion: 'foot' },
    description:
      'Nákvæm vog með stöðugum fótum og skýrum tölum. Hún núllstillir sig sjálf og slekkur á sér eftir notkun.',
    attributes: { Staðall: 'CE' },
    axes: [
      axis(
        'Gerð',
        ['Gólfvog', 0, { label: 'gólfvog, 200 kg' }],
        ['Stólvog', 149000, { label: 'stólvog, 250 kg', look: { emoji: 'chair' } }],
        ['Barnavog', 19000, { label: 'ungbarnavog, 20 kg', look: { emoji: 'babyBottle' } }],
        ['Eldhúsvog', -4000, { label: 'eldhúsvog, 5 kg', look: { hue: 120 } }],
      ),
    ],
  },
  {
    key: 'skodunarljos',
    name: 'Skoðunarljós',
    sku: 'HEI-215',
    brand: 'heilsumal',
    categories: ['hlustunarpipur'],
    price: 4900,
    packageSize: '1 stk.',
    picture: { emoji: 'torch', companion: 'eye', hue: 200 },
    description:
      'Handhægt ljós á stærð við penna með kvarða fyrir sjáöldur. Birtan er hlý og blindar ekki sjúkling.',
    attributes: { Rafhlaða: 'AAA' },
    axes: [colours('n', 'Hvítur', 'Svartur', 'Blár')],
  },
  {
    key: 'synabox',
    name: 'Sýnabox með skrúfloki',
    sku: 'HEI-216',
    brand: 'heilsumal',
    categories: ['synataka'],
    price: 4990,
    packageSize: '100 stk. í kassa',
    picture: { emoji: 'jar', companion: 'tube', hue: 60 },
    description: 'Box fyrir þvag- og hrákasýni með þéttu loki. Kvarði og merkimiði eru á hliðinni.',
    attributes: { Fjöldi: '100 stk.', Efni: 'Pólýprópýlen' },
    axes: [
      axis('Rúmmál', ['60 ml', 0], ['120 ml', 900, { look: { hue: 200 } }]),
      axis('Gerð', ['Hrein', 0, { label: 'hrein' }], ['Dauðhreinsuð', 1500, { label: 'dauðhreinsuð' }]),
    ],
  },
  {
    key: 'pinnar',
    name: 'Sýnatökupinnar',
    sku: 'HEI-217',
    brand: 'heilsumal',
    categories: ['synataka'],
    price: 2490,
    packageSize: '100 stk. í pakka',
    picture: { emoji: 'dna', companion: 'tube' },
    description:
      'Pinnar með nælonhárum sem skila sýninu vel frá sér. Skaftið brotnar á merktum stað ofan í glasið.',
    attributes: { Fjöldi: '100 stk.', Dauðhreinsað: 'Já' },
    axes: [
      axis(
        'Notkun',
        ['Nefkok', 0, { label: 'fyrir nefkok' }],
        ['Háls', 0, { label: 'fyrir háls', look: { hue: 120 } }],
        ['Yfirborð', 300, { label: 'fyrir yfirborð', look: { emoji: 'dish' } }],
      ),
    ],
  },
  {
    key: 'petriskal',
    name: 'Ræktunarskálar',
    sku: 'HEI-218',
    brand: 'heilsumal',
    categories: ['rannsoknastofan'],
    price: 5900,
    packageSize: '500 stk. í kassa',
    picture: { emoji: 'dish', companion: 'microscope' },
    description:
      'Glærar skálar með öndun sem staflast stöðugt. Þær eru dauðhreinsaðar í ermum með tuttugu skálum.',
    attributes: { Fjöldi: '500 stk.', Efni: 'Pólýstýren' },
    axes: [axis('Þvermál', ['55 mm', -900], ['90 mm', 0, { look: { hue: 120 } }])],
  },
  {
    key: 'bikarglas',
    name: 'Bikarglas',
    sku: 'HEI-219',
    brand: 'heilsumal',
    categories: ['rannsoknastofan'],
    price: 1290,
    packageSize: '1 stk.',
    picture: { emoji: 'still', companion: 'fire' },
    description:
      'Hitaþolið gler með stút og kvarða sem máist ekki af. Það hentar í efnafræðikennslu og á rannsóknastofu.',
    attributes: { Efni: 'Bórsílíkatgler' },
    axes: [
      axis(
        'Rúmmál',
        ['100 ml', -400],
        ['250 ml', 0, { look: { hue: 60 } }],
        ['600 ml', 500, { look: { hue: 160 } }],
        ['1 l', 1400, { look: { hue: 260 } }],
      ),
    ],
  },
  {
    key: 'pipettur',
    name: 'Einnota pípettur',
    sku: 'HEI-220',
    brand: 'heilsumal',
    categories: ['rannsoknastofan'],
    price: 2990,
    packageSize: '500 stk. í öskju',
    picture: { emoji: 'drop', companion: 'tube', hue: 120 },
    description: 'Mjúkar pípettur úr einu stykki með kvarða á leggnum. Droparnir eru jafnir að stærð.',
    attributes: { Fjöldi: '500 stk.', Efni: 'Pólýetýlen' },
    axes: [axis('Rúmmál', ['1 ml', 0], ['3 ml', 200, { look: { hue: 300 } }])],
  },
];
