import { colours } from '../../colours.ts';
import { axis } from '../../family.ts';
import type { Family } from '../../family.ts';

export const cleaningTools: Family[] = [
  {
    key: 'gluggaskafa',
    name: 'Gluggaskafa',
    sku: 'HRE-228',
    brand: 'strokka',
    categories: ['gluggathvottur'],
    price: 1990,
    packageSize: '1 stk.',
    picture: { emoji: 'window', companion: 'water', hue: 180 },
    description:
      'Skafa úr ryðfríu stáli með mjúku gúmmíi sem skilur ekki eftir rákir. Hún gengur á öll sköft með keilulaga enda.',
    attributes: { Efni: 'Ryðfrítt stál og gúmmí', Notkun: 'Gler' },
    axes: [axis('Breidd', ['25 cm', 0], ['35 cm', 400], ['45 cm', 800])],
  },
  {
    key: 'gluggathvegill',
    name: 'Gluggaþvegill',
    sku: 'HRE-229',
    brand: 'strokka',
    categories: ['gluggathvottur'],
    price: 2290,
    packageSize: '1 stk.',
    picture: { emoji: 'paintbrush', companion: 'window' },
    description:
      'Rakur þvegill sem leysir upp óhreinindi áður en skafið er. Áklæðið smellur af haldinu og þolir 60 gráða þvott.',
    attributes: { Efni: 'Örtrefjar', Notkun: 'Gler' },
    axes: [
      axis(
        'Breidd',
        ['25 cm', 0],
        ['35 cm', 300, { look: { hue: 90 } }],
        ['45 cm', 700, { look: { hue: 200 } }],
      ),
    ],
  },
  {
    key: 'udabrusi',
    name: 'Úðabrúsi',
    sku: 'HRE-230',
    brand: 'strokka',
    categories: ['udabrusar-og-daelur'],
    price: 390,
    packageSize: '1 stk.',
    unitOfMeasure: 6,
    picture: { emoji: 'bottle', companion: 'water' },
    description:
      'Tómur brúsi með stillanlegum stút, frá mjóum geisla yfir í fínan úða. Kvarði á hliðinni auðveldar blöndun og flöturinn tekur merkimiða.',
    attributes: { Efni: 'Pólýetýlen', Rúmmál: '600 ml' },
    axes: [colours('m', 'Hvítur', 'Blár', 'Rauður', 'Grænn', 'Gulur')],
  },
  {
    key: 'brusadaela',
    name: 'Dæla á brúsa',
    sku: 'HRE-231',
    brand: 'strokka',
    categories: ['udabrusar-og-daelur'],
    price: 1290,
    packageSize: '1 stk.',
    picture: { emoji: 'tap', companion: 'drum', hue: 120 },
    description:
      'Skammtadæla sem skrúfast á brúsa í stað tappa. Hvert slag gefur jafnmikið magn og dælan lekur ekki á milli.',
    attributes: { Skammtur: '30 ml' },
    axes: [
      axis(
        'Fyrir',
        ['5 l brúsa', 0, { label: 'fyrir 5 l brúsa' }],
        ['10 l brúsa', 200, { label: 'fyrir 10 l brúsa', look: { hue: 200 } }],
        ['20 l tunnu', 900, { label: 'fyrir 20 l tunnu', look: { hue: 300 } }],
      ),
    ],
  },
  {
    key: 'rykmoppa',
    name: 'Rykmoppa úr akrýl',
    sku: 'HRE-232',
    brand: 'strokka',
    categories: ['moppur-og-skoft'],
    price: 2490,
    packageSize: '1 stk.',
    picture: { emoji: 'yarn', companion: 'broom' },
    description:
      'Þurrmoppa fyrir íþróttahús og langa ganga. Löng hárin hlaðast stöðurafmagni og draga til sín ryk. Áklæðinu er rennt af plötunni fyrir þvott.',
    attributes: { Efni: 'Akrýl', Þvottur: '60 °C' },
    axes: [
      axis(
        'Breidd',
        ['60 cm', 0],
        ['80 cm', 700, { look: { hue: 60 } }],
        ['100 cm', 1500, { look: { hue: 160 } }],
        ['160 cm', 3900, { look: { hue: 250 } }],
      ),
    ],
  },
  {
    key: 'moppuplata',
    name: 'Moppuplata',
    sku: 'HRE-233',
    brand: 'strokka',
    categories: ['moppur-og-skoft'],
    price: 2990,
    packageSize: '1 stk.',
    picture: { emoji: 'ruler', companion: 'yarn', hue: 190 },
    description:
      'Þunn plata með frönskum rennilás sem snýst í allar áttir og kemst undir lága skápa. Endarnir eru ávalir og merja ekki húsgögn.',
    attributes: { Efni: 'Ál og plast' },
    axes: [axis('Breidd', ['28 cm', -400], ['40 cm', 0], ['60 cm', 900])],
  },
  {
    key: 'uppthvottabursti',
    name: 'Uppþvottabursti',
    sku: 'HRE-234',
    brand: 'strokka',
    categories: ['sopar-og-burstar'],
    price: 390,
    packageSize: '1 stk.',
    unitOfMeasure: 10,
    picture: { emoji: 'toothbrush', companion: 'plate' },
    description:
      'Bursti með stífum hárum og sköfu á hausnum. Hárin þola suðu og skaftið hangir á króki milli verka.',
    attributes: { Efni: 'Endurunnið plast', Notkun: 'Eldhús' },
    axes: [colours('m', 'Hvítur', 'Blár', 'Grænn', 'Grár')],
  },
  {
    key: 'klosettbursti',
    name: 'Salernisbursti með haldara',
    sku: 'HRE-235',
    brand: 'strokka',
    categories: ['sopar-og-burstar'],
    price: 1490,
    packageSize: '1 stk.',
    picture: { emoji: 'toilet', companion: 'broom', saturation: 0.3 },
    description:
      'Bursti í lokuðum haldara sem stendur á gólfi eða hangir á vegg. Hausinn nær undir brúnina og hann má endurnýja einan sér.',
    attributes: { Notkun: 'Salerni' },
    axes: [
      axis(
        'Efni',
        ['Plast', 0, { label: 'úr plasti' }],
        ['Stál', 3400, { label: 'úr burstuðu stáli', look: { saturation: 0, brightness: 0.75 } }],
      ),
    ],
  },
  {
    key: 'faegiskofla',
    name: 'Fægiskófla og kústur',
    sku: 'HRE-236',
    brand: 'strokka',
    categories: ['sopar-og-burstar'],
    price: 1290,
    packageSize: '1 sett',
    picture: { emoji: 'bin', companion: 'broom' },
    description:
      'Kústurinn smellur inn í skófluna svo að settið hangir saman. Gúmmíkantur fellur þétt að gólfi og heldur fínu ryki í skóflunni.',
    attributes: { Efni: 'Pólýprópýlen' },
    axes: [
      axis(
        'Gerð',
        ['Stutt hald', 0, { label: 'með stuttu haldi' }],
        [
          'Langt skaft',
          1900,
          {
            label: 'með löngu skafti',
            text: 'Langa skaftið hlífir bakinu við þrif á göngum og í afgreiðslu.',
            look: { hue: 100 },
          },
        ],
      ),
    ],
  },
  {
    key: 'stalull',
    name: 'Stálull',
    sku: 'HRE-237',
    brand: 'strokka',
    categories: ['klutar-og-svampar'],
    price: 690,
    packageSize: '10 stk. í pakka',
    picture: { emoji: 'thread', companion: 'pot', saturation: 0 },
    description:
      'Hnoðrar úr ryðfríu stáli sem ná brenndum leifum úr pottum og af pönnum. Þræðirnir hvorki brotna né ryðga milli nota.',
    attributes: { Efni: 'Ryðfrítt stál', Fjöldi: '10 stk.' },
    axes: [axis('Þyngd', ['40 g', 0], ['60 g', 300, { look: { brightness: 0.7 } }])],
  },
  {
    key: 'tuskur',
    name: 'Bómullartuskur',
    sku: 'HRE-238',
    brand: 'strokka',
    categories: ['klutar-og-svampar'],
    price: 3900,
    packageSize: '10 kg í pakka',
    picture: { emoji: 'shirt', companion: 'bucket', saturation: 0.4 },
    description:
      'Flokkaðar tuskur úr notuðum bómullarfatnaði, lausar við hnappa og rennilása. Þær draga vel í sig olíu og lit á verkstæðum og í prentsmiðjum.',
    attributes: { Efni: 'Bómull', Notkun: 'Verkstæði' },
    axes: [
      axis(
        'Litur',
        ['Hvítur', 900, { label: 'hvítar', look: { saturation: 0, pale: true } }],
        ['Blandaður', 0, { label: 'í blönduðum litum', look: { hue: 200, saturation: 1.2 } }],
      ),
    ],
  },
  {
    key: 'varudarskilti',
    name: 'Varúðarskilti fyrir blaut gólf',
    sku: 'HRE-239',
    brand: 'strokka',
    categories: ['fotur-og-vagnar'],
    price: 2490,
    packageSize: '1 stk.',
    picture: { emoji: 'warning', companion: 'bucket' },
    description:
      'Skilti sem stendur sjálft og leggst saman. Textinn er á íslensku og ensku og myndin skilst án orða.',
    attributes: { Hæð: '62 cm', Efni: 'Pólýprópýlen' },
    axes: [
      axis(
        'Gerð',
        ['Tvíhliða', 0, { label: 'tvíhliða' }],
        ['Keila', 1500, { label: 'keila með fjórum hliðum', look: { emoji: 'barrier' } }],
      ),
    ],
  },
];
