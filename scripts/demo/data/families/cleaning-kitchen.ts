import { axis } from '../../family.ts';
import type { Family } from '../../family.ts';

export const cleaningKitchen: Family[] = [
  {
    key: 'fituhreinsir',
    name: 'Fituhreinsir',
    sku: 'HRE-201',
    brand: 'taerun',
    categories: ['eldhushreinsiefni'],
    price: 990,
    packageSize: '750 ml úðabrúsi',
    picture: { emoji: 'pan', companion: 'sponge' },
    description:
      'Basískur hreinsir sem leysir upp matarfitu á eldavélum, háfum og flísum. Úðið á flötinn, bíðið í tvær mínútur og þurrkið af með rökum klút. Skolið með vatni fleti sem snerta matvæli.',
    attributes: { Sýrustig: 'pH 12', Notkun: 'Eldhús', Ilmefni: 'Nei' },
    axes: [
      axis(
        'Magn',
        ['750 ml', 0],
        ['5 l', 3400, { packageSize: '5 l brúsi', look: { hue: 200 } }],
        ['10 l', 6300, { packageSize: '10 l brúsi', look: { emoji: 'drum' } }],
      ),
    ],
  },
  {
    key: 'ofnahreinsir',
    name: 'Ofna- og grillhreinsir',
    sku: 'HRE-202',
    brand: 'taerun',
    categories: ['eldhushreinsiefni'],
    price: 1390,
    packageSize: '500 ml úðabrúsi',
    picture: { emoji: 'fire', companion: 'bottle' },
    description:
      'Sterkur hreinsir fyrir brennda fitu í ofnum, grillum og djúpsteikingarpottum. Froðan loðir við lóðrétta fleti og vinnur best á volgu yfirborði. Notið hanska og hlífðargleraugu og loftið vel út.',
    attributes: { Sýrustig: 'pH 13,5', Notkun: 'Eldhús' },
    axes: [axis('Magn', ['500 ml', 0], ['5 l', 4900, { packageSize: '5 l brúsi', look: { hue: 30 } }])],
  },
  {
    key: 'uppthvottavelaefni',
    name: 'Uppþvottaefni fyrir iðnaðarvélar',
    sku: 'HRE-203',
    brand: 'thvottabjorn',
    categories: ['uppthvottaefni'],
    price: 4990,
    packageSize: '5 l brúsi',
    picture: { emoji: 'cutlery', companion: 'bubbles' },
    description:
      'Fljótandi efni fyrir hraðvirkar uppþvottavélar í mötuneytum og veitingahúsum. Það vinnur á sterkju og fitu á stuttum þvottatíma og hentar mjúku íslensku vatni.',
    attributes: { Skömmtun: '2 ml í hvern lítra', Klór: 'Nei', Notkun: 'Uppþvottavélar' },
    axes: [
      axis(
        'Magn',
        ['5 l', 0],
        ['10 l', 4200, { packageSize: '10 l brúsi', look: { hue: 60 } }],
        ['20 l', 11900, { packageSize: '20 l tunna', look: { emoji: 'drum' } }],
      ),
    ],
  },
  {
    key: 'gljai',
    name: 'Gljái í uppþvottavélar',
    sku: 'HRE-204',
    brand: 'thvottabjorn',
    categories: ['gljai-og-salt'],
    price: 890,
    packageSize: '1 l flaska',
    picture: { emoji: 'sparkles', companion: 'glass' },
    description:
      'Gljáinn hindrar að dropar þorni á glösum og flýtir fyrir þurrkun. Súr blandan bindur kalk svo að leirtau kemur skínandi úr vélinni.',
    attributes: { Sýrustig: 'pH 2,5', Notkun: 'Uppþvottavélar' },
    axes: [
      axis(
        'Magn',
        ['1 l', 0],
        ['5 l', 3300, { packageSize: '5 l brúsi', look: { hue: 180 } }],
        ['10 l', 6100, { packageSize: '10 l brúsi', look: { emoji: 'drum' } }],
      ),
    ],
  },
  {
    key: 'uppthvottavelasalt',
    name: 'Salt í uppþvottavélar',
    sku: 'HRE-205',
    brand: 'thvottabjorn',
    categories: ['gljai-og-salt'],
    price: 590,
    packageSize: '1 kg pakki',
    picture: { emoji: 'salt', companion: 'plate' },
    description:
      'Gróft og hreint salt sem heldur mýkingarbúnaði vélarinnar virkum. Kornin kekkjast ekki og leysast upp án botnfalls.',
    attributes: { Innihald: '99,9% natríumklóríð', Notkun: 'Uppþvottavélar' },
    axes: [
      axis(
        'Magn',
        ['1 kg', 0],
        ['4 kg', 1300, { packageSize: '4 kg poki' }],
        ['25 kg', 5900, { packageSize: '25 kg sekkur' }],
      ),
    ],
  },
  {
    key: 'mykingarefni',
    name: 'Mýkingarefni',
    sku: 'HRE-206',
    brand: 'thvottabjorn',
    categories: ['mykingarefni-og-blettahreinsar'],
    price: 790,
    packageSize: '1 l flaska',
    picture: { emoji: 'feather', companion: 'basket' },
    description:
      'Mýkir handklæði og rúmföt og dregur úr stöðurafmagni. Efnið er samþjappað, svo að 25 ml duga í fulla vél.',
    attributes: { Skömmtun: '25 ml í hverja vél', Ofnæmisprófað: 'Já' },
    axes: [
      axis(
        'Ilmur',
        ['Ferskur', 0, { label: 'ferskur ilmur', look: { hue: 190 } }],
        ['Blóma', 0, { label: 'blómailmur', look: { emoji: 'blossom' } }],
        ['Ilmefnalaust', 0, { label: 'ilmefnalaust' }],
      ),
      axis('Magn', ['1 l', 0], ['5 l', 2600, { packageSize: '5 l brúsi' }]),
    ],
  },
  {
    key: 'blettahreinsir',
    name: 'Blettahreinsir',
    sku: 'HRE-207',
    brand: 'thvottabjorn',
    categories: ['mykingarefni-og-blettahreinsar'],
    price: 1190,
    packageSize: '500 ml úðabrúsi',
    picture: { emoji: 'shirt', companion: 'wine' },
    description:
      'Úðið á blettinn fyrir þvott og látið efnið vinna í stundarfjórðung. Prófið fyrst á lítt áberandi stað á viðkvæmum efnum.',
    attributes: { Magn: '500 ml', Notkun: 'Fatnaður og áklæði' },
    axes: [
      axis(
        'Blettir',
        ['Vín og kaffi', 0, { label: 'fyrir vín og kaffi' }],
        ['Fita og olía', 0, { label: 'fyrir fitu og olíu', look: { hue: 180 } }],
        [
          'Blóð og eggjahvíta',
          100,
          {
            label: 'fyrir blóð og eggjahvítu',
            text: 'Ensím brjóta niður prótein í köldu vatni.',
            look: { hue: 110 },
          },
        ],
        ['Blek og lím', 200, { label: 'fyrir blek og lím', look: { hue: 60 } }],
      ),
    ],
  },
  {
    key: 'ullarthvottaefni',
    name: 'Ullarþvottaefni',
    sku: 'HRE-208',
    brand: 'thvottabjorn',
    categories: ['thvottaefni'],
    price: 1290,
    packageSize: '1 l flaska',
    picture: { emoji: 'yarn', companion: 'bubbles' },
    description:
      'Milt þvottaefni með lanólíni sem heldur ullinni mjúkri og teygjanlegri. Hentar lopapeysum, ullarteppum og silki, bæði í vél og höndum.',
    attributes: { Hitastig: '20–30 °C', Ensím: 'Nei', Ofnæmisprófað: 'Já' },
    axes: [axis('Magn', ['1 l', 0], ['5 l', 4300, { packageSize: '5 l brúsi', look: { hue: 150 } }])],
  },
];
