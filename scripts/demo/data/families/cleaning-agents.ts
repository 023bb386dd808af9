import { axis } from '../../family.ts';
import type { Family } from '../../family.ts';

export const cleaningAgents: Family[] = [
  {
    key: 'alhlida-hreinsir',
    name: 'Alhliða hreinsir',
    sku: 'HRE-101',
    brand: 'taerun',
    categories: ['alhlida-hreinsiefni'],
    price: 890,
    packageSize: '1 l flaska',
    picture: { emoji: 'bottle', companion: 'sponge' },
    description:
      'Mildur hreinsir sem fjarlægir dagleg óhreinindi af borðum, skápum og veggjum. Blandast í vatn, 20 ml í fimm lítra, og skilur ekki eftir rákir. Efnið er án litarefna og má nota á öll yfirborð sem þola vatn.',
    attributes: { Sýrustig: 'pH 7,5', Skömmtun: '20 ml í 5 l af vatni', Umhverfismerki: 'Já' },
    axes: [
      axis(
        'Ilmur',
        [
          'Sítróna',
          0,
          {
            label: 'sítrónuilmur',
            text: 'Ferskur ilmur af sítrónu fylgir hreingerningunni.',
            look: { hue: 75 },
          },
        ],
        [
          'Lofnarblóm',
          0,
          {
            label: 'lofnarblómailmur',
            text: 'Mildur ilmur af lofnarblómum situr eftir að loknum þrifum.',
            look: { hue: 290 },
          },
        ],
        [
          'Ilmefnalaus',
          0,
          {
            label: 'ilmefnalaus',
            text: 'Ilmefnalaus útgáfa hentar þar sem fólk er viðkvæmt fyrir lykt.',
            look: { hue: 215 },
          },
        ],
      ),
      axis(
        'Magn',
        ['1 l', 0],
        ['5 l', 2100, { packageSize: '5 l brúsi' }],
        ['10 l', 3900, { packageSize: '10 l brúsi' }],
      ),
    ],
  },
  {
    key: 'golfsapa',
    name: 'Gólfsápa',
    sku: 'HRE-102',
    brand: 'taerun',
    categories: ['golfhreinsiefni'],
    price: 1190,
    packageSize: '1 l flaska',
    picture: { emoji: 'bucket', companion: 'bottle' },
    description:
      'Gólfsápa sem hreinsar og nærir í sömu umferð. Hún myndar slitsterka húð sem auðveldar þrif næst. Hentar bæði í fötu og í gólfþvottavélar.',
    attributes: { Sýrustig: 'pH 8,5', Skömmtun: '50 ml í 10 l af vatni' },
    axes: [
      axis(
        'Gólfefni',
        ['Dúkur og flísar', 0, { label: 'fyrir dúk og flísar' }],
        [
          'Parket',
          200,
          {
            label: 'fyrir parket',
            text: 'Parketsápan inniheldur línolíu sem ver viðinn gegn raka.',
            look: { hue: 180 },
          },
        ],
      ),
      axis(
        'Magn',
        ['1 l', 0],
        ['5 l', 3300, { packageSize: '5 l brúsi' }],
        ['20 l', 11200, { packageSize: '20 l tunna', look: { emoji: 'drum' } }],
      ),
    ],
  },
  {
    key: 'salernishreinsir',
    name: 'Salernishreinsir',
    sku: 'HRE-103',
    brand: 'taerun',
    categories: ['salernishreinsiefni'],
    price: 690,
    packageSize: '750 ml flaska',
    unitOfMeasure: 6,
    picture: { emoji: 'toilet', companion: 'bottle' },
    description:
      'Súr salernishreinsir sem leysir kísil, kalk og ryð. Þykkur lögur loðir við skálina og vinnur undir brúninni. Má ekki nota á marmara eða með klór.',
    attributes: { Sýrustig: 'pH 1,5', Magn: '750 ml' },
    axes: [
      axis(
        'Ilmur',
        ['Fura', 0, { label: 'furuilmur', look: { hue: 120 } }],
        ['Haf', 0, { label: 'hafilmur' }],
        ['Epli', 40, { label: 'eplailmur', look: { hue: 60 } }],
      ),
    ],
  },
  {
    key: 'glerhreinsir',
    name: 'Glerhreinsir',
    sku: 'HRE-104',
    brand: 'taerun',
    categories: ['glerhreinsiefni'],
    price: 790,
    packageSize: '750 ml úðabrúsi',
    picture: { emoji: 'window', companion: 'bottle' },
    description:
      'Glerhreinsir með spritti sem þornar hratt og skilur gler og spegla eftir án ráka. Hentar einnig á ryðfrítt stál og skjái.',
    attributes: { Sýrustig: 'pH 9', Innihald: 'Etanól undir 10%' },
    axes: [
      axis(
        'Magn',
        ['750 ml', 0],
        [
          '5 l',
          2690,
          { packageSize: '5 l áfylling', text: 'Áfyllingin dugar á sex úðabrúsa og dregur úr plastnotkun.' },
        ],
        [
          '10 l',
          4990,
          { packageSize: '10 l áfylling', text: 'Stærsta áfyllingin er hagkvæmust fyrir ræstingafyrirtæki.' },
        ],
      ),
    ],
  },
  {
    key: 'yfirbordsspritt',
    name: 'Yfirborðsspritt',
    sku: 'HRE-105',
    brand: 'heidvorn',
    categories: ['sotthreinsiefni'],
    price: 990,
    packageSize: '1 l flaska',
    picture: { emoji: 'tube', companion: 'gloves' },
    description:
      'Tilbúið spritt til að sótthreinsa borð, hurðarhúna og tæki. Eyðir bakteríum og veirum á einni mínútu og gufar upp án þess að skilja eftir filmu. Eldfimt efni sem skal geyma fjarri hitagjöfum.',
    attributes: { Styrkur: '70% etanól', Virknitími: '1 mínúta' },
    axes: [
      axis(
        'Magn',
        ['1 l', 0],
        ['5 l', 3200, { packageSize: '5 l brúsi' }],
        ['20 l', 10800, { packageSize: '20 l tunna', look: { emoji: 'drum' } }],
      ),
    ],
  },
  {
    key: 'thvottaefni',
    name: 'Þvottaefni',
    sku: 'HRE-106',
    brand: 'thvottabjorn',
    categories: ['thvottaefni'],
    price: 2390,
    packageSize: '3 kg',
    picture: { emoji: 'basket', companion: 'bubbles' },
    description:
      'Kraftmikið þvottaefni sem nær blettum úr við 30 gráður. Ensím brjóta niður fitu og eggjahvítu án þess að slíta efninu.',
    attributes: { Hitastig: '30–90 °C', Skömmtun: '60 g í hverja vél' },
    axes: [
      axis(
        'Þvottur',
        ['Hvítur', 0, { label: 'fyrir hvítan þvott', text: 'Bleikiefni heldur hvítum þvotti hvítum.' }],
        [
          'Litaður',
          0,
          {
            label: 'fyrir litaðan þvott',
            text: 'Án bleikiefna svo að litir haldist skýrir.',
            look: { hue: 60 },
          },
        ],
      ),
      axis(
        'Magn',
        ['3 kg', 0],
        ['8 kg', 3400, { packageSize: '8 kg' }],
        ['15 kg', 6900, { packageSize: '15 kg sekkur' }],
      ),
    ],
  },
  {
    key: 'uppthvottatoflur',
    name: 'Uppþvottavélatöflur',
    sku: 'HRE-107',
    brand: 'thvottabjorn',
    categories: ['uppthvottaefni'],
    price: 1290,
    packageSize: '40 töflur',
    picture: { emoji: 'plate', companion: 'bubbles' },
    description:
      'Töflur með þvottaefni, gljáa og salti í einni og sömu töflunni. Filman leysist upp í vatni og því þarf ekki að taka töfluna úr umbúðum.',
    attributes: { Gerð: 'Allt í einu', Fosföt: 'Nei' },
    axes: [
      axis(
        'Fjöldi',
        ['40 stk.', 0],
        ['100 stk.', 1500, { packageSize: '100 töflur' }],
        ['200 stk.', 3400, { packageSize: '200 töflur' }],
      ),
    ],
  },
  {
    key: 'uppthvottalogur',
    name: 'Uppþvottalögur',
    sku: 'HRE-108',
    brand: 'taerun',
    categories: ['uppthvottaefni'],
    price: 390,
    packageSize: '500 ml flaska',
    picture: { emoji: 'sponge', companion: 'plate' },
    description:
      'Drjúgur lögur fyrir uppþvott í höndum. Leysir fitu fljótt, freyðir vel og er mildur við húðina.',
    attributes: { Sýrustig: 'pH 5,5', Ofnæmisprófað: 'Já' },
    axes: [
      axis(
        'Ilmur',
        ['Sítróna', 0, { label: 'sítrónuilmur' }],
        ['Ilmefnalaus', 0, { label: 'ilmefnalaus', look: { hue: 160 } }],
      ),
      axis(
        'Magn',
        ['500 ml', 0],
        ['1 l', 290, { packageSize: '1 l flaska' }],
        ['5 l', 1900, { packageSize: '5 l brúsi' }],
      ),
    ],
  },
];
