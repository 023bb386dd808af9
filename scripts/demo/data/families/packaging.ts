import { axis } from '../../family.ts';
import type { Family } from '../../family.ts';

export const packaging: Family[] = [
  {
    key: 'pappakassi',
    name: 'Pappakassi',
    sku: 'UMB-101',
    brand: 'boggull',
    categories: ['pappakassar'],
    price: 120,
    packageSize: '25 stk. í búnti',
    unitOfMeasure: 25,
    picture: { emoji: 'box', companion: 'label' },
    description:
      'Kassi úr bylgjupappa sem er afhentur flatur og settur saman á augabragði. Pappinn er endurunninn og má fara í flokkun.',
    attributes: { Efni: 'Bylgjupappi' },
    axes: [
      axis(
        'Stærð',
        ['20 × 15 × 10 cm', 0],
        ['30 × 20 × 15 cm', 70],
        ['40 × 30 × 20 cm', 160],
        ['60 × 40 × 40 cm', 420],
      ),
      axis(
        'Styrkur',
        ['Einfaldur', 0, { label: 'einfaldur' }],
        [
          'Tvöfaldur',
          90,
          { label: 'tvöfaldur', text: 'Tvöfaldi pappinn ber allt að 30 kg.', look: { brightness: 0.8 } },
        ],
      ),
    ],
  },
  {
    key: 'burdarpoki',
    name: 'Burðarpoki úr pappír',
    sku: 'UMB-102',
    brand: 'boggull',
    categories: ['burdarpokar'],
    price: 90,
    packageSize: '100 stk. í kassa',
    unitOfMeasure: 100,
    picture: { emoji: 'bags', companion: 'gift' },
    description: 'Sterkur poki með snúnu haldi og flötum botni. Hann má merkja með stimpli eða límmiða.',
    attributes: { Burðarþol: '8 kg' },
    axes: [
      axis(
        'Litur',
        ['Blár', 0, { label: 'blár' }],
        ['Brúnn', -10, { label: 'brúnn', look: { hue: 180, saturation: 0.5 } }],
      ),
      axis('Stærð', ['18 × 22 cm', 0], ['24 × 32 cm', 30], ['32 × 41 cm', 60]),
    ],
  },
  {
    key: 'fodrud-umslog',
    name: 'Fóðruð umslög',
    sku: 'UMB-103',
    brand: 'boggull',
    categories: ['umslog'],
    price: 80,
    packageSize: '100 stk. í kassa',
    unitOfMeasure: 100,
    picture: { emoji: 'envelope', companion: 'box' },
    description:
      'Umslög með loftbólufóðri fyrir bækur, diska og smávörur. Límröndin heldur örugglega svo að ekki þarf að hefta.',
    attributes: { Litur: 'Hvítur' },
    axes: [axis('Stærð', ['A6', 0], ['A5', 20], ['A4', 45], ['A3', 110], ['DVD', 10])],
  },
  {
    key: 'pokkunarlimband',
    name: 'Pökkunarlímband',
    sku: 'UMB-104',
    brand: 'limtak',
    categories: ['limbond'],
    price: 390,
    packageSize: '1 rúlla',
    unitOfMeasure: 6,
    picture: { emoji: 'thread', companion: 'box' },
    description:
      'Límband sem rennur hljóðlega af rúllunni og festist strax við pappa. Heldur í frosti og hita.',
    attributes: { Lengd: '66 m' },
    axes: [
      axis(
        'Litur',
        ['Glær', 0, { label: 'glært', look: { saturation: 0.2, brightness: 1.2 } }],
        ['Brúnn', 0, { label: 'brúnt', look: { hue: 170 } }],
        [
          'Pappír',
          200,
          {
            label: 'úr pappír',
            text: 'Pappírslímband má fara með kassanum í flokkun.',
            look: { hue: 190, saturation: 0.6 },
          },
        ],
      ),
      axis('Breidd', ['38 mm', -60], ['50 mm', 0]),
    ],
  },
  {
    key: 'strekkifilma',
    name: 'Strekkifilma',
    sku: 'UMB-105',
    brand: 'limtak',
    categories: ['filmur-og-fylling'],
    price: 1690,
    packageSize: '1 rúlla',
    unitOfMeasure: 6,
    picture: { emoji: 'roll', companion: 'box' },
    description:
      'Filma sem teygist um 150% og heldur vörum föstum á bretti. Hún loðir aðeins við sjálfa sig.',
    attributes: { Breidd: '50 cm', Lengd: '300 m' },
    axes: [
      axis('Þykkt', ['17 µm', 0], ['23 µm', 500]),
      axis(
        'Litur',
        ['Glær', 0, { label: 'glær', look: { saturation: 0.4, brightness: 1.05 } }],
        ['Svartur', 200, { label: 'svört', look: { saturation: 0, brightness: 0.45 } }],
      ),
    ],
  },
  {
    key: 'boluplast',
    name: 'Bóluplast',
    sku: 'UMB-106',
    brand: 'limtak',
    categories: ['filmur-og-fylling'],
    price: 2990,
    packageSize: '1 rúlla',
    picture: { emoji: 'bubbles', companion: 'box' },
    description:
      'Bóluplast úr endurunnu hráefni sem ver brothætta hluti í flutningi. Rifgöt með 50 cm millibili flýta fyrir pökkun.',
    attributes: { Lengd: '50 m' },
    axes: [
      axis(
        'Breidd',
        ['50 cm', 0],
        ['100 cm', 2600, { look: { hue: 60 } }],
        ['150 cm', 4900, { look: { hue: 150 } }],
      ),
    ],
  },
  {
    key: 'matarbox',
    name: 'Matarbox með loki',
    sku: 'UMB-107',
    brand: 'bordprydi',
    categories: ['matarbox'],
    price: 1990,
    packageSize: '50 stk. í pakka',
    picture: { emoji: 'takeaway', companion: 'cutlery' },
    description:
      'Box úr sykurreyr fyrir heitan mat og kaldan. Það þolir örbylgjuofn og má jarðgera eftir notkun.',
    attributes: { Efni: 'Sykurreyr', Fjöldi: '50 stk.' },
    axes: [
      axis(
        'Rúmmál',
        ['500 ml', 0],
        ['750 ml', 400, { look: { hue: 40 } }],
        ['1000 ml', 800, { look: { hue: 220 } }],
        ['Tvö hólf, 1000 ml', 1000, { label: 'tvö hólf, 1000 ml', look: { hue: 130 } }],
      ),
    ],
  },
  {
    key: 'glerkrukka',
    name: 'Glerkrukka með loki',
    sku: 'UMB-108',
    brand: 'boggull',
    categories: ['krukkur'],
    price: 290,
    packageSize: '1 stk.',
    unitOfMeasure: 12,
    picture: { emoji: 'jar', companion: 'label' },
    description:
      'Krukka úr glæru gleri fyrir sultur, krydd og sýrt grænmeti. Lokið smellur þegar innsiglið er rofið.',
    attributes: { Efni: 'Gler' },
    axes: [
      axis(
        'Rúmmál',
        ['125 ml', 0],
        ['250 ml', 60, { look: { hue: 60 } }],
        ['500 ml', 140, { look: { hue: 150 } }],
      ),
    ],
  },
  {
    key: 'merkimidar',
    name: 'Merkimiðar á rúllu',
    sku: 'UMB-109',
    brand: 'limtak',
    categories: ['merkimidar'],
    price: 1490,
    packageSize: '500 miðar',
    picture: { emoji: 'label', companion: 'box' },
    description:
      'Hvítir miðar fyrir merkiprentara og handskrift. Límið heldur í frysti og losnar án þess að skilja eftir bletti.',
    attributes: { Fjöldi: '500 stk.' },
    axes: [
      axis(
        'Stærð',
        ['50 × 25 mm', 0],
        ['100 × 50 mm', 700, { look: { hue: 160 } }],
        ['100 × 150 mm', 1900, { look: { hue: 280 } }],
      ),
    ],
  },
];
