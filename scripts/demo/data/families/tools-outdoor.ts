import { axis } from '../../family.ts';
import type { Family } from '../../family.ts';

export const toolsOutdoor: Family[] = [
  {
    key: 'isskafa',
    name: 'Ísskafa',
    sku: 'VER-232',
    brand: 'strokka',
    categories: ['bilavorur'],
    price: 990,
    packageSize: '1 stk.',
    unitOfMeasure: 5,
    picture: { emoji: 'ice', companion: 'car' },
    description:
      'Skafa úr hörðu plasti með mjúku gripi sem þægilegt er að halda á í vettlingum. Önnur brúnin er tennt fyrir þykkan ís.',
    attributes: { Efni: 'Pólýkarbónat' },
    axes: [
      axis(
        'Gerð',
        ['Stutt', 0, { label: 'stutt' }],
        ['Með kústi', 1500, { label: 'með snjókústi', look: { hue: 120 } }],
        ['Með vettlingi', 900, { label: 'með vettlingi', look: { emoji: 'gloves' } }],
      ),
    ],
  },
  {
    key: 'snjoskofla',
    name: 'Snjóskófla',
    sku: 'VER-233',
    brand: 'strokka',
    categories: ['snjor-og-halka'],
    price: 6900,
    packageSize: '1 stk.',
    picture: { emoji: 'snow', companion: 'tools' },
    description:
      'Létt skófla með álkanti sem slitnar lítið á hellum. Skaftið er bogið svo að bakið sé beint við moksturinn.',
    attributes: { Skaft: 'Ál' },
    axes: [
      axis(
        'Gerð',
        ['Skófla', 0, { label: '45 cm breið' }],
        ['Ýta', 3500, { label: 'ýta, 70 cm breið', look: { hue: 60 } }],
        ['Bílskófla', -2500, { label: 'samanbrjótanleg í bíl', look: { hue: 160 } }],
      ),
    ],
  },
  {
    key: 'salt-halka',
    name: 'Hálkuvörn',
    sku: 'VER-234',
    brand: 'naglfesta',
    categories: ['snjor-og-halka'],
    price: 2490,
    packageSize: '25 kg sekkur',
    picture: { emoji: 'rock', companion: 'snow' },
    description: 'Dreifið á stéttir og tröppur áður en ísing myndast. Skammturinn er um 30 grömm á fermetra.',
    attributes: { Magn: '25 kg' },
    axes: [
      axis(
        'Tegund',
        ['Salt', 0, { label: 'götusalt', look: { emoji: 'salt' } }],
        ['Sandur', -900, { label: 'þveginn sandur', look: { tone: '#b59a6a' } }],
        [
          'Magnesíum',
          2400,
          {
            label: 'magnesíumklóríð',
            text: 'Virkar niður í 20 stiga frost og hlífir gróðri og loppum.',
            look: { hue: 120 },
          },
        ],
      ),
    ],
  },
  {
    key: 'gardverkfaeri',
    name: 'Garðverkfæri',
    sku: 'VER-235',
    brand: 'smidshogg',
    categories: ['gardur-og-lod'],
    price: 4990,
    packageSize: '1 stk.',
    picture: { emoji: 'seedling', companion: 'gloves' },
    description:
      'Áhald úr hertu stáli með handfangi úr aski. Það hentar umsjónarmönnum húsa, skólagörðum og unglingavinnu.',
    attributes: { Skaft: 'Askur' },
    axes: [
      axis(
        'Vara',
        ['Hrífa', 0, { label: 'hrífa' }],
        ['Laufhrífa', -500, { label: 'laufhrífa', look: { emoji: 'broadLeaf' } }],
        ['Stunguskófla', 1500, { label: 'stunguskófla', look: { emoji: 'wood' } }],
        ['Gaffall', 1700, { label: 'stungugaffall', look: { emoji: 'cutlery', tone: '#6a7a4a' } }],
        ['Greinaklippur', 1200, { label: 'greinaklippur', look: { emoji: 'scissors' } }],
      ),
    ],
  },
  {
    key: 'gardslanga',
    name: 'Garðslanga',
    sku: 'VER-236',
    brand: 'naglfesta',
    categories: ['gardur-og-lod'],
    price: 6900,
    packageSize: '1 stk.',
    picture: { emoji: 'wave', companion: 'seedling', hue: 280 },
    description: 'Styrkt slanga sem leggst ekki saman og helst mjúk í kulda. Tengi og stútur fylgja.',
    attributes: { Þvermál: '13 mm' },
    axes: [
      axis(
        'Lengd',
        ['15 m', 0],
        ['30 m', 4500, { look: { hue: 60 } }],
        ['50 m á vagni', 15900, { look: { hue: 160 } }],
      ),
    ],
  },
  {
    key: 'grasfrae',
    name: 'Fræ og áburður',
    sku: 'VER-237',
    brand: 'naglfesta',
    categories: ['gardur-og-lod'],
    price: 3490,
    packageSize: '1 poki',
    picture: { emoji: 'sunflower', companion: 'seedling', hue: 20 },
    description:
      'Efni fyrir grasflatir og beð við íslenskar aðstæður. Dreifið í rekju og vökvið ef þurrt er í veðri.',
    attributes: { Notkun: 'Lóðir' },
    axes: [
      axis(
        'Vara',
        ['Grasfræ', 0, { label: 'grasfræ 1 kg', look: { emoji: 'seedling' } }],
        ['Graskorn', 1400, { label: 'graskorn 15 kg', look: { emoji: 'herb' } }],
        ['Blákorn', 1900, { label: 'blákorn 10 kg', look: { tone: '#2f74d8' } }],
        ['Mold', -1900, { label: 'gróðurmold 40 l', look: { emoji: 'plant' } }],
      ),
    ],
  },
];
