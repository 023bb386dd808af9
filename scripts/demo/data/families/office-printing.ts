import { axis } from '../../family.ts';
import type { Family } from '../../family.ts';

export const officePrinting: Family[] = [
  {
    key: 'taetari',
    name: 'Pappírstætari',
    sku: 'SKR-239',
    brand: 'rafkista',
    categories: ['prentun-og-skjalavernd'],
    price: 24900,
    packageSize: '1 stk.',
    picture: { emoji: 'bin', companion: 'page', hue: 200 },
    description:
      'Tætari sem sker skjöl í smáagnir og tekur bréfaklemmur og kort. Hann stöðvast sjálfur ef of mörg blöð fara í hann.',
    attributes: { Öryggisflokkur: 'P-4' },
    axes: [
      axis(
        'Afköst',
        ['8 blöð', 0],
        ['15 blöð', 22000, { look: { hue: 60 } }],
        ['24 blöð', 69000, { look: { hue: 300 } }],
      ),
    ],
  },
  {
    key: 'plostunarvel',
    name: 'Plöstunarvél',
    sku: 'SKR-240',
    brand: 'rafkista',
    categories: ['prentun-og-skjalavernd'],
    price: 9900,
    packageSize: '1 stk.',
    picture: { emoji: 'printer', companion: 'card', hue: 60 },
    description:
      'Vél sem hitnar á einni mínútu og losar arkir sem festast. Ljós sýnir hvenær hún er tilbúin.',
    attributes: { Þykkt: '80–125 míkron' },
    axes: [axis('Stærð', ['A4', 0], ['A3', 8000, { look: { hue: 220 } }])],
  },
  {
    key: 'plostunarvasar',
    name: 'Plöstunarvasar',
    sku: 'SKR-241',
    brand: 'hirsla',
    categories: ['prentun-og-skjalavernd'],
    price: 2490,
    packageSize: '100 stk. í öskju',
    picture: { emoji: 'card', companion: 'printer' },
    description:
      'Glærir vasar sem verja matseðla, skilti og leiðbeiningar. Brúnirnar eru rúnnaðar og plastið gulnar ekki.',
    attributes: { Fjöldi: '100 stk.' },
    axes: [
      axis('Stærð', ['A5', -900], ['A4', 0], ['A3', 2600]),
      axis('Þykkt', ['80 µm', 0], ['125 µm', 900]),
    ],
  },
  {
    key: 'prentduft',
    name: 'Prentduftshylki',
    sku: 'SKR-242',
    brand: 'rafkista',
    categories: ['prentun-og-skjalavernd'],
    price: 11900,
    packageSize: '1 stk.',
    picture: { emoji: 'printer', companion: 'page' },
    description:
      'Endurunnið hylki sem prentar jafn vel og nýtt. Notað hylki má senda til baka endurgjaldslaust.',
    attributes: { Síður: '2.500', Umhverfismerki: 'Já' },
    axes: [
      axis(
        'Litur',
        ['Svartur', 0, { label: 'svart', look: { saturation: 0, brightness: 0.6 } }],
        ['Blágrænn', 1500, { label: 'blágrænt', look: { tone: '#1aa6c4' } }],
        ['Rauðfjólublár', 1500, { label: 'rauðfjólublátt', look: { tone: '#c0308a' } }],
        ['Gulur', 1500, { label: 'gult', look: { tone: '#e8c400' } }],
      ),
    ],
  },
];
