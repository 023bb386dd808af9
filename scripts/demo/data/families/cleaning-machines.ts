import { colours } from '../../colours.ts';
import { axis } from '../../family.ts';
import type { Family } from '../../family.ts';

export const cleaningMachines: Family[] = [
  {
    key: 'ryksuga',
    name: 'Ryksuga',
    sku: 'HRE-219',
    brand: 'strokka',
    categories: ['ryksugur'],
    price: 39900,
    packageSize: '1 stk.',
    picture: { emoji: 'wave', companion: 'plug' },
    description:
      'Hljóðlát ryksuga fyrir skrifstofur, skóla og hótel. Snúran er laus og því fljótlegt að skipta henni út ef hún slitnar. Sían tekur fínasta ryk og hana má skola.',
    attributes: { Hávaði: '62 dB', Sía: 'HEPA 13', Spenna: '230 V' },
    axes: [
      axis('Rúmmál', ['8 l', 0], ['12 l', 9000, { look: { hue: 120 } }]),
      axis('Snúra', ['10 m', 0, { label: 'með 10 m snúru' }], ['15 m', 2900, { label: 'með 15 m snúru' }]),
    ],
  },
  {
    key: 'vatnsryksuga',
    name: 'Vatns- og ryksuga',
    sku: 'HRE-220',
    brand: 'strokka',
    categories: ['ryksugur'],
    price: 59900,
    packageSize: '1 stk.',
    picture: { emoji: 'water', companion: 'drum' },
    description:
      'Sterk suga fyrir verkstæði sem tekur bæði vatn og gróf óhreinindi. Tankurinn er úr ryðfríu stáli og tæmist um slöngu í botninum.',
    attributes: { Efni: 'Ryðfrítt stál', Spenna: '230 V', Notkun: 'Verkstæði' },
    axes: [
      axis(
        'Rúmmál',
        ['30 l', 0],
        ['50 l', 22000, { look: { hue: 30 } }],
        [
          '80 l',
          58000,
          { look: { hue: 200 }, text: 'Stærsta sugan er með tveimur mótorum og veltanlegum tanki.' },
        ],
      ),
    ],
  },
  {
    key: 'skaftryksuga',
    name: 'Skaftryksuga með rafhlöðu',
    sku: 'HRE-221',
    brand: 'strokka',
    categories: ['ryksugur'],
    price: 44900,
    packageSize: '1 stk.',
    picture: { emoji: 'broom', companion: 'battery', hue: 240 },
    description:
      'Létt ryksuga fyrir stiga, kaffistofur og bíla. Rafhlaðan endist í 45 mínútur og veggfesting með hleðslu fylgir.',
    attributes: { Þyngd: '2,6 kg', Spenna: '21,6 V' },
    axes: [colours('f', 'Svartur', 'Hvítur', 'Rauður')],
  },
  {
    key: 'ryksugupokar',
    name: 'Ryksugupokar',
    sku: 'HRE-222',
    brand: 'strokka',
    categories: ['ryksugupokar-og-siur'],
    price: 2490,
    packageSize: '10 stk. í pakka',
    picture: { emoji: 'bags', companion: 'broom', saturation: 0.4 },
    description:
      'Þriggja laga pokar úr trefjadúk sem rifna ekki þótt hvassir hlutir fari í þá. Flipi lokar pokanum þegar hann er tekinn úr vélinni.',
    attributes: { Fjöldi: '10 stk.', Efni: 'Trefjadúkur' },
    axes: [
      axis(
        'Fyrir',
        ['8 l vél', 0, { label: 'fyrir 8 l ryksugu' }],
        ['12 l vél', 400, { label: 'fyrir 12 l ryksugu', look: { hue: 60 } }],
        ['30 l vél', 1900, { label: 'fyrir 30 l ryksugu', look: { hue: 130 } }],
        ['50 l vél', 2600, { label: 'fyrir 50 l ryksugu', look: { hue: 220 } }],
      ),
    ],
  },
  {
    key: 'ryksugusia',
    name: 'Sía í ryksugu',
    sku: 'HRE-223',
    brand: 'strokka',
    categories: ['ryksugupokar-og-siur'],
    price: 3490,
    packageSize: '1 stk.',
    picture: { emoji: 'dividers', companion: 'broom', hue: 160 },
    description:
      'Varasía sem heldur útblásturslofti hreinu. Skiptið um síu einu sinni á ári við daglega notkun.',
    attributes: { Fyrir: '8 l og 12 l ryksugur' },
    axes: [
      axis(
        'Gerð',
        ['Mótorsía', 0, { label: 'mótorsía' }],
        ['HEPA 13', 2400, { label: 'HEPA 13', look: { hue: 30 } }],
      ),
    ],
  },
  {
    key: 'ryksuguhaus',
    name: 'Ryksuguhaus',
    sku: 'HRE-224',
    brand: 'strokka',
    categories: ['ryksugupokar-og-siur'],
    price: 4990,
    packageSize: '1 stk.',
    picture: { emoji: 'plug', companion: 'broom', hue: 110 },
    description:
      'Haus sem passar á öll rör frá Strokku með 32 mm þvermáli. Hjólin eru úr gúmmíi og rispa ekki gólfefni.',
    attributes: { Þvermál: '32 mm' },
    axes: [
      axis(
        'Gólf',
        ['Parket', 0, { label: 'fyrir parket' }],
        ['Teppi', 700, { label: 'fyrir teppi', look: { hue: 200 } }],
        ['Húsgögn', -1500, { label: 'fyrir húsgögn', look: { hue: 290 } }],
      ),
    ],
  },
  {
    key: 'golfthvottavel',
    name: 'Gólfþvottavél',
    sku: 'HRE-225',
    brand: 'strokka',
    categories: ['golfthvottavelar'],
    price: 389000,
    packageSize: '1 stk.',
    isSpecialOrder: true,
    picture: { emoji: 'bubbles', companion: 'battery' },
    description:
      'Vél sem þvær og þurrkar gólfið í einni umferð. Rafhlaðan endist í tvær klukkustundir og stýrið leggst saman í geymslu. Kennsla fyrir starfsfólk er innifalin.',
    attributes: { Afköst: '1.500 m² á klst.', Tankur: '30 l' },
    axes: [
      axis(
        'Vinnslubreidd',
        ['35 cm', 0],
        ['50 cm', 160000, { look: { hue: 130 } }],
        ['70 cm', 420000, { look: { hue: 260 } }],
      ),
    ],
  },
  {
    key: 'golfpudi',
    name: 'Gólfpúði',
    sku: 'HRE-226',
    brand: 'strokka',
    categories: ['golfthvottavelar'],
    price: 6900,
    packageSize: '5 stk. í kassa',
    picture: { emoji: 'disc', companion: 'bubbles' },
    description:
      'Hringlaga púði úr endurunnum trefjum fyrir gólfvélar. Liturinn segir til um grófleikann, frá hvítum sem fægir til svarts sem leysir upp bón.',
    attributes: { Efni: 'Endurunnar trefjar', Fjöldi: '5 stk.' },
    axes: [
      axis('Þvermál', ['35 cm', 0], ['43 cm', 1800]),
      colours('m', 'Hvítur', 'Rauður', 'Grænn', 'Svartur'),
    ],
  },
  {
    key: 'haethrystidaela',
    name: 'Háþrýstidæla',
    sku: 'HRE-227',
    brand: 'smidshogg',
    categories: ['golfthvottavelar'],
    price: 34900,
    packageSize: '1 stk.',
    picture: { emoji: 'shower', companion: 'car' },
    description:
      'Dæla með sjálfvirku stoppi og sápuhólfi fyrir bíla, stéttir og vélar. Slangan er stálvafin og stúturinn stillist án verkfæra.',
    attributes: { Slanga: '8 m', Notkun: 'Úti' },
    axes: [
      axis(
        'Þrýstingur',
        ['130 bör', 0],
        ['150 bör', 17000, { look: { hue: 60 } }],
        ['190 bör', 65000, { look: { hue: 160 } }],
      ),
    ],
  },
];
