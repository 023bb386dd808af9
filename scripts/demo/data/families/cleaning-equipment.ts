import { axis } from '../../family.ts';
import type { Family } from '../../family.ts';

export const cleaningEquipment: Family[] = [
  {
    key: 'ortrefjamoppa',
    name: 'Örtrefjamoppa',
    sku: 'HRE-109',
    brand: 'strokka',
    categories: ['moppur-og-skoft'],
    price: 1490,
    packageSize: '1 stk.',
    picture: { emoji: 'broom', companion: 'bucket' },
    description:
      'Slitsterk moppa úr örtrefjum sem tekur í sig ryk og raka. Hún festist með frönskum rennilás á allar plötur frá Strokku. Þolir 300 þvotta við 60 gráður.',
    attributes: { Efni: 'Pólýester og pólýamíð', Þvottur: '60 °C' },
    axes: [
      axis('Breidd', ['40 cm', 0], ['60 cm', 500]),
      axis(
        'Litur',
        ['Blár', 0, { label: 'blá', look: { hue: 190 } }],
        ['Rauður', 0, { label: 'rauð', look: { hue: 340 } }],
        ['Grænn', 0, { label: 'græn', look: { hue: 100 } }],
        ['Gulur', 0, { label: 'gul', look: { hue: 35 } }],
      ),
    ],
  },
  {
    key: 'alskaft',
    name: 'Álskaft',
    sku: 'HRE-110',
    brand: 'strokka',
    categories: ['moppur-og-skoft'],
    price: 2190,
    packageSize: '1 stk.',
    picture: { emoji: 'ruler', companion: 'broom' },
    description:
      'Létt skaft úr áli með mjúku gripi. Lengdin stillist með einu handtaki svo að allir geti unnið í réttri stöðu.',
    attributes: { Efni: 'Ál', Þyngd: '420 g' },
    axes: [
      axis(
        'Lengd',
        ['100–140 cm', 0],
        ['110–180 cm', 600],
        ['150–300 cm', 2800, { text: 'Lengsta skaftið hentar til að þrífa háa glugga og loft.' }],
      ),
    ],
  },
  {
    key: 'ortrefjaklutar',
    name: 'Örtrefjaklútar',
    sku: 'HRE-111',
    brand: 'strokka',
    categories: ['klutar-og-svampar'],
    price: 1290,
    packageSize: '10 stk. í pakka',
    picture: { emoji: 'sponge', companion: 'bubbles' },
    description:
      'Mjúkir klútar sem þrífa með vatni einu saman. Litirnir hjálpa til við að halda salernum, eldhúsi og öðrum svæðum aðgreindum. Þola suðuþvott.',
    attributes: { Efni: 'Örtrefjar', Fjöldi: '10 stk.' },
    axes: [
      axis('Stærð', ['32 × 32 cm', 0], ['40 × 40 cm', 500]),
      axis(
        'Litur',
        ['Blár', 0, { label: 'bláir', look: { hue: 180 } }],
        ['Rauður', 0, { label: 'rauðir', look: { hue: 325 } }],
        ['Grænn', 0, { label: 'grænir', look: { hue: 90 } }],
        ['Gulur', 0, { label: 'gulir', look: { hue: 15 } }],
      ),
    ],
  },
  {
    key: 'raestisvampur',
    name: 'Ræstisvampur',
    sku: 'HRE-112',
    brand: 'strokka',
    categories: ['klutar-og-svampar'],
    price: 490,
    packageSize: '10 stk. í pakka',
    picture: { emoji: 'sponge', companion: 'soap', hue: 340 },
    description:
      'Svampur með grófri hlið fyrir föst óhreinindi og mjúkri hlið fyrir viðkvæm yfirborð. Formið fer vel í hendi og verndar neglur.',
    attributes: { Efni: 'Pólýúretan', Fjöldi: '10 stk.' },
    axes: [
      axis(
        'Grófleiki',
        ['Mjúkur', 0, { label: 'mjúkur', look: { hue: 200 } }],
        ['Miðlungs', 0, { label: 'miðlungs' }],
        ['Grófur', 60, { label: 'grófur', look: { hue: 60 } }],
      ),
    ],
  },
  {
    key: 'raestifata',
    name: 'Ræstifata',
    sku: 'HRE-113',
    brand: 'strokka',
    categories: ['fotur-og-vagnar'],
    price: 990,
    packageSize: '1 stk.',
    picture: { emoji: 'bucket', companion: 'broom' },
    description:
      'Sterk fata með mælikvarða og stút sem auðvelt er að hella úr. Haldið er úr galvaniseruðu stáli með plastgripi.',
    attributes: { Efni: 'Pólýprópýlen' },
    axes: [
      axis(
        'Rúmmál',
        ['6 l', 0],
        ['12 l', 400],
        ['25 l', 2400, { text: 'Stærsta fatan er á hjólum og með vindupressu.' }],
      ),
      axis('Litur', ['Blár', 0, { label: 'blá' }], ['Rauður', 0, { label: 'rauð', look: { hue: 150 } }]),
    ],
  },
  {
    key: 'raestivagn',
    name: 'Ræstivagn',
    sku: 'HRE-114',
    brand: 'strokka',
    categories: ['fotur-og-vagnar'],
    price: 48900,
    packageSize: '1 stk.',
    isSpecialOrder: true,
    picture: { emoji: 'trolley', companion: 'bucket' },
    description:
      'Vagn með fötum, pokahaldara og hillum fyrir daglega ræstingu. Hjólin eru hljóðlát og marka ekki gólf. Vagninn er settur saman eftir pöntun.',
    attributes: { Hjól: '100 mm', Burðarþol: '80 kg' },
    axes: [
      axis(
        'Gerð',
        ['Lítill', 0, { label: 'lítill' }],
        [
          'Stór',
          22000,
          {
            label: 'stór með læsanlegum skáp',
            text: 'Læsanlegur skápur heldur hreinsiefnum frá gestum.',
            look: { hue: 180 },
          },
        ],
      ),
    ],
  },
  {
    key: 'sopur',
    name: 'Sópur',
    sku: 'HRE-115',
    brand: 'strokka',
    categories: ['sopar-og-burstar'],
    price: 1690,
    packageSize: '1 stk.',
    picture: { emoji: 'broom', companion: 'bin' },
    description:
      'Sópur með þéttum hárum sem ná fínu ryki. Hausinn er skrúfaður á skaftið og auðvelt er að skipta um hann.',
    attributes: { Skaft: 'Beyki, 140 cm' },
    axes: [
      axis(
        'Notkun',
        ['Inni', 0, { label: 'fyrir innigólf' }],
        [
          'Úti',
          400,
          { label: 'fyrir útisvæði', text: 'Hárin eru stíf og þola bleytu og möl.', look: { hue: 90 } },
        ],
        [
          'Verkstæði',
          600,
          { label: 'fyrir verkstæði', text: 'Hausinn er 60 cm breiður.', look: { saturation: 0.3 } },
        ],
      ),
    ],
  },
  {
    key: 'drullusokkur',
    name: 'Drullusokkur',
    sku: 'HRE-116',
    brand: 'strokka',
    categories: ['sopar-og-burstar'],
    price: 890,
    packageSize: '1 stk.',
    picture: { emoji: 'plunger', companion: 'toilet' },
    description:
      'Drullusokkur úr sveigjanlegu gúmmíi sem losar stíflur í vöskum og salernum. Haldið er úr lökkuðum viði.',
    attributes: { Efni: 'Gúmmí' },
    axes: [axis('Þvermál', ['10 cm', 0], ['14 cm', 300, { look: { hue: 220 } }])],
  },
];
