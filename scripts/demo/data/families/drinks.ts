import { axis } from '../../family.ts';
import type { Family } from '../../family.ts';

export const drinks: Family[] = [
  {
    key: 'gos',
    name: 'Gosdrykkur',
    sku: 'KAF-208',
    brand: 'saetabur',
    categories: ['vatn-og-gos'],
    taxPercentage: 11,
    price: 189,
    packageSize: '330 ml dós',
    unitOfMeasure: 24,
    picture: { emoji: 'can', companion: 'ice' },
    description:
      'Ískaldur gosdrykkur fyrir fundi og veislur. Dósirnar bera skilagjald sem er innifalið í verðinu.',
    attributes: { Magn: '330 ml', Skilagjald: 'Innifalið' },
    axes: [
      axis(
        'Bragð',
        ['Kóla', 0, { label: 'kóla' }],
        ['Kóla án sykurs', 0, { label: 'kóla án sykurs', look: { saturation: 0, brightness: 0.6 } }],
        ['Appelsín', 0, { label: 'appelsín', look: { tone: '#f08a1c' } }],
        ['Sítróna', 0, { label: 'sítróna', look: { tone: '#8fbf2f' } }],
        ['Engiferöl', 20, { label: 'engiferöl', look: { tone: '#c9a24a' } }],
      ),
    ],
  },
  {
    key: 'sodavatn',
    name: 'Sódavatn',
    sku: 'KAF-209',
    brand: 'saetabur',
    categories: ['vatn-og-gos'],
    taxPercentage: 11,
    price: 179,
    packageSize: '500 ml flaska',
    unitOfMeasure: 12,
    picture: { emoji: 'water', companion: 'lemon' },
    description: 'Íslenskt vatn með kolsýru og engum sykri. Flaskan er úr endurunnu plasti.',
    attributes: { Magn: '500 ml', Sykur: 'Nei' },
    axes: [
      axis(
        'Bragð',
        ['Hreint', 0, { label: 'hreint' }],
        ['Sítróna', 10, { label: 'með sítrónu', look: { emoji: 'lemon' } }],
        ['Epli', 10, { label: 'með eplum', look: { emoji: 'apple' } }],
        ['Bláber', 10, { label: 'með bláberjum', look: { emoji: 'blueberries' } }],
      ),
    ],
  },
  {
    key: 'thykkni',
    name: 'Ávaxtaþykkni',
    sku: 'KAF-210',
    brand: 'saetabur',
    categories: ['safar-og-drykkir'],
    taxPercentage: 11,
    price: 2990,
    packageSize: '5 l brúsi',
    picture: { emoji: 'grapes', companion: 'juice' },
    description:
      'Þykkni í safavélar sem er blandað út í kalt vatn, einum hluta á móti sex. Einn brúsi gefur 35 lítra af tilbúnum drykk.',
    attributes: { Magn: '5 l', Blöndun: '1:6' },
    axes: [
      axis(
        'Bragð',
        ['Epli', 0, { label: 'eplabragð', look: { emoji: 'apple' } }],
        ['Appelsína', 0, { label: 'appelsínubragð', look: { emoji: 'orange' } }],
        ['Sólber', 200, { label: 'sólberjabragð' }],
        ['Trönuber', 300, { label: 'trönuberjabragð', look: { emoji: 'strawberry' } }],
      ),
    ],
  },
];
