import { colours } from '../../colours.ts';
import { axis } from '../../family.ts';
import type { Family } from '../../family.ts';

export const furnishingSurroundings: Family[] = [
  {
    key: 'borddukur-damask',
    name: 'Borðdúkur úr damaski',
    sku: 'HUS-222',
    brand: 'stofuprydi',
    categories: ['borddukar-og-gluggatjold'],
    price: 5900,
    packageSize: '1 stk.',
    picture: { emoji: 'robe', companion: 'wine', saturation: 0, pale: true },
    description:
      'Ofinn dúkur með daufu mynstri sem ljómar við kertaljós. Hann þolir suðu og blettir renna úr í þvotti.',
    attributes: { Efni: 'Bómull', Þvottur: '90 °C' },
    axes: [
      axis('Stærð', ['140 × 140 cm', 0], ['140 × 220 cm', 2500], ['160 × 320 cm', 5900]),
      axis(
        'Litur',
        ['Hvítur', 0, { label: 'hvítur' }],
        [
          'Kremhvítur',
          200,
          { label: 'kremhvítur', look: { tone: '#e8d8b0', saturation: 1, brightness: 1.3 } },
        ],
      ),
    ],
  },
  {
    key: 'gluggatjold',
    name: 'Myrkvunartjöld',
    sku: 'HUS-223',
    brand: 'stofuprydi',
    categories: ['borddukar-og-gluggatjold'],
    price: 14900,
    packageSize: '2 stk. í pakka',
    picture: { emoji: 'window', companion: 'bed', hue: 220 },
    description:
      'Þung tjöld sem halda björtum sumarnóttum úti. Efnið er eldtefjandi og dregur úr umferðarnið.',
    attributes: { Staðall: 'EN 13773', Hæð: '250 cm' },
    axes: [axis('Breidd', ['140 cm', 0], ['200 cm', 6000]), colours('np', 'Grár', 'Dökkblár', 'Drappaður')],
  },
  {
    key: 'dyramotta',
    name: 'Dyramotta',
    sku: 'HUS-224',
    brand: 'stofuprydi',
    categories: ['mottur'],
    price: 6900,
    packageSize: '1 stk.',
    picture: { emoji: 'foot', companion: 'door', hue: 200 },
    description:
      'Motta á gúmmíbotni sem tekur við sandi og bleytu áður en inn er komið. Hún liggur kyrr og brúnirnar rísa ekki.',
    attributes: { Efni: 'Nælon og gúmmí' },
    axes: [
      axis('Stærð', ['60 × 90 cm', 0], ['85 × 150 cm', 8000], ['115 × 200 cm', 17000]),
      colours('f', 'Dökkgrár', 'Svartur'),
    ],
  },
  {
    key: 'vinnumotta',
    name: 'Vinnumotta gegn þreytu',
    sku: 'HUS-225',
    brand: 'stofuprydi',
    categories: ['mottur'],
    price: 9900,
    packageSize: '1 stk.',
    picture: { emoji: 'shoe', companion: 'workShoe', hue: 60 },
    description:
      'Dempandi motta við afgreiðsluborð og færibönd. Skáskornar brúnir draga úr hættu á að fólk hrasi.',
    attributes: { Þykkt: '14 mm' },
    axes: [
      axis('Stærð', ['60 × 90 cm', 0], ['90 × 150 cm', 11000, { look: { hue: 180 } }]),
      axis(
        'Umhverfi',
        ['Þurrt', 0, { label: 'fyrir þurr svæði' }],
        ['Blautt', 2000, { label: 'fyrir blaut svæði' }],
      ),
    ],
  },
  {
    key: 'utihusgogn',
    name: 'Útihúsgögn',
    sku: 'HUS-226',
    brand: 'stofuprydi',
    categories: ['utihusgogn'],
    price: 24900,
    packageSize: '1 stk.',
    isSpecialOrder: true,
    picture: { emoji: 'tent', companion: 'palm' },
    description:
      'Húsgögn sem standa úti allt árið og þurfa lítið viðhald. Þau má festa niður svo að þau fjúki ekki.',
    attributes: { Efni: 'Lerki og stál' },
    axes: [
      axis(
        'Vara',
        ['Stóll', 0, { label: 'stóll', look: { emoji: 'chair' } }],
        ['Bekkur', 35000, { label: 'bekkur, 150 cm', look: { emoji: 'wood' } }],
        ['Borð', 29000, { label: 'borð, 4 manna' }],
        ['Nestisborð', 79000, { label: 'nestisborð með áföstum bekkjum', look: { hue: 120 } }],
      ),
    ],
  },
  {
    key: 'hjolagrind',
    name: 'Hjólagrind',
    sku: 'HUS-227',
    brand: 'naglfesta',
    categories: ['utihusgogn'],
    price: 49900,
    packageSize: '1 stk.',
    isSpecialOrder: true,
    picture: { emoji: 'bike', companion: 'lock' },
    description:
      'Heitgalvaniseruð grind við skóla og vinnustaði þar sem læsa má stellinu. Hún boltast niður í hellur eða steypu.',
    attributes: { Efni: 'Heitgalvaniserað stál' },
    axes: [
      axis(
        'Hjól',
        ['3 hjól', 0, { label: 'fyrir 3 hjól' }],
        ['5 hjól', 21000, { label: 'fyrir 5 hjól', look: { hue: 120 } }],
        ['10 hjól', 69000, { label: 'fyrir 10 hjól', look: { hue: 240 } }],
      ),
    ],
  },
];
