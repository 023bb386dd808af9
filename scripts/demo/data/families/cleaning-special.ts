import { axis } from '../../family.ts';
import type { Family } from '../../family.ts';

export const cleaningSpecial: Family[] = [
  {
    key: 'kalkhreinsir',
    name: 'Kalkhreinsir',
    sku: 'HRE-209',
    brand: 'taerun',
    categories: ['kalk-og-stifluhreinsar'],
    price: 890,
    packageSize: '750 ml úðabrúsi',
    picture: { emoji: 'tap', companion: 'sparkles' },
    description:
      'Leysir kalk og sápuleifar af krönum, sturtugleri og flísum. Efnið byggist á sítrónusýru og er laust við sterkar gufur. Ekki ætlað á marmara eða annan kalkstein.',
    attributes: { Sýrustig: 'pH 2', Umhverfismerki: 'Já', Notkun: 'Baðherbergi' },
    axes: [axis('Magn', ['750 ml', 0], ['5 l', 3200, { packageSize: '5 l brúsi', look: { hue: 60 } }])],
  },
  {
    key: 'stifluhreinsir',
    name: 'Stífluhreinsir',
    sku: 'HRE-210',
    brand: 'taerun',
    categories: ['kalk-og-stifluhreinsar'],
    price: 1190,
    packageSize: '1 l flaska',
    picture: { emoji: 'plunger', companion: 'tap', hue: 90 },
    description:
      'Leysir upp hár, fitu og sápu í niðurföllum og vatnslásum. Hellið í niðurfallið, bíðið í hálftíma og skolið með heitu vatni. Ætandi efni sem þarf að geyma þar sem börn ná ekki til.',
    attributes: { Magn: '1 l', Notkun: 'Niðurföll' },
    axes: [
      axis(
        'Gerð',
        ['Fljótandi', 0, { label: 'fljótandi' }],
        ['Korn', 200, { label: 'korn', look: { hue: 200 } }],
        [
          'Ensím',
          900,
          {
            label: 'með ensímum',
            text: 'Ensímin vinna hægar en skaða hvorki lagnir né rotþrær.',
            look: { hue: 300 },
          },
        ],
      ),
    ],
  },
  {
    key: 'lyktareydir',
    name: 'Lyktareyðir',
    sku: 'HRE-211',
    brand: 'taerun',
    categories: ['lyktareydar'],
    price: 1090,
    packageSize: '500 ml úðabrúsi',
    picture: { emoji: 'blossom', companion: 'bottle' },
    description:
      'Eyðir vondri lykt í stað þess að hylja hana. Hentar í anddyri, búningsklefa og bíla og skilur ekki eftir bletti á áklæði.',
    attributes: { Magn: '500 ml', Notkun: 'Loft og áklæði' },
    axes: [
      axis(
        'Ilmur',
        ['Bómull', 0, { label: 'bómullarilmur' }],
        ['Sítrus', 0, { label: 'sítrusilmur', look: { emoji: 'lemon' } }],
        ['Grænt te', 0, { label: 'ilmur af grænu tei', look: { emoji: 'herb' } }],
        ['Ilmefnalaus', 100, { label: 'ilmefnalaus', look: { emoji: 'water' } }],
      ),
    ],
  },
  {
    key: 'salernissteinn',
    name: 'Ilmsteinn í þvagskálar',
    sku: 'HRE-212',
    brand: 'taerun',
    categories: ['lyktareydar', 'salernishreinsiefni'],
    price: 2490,
    packageSize: '20 stk. í fötu',
    picture: { emoji: 'toilet', companion: 'blossom', hue: 60 },
    description:
      'Steinn sem heldur þvagskálinni ferskri í um 600 skolanir. Hann er án paradíklórbensens og leysist upp án leifa.',
    attributes: { Fjöldi: '20 stk.', Notkun: 'Salerni' },
    axes: [
      axis(
        'Ilmur',
        ['Sítróna', 0, { label: 'sítrónuilmur', look: { emoji: 'lemon' } }],
        ['Fura', 0, { label: 'furuilmur', look: { emoji: 'tree' } }],
        ['Haf', 0, { label: 'hafilmur', look: { emoji: 'wave' } }],
      ),
    ],
  },
  {
    key: 'klor',
    name: 'Klór',
    sku: 'HRE-213',
    brand: 'heidvorn',
    categories: ['sotthreinsiefni'],
    price: 490,
    packageSize: '1 l flaska',
    unitOfMeasure: 6,
    picture: { emoji: 'drum', companion: 'warning' },
    description:
      'Klórlausn til að bleikja og sótthreinsa fleti sem þola hana. Blandið ávallt í kalt vatn og aldrei saman við súr efni.',
    attributes: { Styrkur: '4% virkur klór', Notkun: 'Gólf, salerni og sundlaugar' },
    axes: [
      axis(
        'Magn',
        ['1 l', 0],
        ['5 l', 1500, { packageSize: '5 l brúsi', unitOfMeasure: 1, look: { hue: 90 } }],
        ['20 l', 4900, { packageSize: '20 l tunna', unitOfMeasure: 1, look: { hue: 200 } }],
      ),
    ],
  },
  {
    key: 'sotthreinsiklutar',
    name: 'Sótthreinsiklútar',
    sku: 'HRE-214',
    brand: 'heidvorn',
    categories: ['sotthreinsiefni', 'blautthurrkur'],
    price: 1290,
    packageSize: '100 klútar í boxi',
    picture: { emoji: 'tray', companion: 'hand' },
    description:
      'Rakir klútar sem sótthreinsa lækningatæki, borð og snertifleti í einni stroku. Boxið heldur klútunum rökum í þrjá mánuði eftir opnun.',
    attributes: { Virknitími: '1 mínúta', Notkun: 'Yfirborð' },
    axes: [
      axis(
        'Gerð',
        ['Með spritti', 0, { label: 'með spritti' }],
        [
          'Án spritts',
          150,
          {
            label: 'án spritts',
            text: 'Sprittlausa útgáfan hlífir plexígleri og skjám.',
            look: { hue: 120 },
          },
        ],
      ),
      axis('Fjöldi', ['100 stk.', 0], ['200 stk.', 900, { packageSize: '200 klútar í boxi' }]),
    ],
  },
  {
    key: 'stalhreinsir',
    name: 'Stálhreinsir',
    sku: 'HRE-215',
    brand: 'taerun',
    categories: ['eldhushreinsiefni'],
    price: 1390,
    packageSize: '500 ml úðabrúsi',
    picture: { emoji: 'pot', companion: 'sparkles', saturation: 0.3 },
    description:
      'Hreinsar fingraför af ryðfríu stáli og leggur þunna filmu sem hrindir frá sér vatni. Pússið í stefnu áferðarinnar með þurrum klút.',
    attributes: { Notkun: 'Ryðfrítt stál' },
    axes: [axis('Magn', ['500 ml', 0], ['5 l', 6900, { packageSize: '5 l brúsi', look: { hue: 180 } }])],
  },
  {
    key: 'golfbon',
    name: 'Gólfbón',
    sku: 'HRE-216',
    brand: 'taerun',
    categories: ['golfhreinsiefni'],
    price: 7900,
    packageSize: '5 l brúsi',
    picture: { emoji: 'sparkles', companion: 'bucket', hue: 330 },
    description:
      'Slitsterkt bón sem myndar harða húð á línóleum- og vínyldúk. Leggið tvær umferðir með sléttri moppu og látið þorna í 40 mínútur á milli. Ein umferð þekur um 250 fermetra.',
    attributes: { Þekja: '50 m² á lítra', Notkun: 'Dúkur' },
    axes: [
      axis(
        'Áferð',
        ['Gljáandi', 0, { label: 'gljáandi' }],
        ['Mött', 400, { label: 'matt', look: { hue: 200 } }],
      ),
    ],
  },
  {
    key: 'bonleysir',
    name: 'Bónleysir',
    sku: 'HRE-217',
    brand: 'taerun',
    categories: ['golfhreinsiefni'],
    price: 4900,
    packageSize: '5 l brúsi',
    picture: { emoji: 'drum', companion: 'broom', hue: 250 },
    description:
      'Leysir gamalt bón af dúk áður en nýtt er lagt. Blandið til helminga í kalt vatn, skrúbbið og sogið upp. Gólfið verður hált meðan efnið liggur á.',
    attributes: { Sýrustig: 'pH 13', Notkun: 'Dúkur' },
    axes: [axis('Magn', ['5 l', 0], ['10 l', 4100, { packageSize: '10 l brúsi', look: { hue: 20 } }])],
  },
  {
    key: 'teppahreinsir',
    name: 'Teppahreinsir',
    sku: 'HRE-218',
    brand: 'taerun',
    categories: ['golfhreinsiefni'],
    price: 1490,
    packageSize: '1 l flaska',
    picture: { emoji: 'palette', companion: 'bubbles' },
    description:
      'Lágfreyðandi efni fyrir teppahreinsivélar og handþvott á áklæði. Óhreinindin kristallast og ryksugast burt þegar teppið er þurrt.',
    attributes: { Skömmtun: '30 ml í 1 l af vatni', Notkun: 'Teppi og áklæði' },
    axes: [axis('Magn', ['1 l', 0], ['5 l', 4900, { packageSize: '5 l brúsi', look: { hue: 120 } }])],
  },
];
