import { axis } from '../../family.ts';
import type { Family } from '../../family.ts';

export const health: Family[] = [
  {
    key: 'plastrar',
    name: 'Plástrar',
    sku: 'HEI-101',
    brand: 'liknarhond',
    categories: ['plastrar-og-umbudir'],
    price: 690,
    packageSize: '100 stk. í öskju',
    picture: { emoji: 'plaster', companion: 'drop' },
    description: 'Plástrar sem anda og fylgja hreyfingum húðarinnar. Púðinn festist ekki við sárið.',
    attributes: { Fjöldi: '100 stk.', Latex: 'Nei' },
    axes: [
      axis(
        'Gerð',
        ['Tau', 0, { label: 'úr taui', look: { hue: 180 } }],
        ['Vatnsheldir', 150, { label: 'vatnsheldir' }],
        [
          'Bláir fyrir matvæli',
          200,
          {
            label: 'bláir fyrir matvælavinnslu',
            text: 'Málmþynna í plástrinum finnst í málmleitartækjum.',
            look: { hue: 20, saturation: 1.5 },
          },
        ],
        ['Barna', 100, { label: 'fyrir börn', look: { hue: 110 } }],
      ),
    ],
  },
  {
    key: 'grisjur',
    name: 'Dauðhreinsaðar grisjur',
    sku: 'HEI-102',
    brand: 'liknarhond',
    categories: ['plastrar-og-umbudir'],
    price: 490,
    packageSize: '25 stk. í pakka',
    unitOfMeasure: 10,
    picture: { emoji: 'page', companion: 'plaster' },
    description:
      'Mjúkar grisjur úr bómull til að hreinsa sár og hylja þau. Hver grisja er pökkuð sér og dauðhreinsuð.',
    attributes: { Efni: 'Bómull', Lög: '8' },
    axes: [
      axis(
        'Stærð',
        ['5 × 5 cm', 0],
        ['7,5 × 7,5 cm', 100, { look: { hue: 60, saturation: 3 } }],
        ['10 × 10 cm', 200, { look: { hue: 150, saturation: 3 } }],
        ['10 × 20 cm', 350, { look: { hue: 270, saturation: 3 } }],
      ),
    ],
  },
  {
    key: 'sjukrakassi',
    name: 'Sjúkrakassi',
    sku: 'HEI-103',
    brand: 'liknarhond',
    categories: ['sjukrakassar'],
    price: 7900,
    packageSize: '1 stk.',
    picture: { emoji: 'toolbox', companion: 'plaster' },
    description:
      'Fullbúinn kassi með plástrum, bindum, skærum og leiðbeiningum á íslensku. Kassann má festa á vegg og auðvelt er að taka hann niður.',
    attributes: { Staðall: 'DIN 13157' },
    axes: [
      axis(
        'Fyrir',
        ['Bíl', -3000, { label: 'fyrir bíl', look: { hue: 130 } }],
        ['Litla vinnustaði', 0, { label: 'fyrir litla vinnustaði' }],
        ['Stóra vinnustaði', 9000, { label: 'fyrir stóra vinnustaði', look: { hue: 30 } }],
      ),
    ],
  },
  {
    key: 'hitamaelir',
    name: 'Hitamælir',
    sku: 'HEI-104',
    brand: 'heilsumal',
    categories: ['hitamaelar'],
    price: 2490,
    packageSize: '1 stk.',
    picture: { emoji: 'thermometer', companion: 'pill' },
    description:
      'Nákvæmur mælir sem geymir síðustu mælingar og lætur vita með hljóði þegar mælingu lýkur. Mælinn er auðvelt að sótthreinsa.',
    attributes: { Nákvæmni: '0,1 °C' },
    axes: [
      axis(
        'Gerð',
        ['Munnmælir', 0, { label: 'í munn' }],
        [
          'Ennismælir',
          5400,
          {
            label: 'á enni',
            text: 'Innrauður geisli mælir hitann án snertingar á einni sekúndu.',
            look: { hue: 220 },
          },
        ],
      ),
    ],
  },
  {
    key: 'hlustunarpipa',
    name: 'Hlustunarpípa',
    sku: 'HEI-105',
    brand: 'heilsumal',
    categories: ['hlustunarpipur'],
    price: 14900,
    packageSize: '1 stk.',
    picture: { emoji: 'stethoscope', companion: 'drop' },
    description:
      'Hlustunarpípa með tvíhliða hlustunarstykki úr ryðfríu stáli. Eyrnatapparnir eru mjúkir og fylgja í þremur stærðum.',
    attributes: { Þyngd: '135 g', Latex: 'Nei' },
    axes: [
      axis(
        'Litur',
        ['Blár', 0, { label: 'blá' }],
        ['Svartur', 0, { label: 'svört', look: { saturation: 0, brightness: 0.6 } }],
        ['Vínrauður', 0, { label: 'vínrauð', look: { hue: 110 } }],
        ['Grænn', 0, { label: 'græn', look: { hue: 250 } }],
      ),
    ],
  },
  {
    key: 'sprautur',
    name: 'Einnota sprautur',
    sku: 'HEI-106',
    brand: 'liknarhond',
    categories: ['sprautur'],
    price: 1290,
    packageSize: '100 stk. í öskju',
    unitOfMeasure: 10,
    picture: { emoji: 'syringe', companion: 'gloves' },
    description:
      'Þriggja hluta sprautur með mjúkri hreyfingu og skýrum kvarða. Dauðhreinsaðar og hver í sínum umbúðum. Nálar fylgja ekki.',
    attributes: { Tengi: 'Luer' },
    axes: [
      axis(
        'Rúmmál',
        ['1 ml', 0],
        ['2 ml', 50, { look: { hue: 60 } }],
        ['5 ml', 200, { look: { hue: 120 } }],
        ['10 ml', 500, { look: { hue: 190 } }],
        ['20 ml', 1200, { look: { hue: 260 } }],
      ),
    ],
  },
  {
    key: 'synaglos',
    name: 'Sýnaglös með loki',
    sku: 'HEI-107',
    brand: 'heilsumal',
    categories: ['synataka'],
    price: 3490,
    packageSize: '100 stk. í pakka',
    picture: { emoji: 'tube', companion: 'microscope' },
    description: 'Glös úr glæru plasti með þéttu loki og merkifleti. Þau þola skilvindu og frystingu.',
    attributes: { Efni: 'Pólýprópýlen' },
    axes: [
      axis(
        'Rúmmál',
        ['5 ml', 0],
        ['10 ml', 600, { look: { hue: 120 } }],
        ['50 ml', 2400, { look: { hue: 240 } }],
      ),
    ],
  },
  {
    key: 'hjolastoll',
    name: 'Hjólastóll',
    sku: 'HEI-108',
    brand: 'heilsumal',
    categories: ['hjolastolar-og-haekjur'],
    price: 89000,
    packageSize: '1 stk.',
    isSpecialOrder: true,
    picture: { emoji: 'wheelchair', companion: 'crutch' },
    description:
      'Léttur stóll sem leggst saman og kemst í skott á litlum bíl. Armpúðar og fótstig eru laus og stillanleg.',
    attributes: { Þyngd: '14 kg', Burðarþol: '125 kg' },
    axes: [
      axis(
        'Sætisbreidd',
        ['40 cm', 0],
        ['45 cm', 4000, { look: { hue: 220 } }],
        ['50 cm', 9000, { look: { hue: 110 } }],
      ),
    ],
  },
  {
    key: 'haekjur',
    name: 'Hækjur',
    sku: 'HEI-109',
    brand: 'heilsumal',
    categories: ['hjolastolar-og-haekjur'],
    price: 6900,
    packageSize: '1 par',
    picture: { emoji: 'crutch', companion: 'wheelchair' },
    description:
      'Stillanlegar hækjur úr áli með mjúku handfangi og stömum gúmmítöppum. Endurskin á legg eykur öryggi í myrkri.',
    attributes: { Efni: 'Ál' },
    axes: [
      axis(
        'Stærð',
        ['Barna', 0, { label: 'fyrir börn', look: { hue: 120 } }],
        ['Fullorðinna', 900, { label: 'fyrir fullorðna' }],
      ),
    ],
  },
];
