import { colours } from '../../colours.ts';
import { axis } from '../../family.ts';
import type { Family } from '../../family.ts';

export const waste: Family[] = [
  {
    key: 'sorppokahaldari',
    name: 'Pokahaldari',
    sku: 'HLA-221',
    brand: 'hirsla',
    categories: ['sorpilat'],
    price: 8900,
    packageSize: '1 stk.',
    picture: { emoji: 'bin', companion: 'bags', hue: 140 },
    description:
      'Grind með loki sem heldur ruslapoka opnum og stöðugum. Lokið er opnað með fótstigi svo að hendur haldist hreinar.',
    attributes: { Efni: 'Dufthúðað stál' },
    axes: [axis('Rúmmál', ['60 l', 0], ['120 l', 3500]), colours('m', 'Hvítur', 'Grár', 'Grænn')],
  },
  {
    key: 'sorptunna',
    name: 'Sorptunna á hjólum',
    sku: 'HLA-222',
    brand: 'hirsla',
    categories: ['sorpilat'],
    price: 11900,
    packageSize: '1 stk.',
    picture: { emoji: 'bin', companion: 'truck' },
    description:
      'Tunna sem passar í lyftur sorpbíla um allt land. Plastið þolir frost og sól og hjólin eru úr heilu gúmmíi.',
    attributes: { Staðall: 'EN 840' },
    axes: [axis('Rúmmál', ['140 l', 0], ['240 l', 4000]), colours('f', 'Grár', 'Blár', 'Grænn', 'Brúnn')],
  },
  {
    key: 'oskubakki',
    name: 'Stubbahús',
    sku: 'HLA-223',
    brand: 'hirsla',
    categories: ['sorpilat'],
    price: 14900,
    packageSize: '1 stk.',
    picture: { emoji: 'noSmoking', companion: 'bin' },
    description:
      'Veggfest ílát fyrir vindlingastubba við innganga. Loftflæðið er takmarkað svo að glóð slokknar af sjálfu sér og lykill opnar botninn.',
    attributes: { Efni: 'Ryðfrítt stál', Notkun: 'Úti' },
    axes: [axis('Rúmmál', ['1,5 l', 0], ['3 l', 6000, { look: { hue: 60 } }])],
  },
  {
    key: 'musagildra',
    name: 'Meindýravörn',
    sku: 'HLA-224',
    brand: 'naglfesta',
    categories: ['gildrur-og-faelur'],
    price: 690,
    packageSize: '2 stk. í pakka',
    picture: { emoji: 'trap', companion: 'rat' },
    description:
      'Eiturlaus vörn sem auðvelt er að setja upp og fjarlægja án þess að snerta bráðina. Komið henni fyrir við vegg þar sem ummerki sjást.',
    attributes: { Eitur: 'Nei' },
    axes: [
      axis(
        'Fyrir',
        ['Mýs', 0, { label: 'músagildra' }],
        ['Rottur', 900, { label: 'rottugildra', look: { emoji: 'rat' } }],
        [
          'Silfurskottur',
          400,
          { label: 'gildra fyrir silfurskottur', packageSize: '4 stk. í pakka', look: { emoji: 'ant' } },
        ],
        [
          'Flugur',
          200,
          { label: 'límborðar fyrir flugur', packageSize: '8 stk. í pakka', look: { emoji: 'mosquito' } },
        ],
      ),
    ],
  },
  {
    key: 'flugnabani',
    name: 'Flugnabani með ljósi',
    sku: 'HLA-225',
    brand: 'rafkista',
    categories: ['gildrur-og-faelur'],
    price: 24900,
    packageSize: '1 stk.',
    picture: { emoji: 'lantern', companion: 'mosquito' },
    description:
      'Ljósgildra með límspjaldi fyrir eldhús og matvöruverslanir. Engin brot falla úr tækinu og því má það hanga yfir vinnusvæði.',
    attributes: { Spenna: '230 V', Límspjöld: '3 fylgja' },
    axes: [axis('Drægni', ['60 fermetrar', 0], ['120 fermetrar', 15000, { look: { hue: 200 } }])],
  },
];
