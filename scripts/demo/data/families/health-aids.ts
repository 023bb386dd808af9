import { colours } from '../../colours.ts';
import { axis } from '../../family.ts';
import type { Family } from '../../family.ts';

export const healthAids: Family[] = [
  {
    key: 'gongugrind',
    name: 'Göngugrind',
    sku: 'HEI-221',
    brand: 'heilsumal',
    categories: ['gongugrindur-og-stafir'],
    price: 29900,
    packageSize: '1 stk.',
    picture: { emoji: 'trolley', companion: 'crutch', hue: 60 },
    description:
      'Grind með sæti, körfu og bremsum sem læsast í stæði. Hún leggst saman með annarri hendi og stendur sjálf.',
    attributes: { Burðarþol: '136 kg', Þyngd: '7,2 kg' },
    axes: [
      axis(
        'Notkun',
        ['Inni', -4000, { label: 'fyrir innanhússnotkun' }],
        ['Úti', 0, { label: 'fyrir útivist' }],
      ),
      colours('f', 'Rauður', 'Blár', 'Svartur'),
    ],
  },
  {
    key: 'gongustafur',
    name: 'Göngustafur',
    sku: 'HEI-222',
    brand: 'heilsumal',
    categories: ['gongugrindur-og-stafir'],
    price: 4900,
    packageSize: '1 stk.',
    picture: { emoji: 'cane', companion: 'foot' },
    description:
      'Stillanlegur stafur með handfangi sem dreifir þunganum. Gúmmítappinn grípur í bleytu og ísbrodd má setja á.',
    attributes: { Efni: 'Ál', Hæð: '72–95 cm' },
    axes: [
      axis(
        'Gerð',
        ['Heill', 0, { label: 'heill' }],
        ['Samanbrjótanlegur', 1500, { label: 'samanbrjótanlegur' }],
      ),
      colours('m', 'Svartur', 'Brúnn'),
    ],
  },
  {
    key: 'salernisupphaekkun',
    name: 'Salernisupphækkun',
    sku: 'HEI-223',
    brand: 'heilsumal',
    categories: ['bad-og-salerni'],
    price: 12900,
    packageSize: '1 stk.',
    picture: { emoji: 'toilet', companion: 'wheelchair', hue: 200 },
    description:
      'Upphækkun sem festist örugglega á flestar skálar. Yfirborðið er slétt og þolir sótthreinsun.',
    attributes: { Burðarþol: '190 kg' },
    axes: [
      axis(
        'Hæð',
        ['6 cm', -2000],
        ['10 cm', 0, { look: { hue: 60 } }],
        ['10 cm með örmum', 9000, { look: { hue: 120 } }],
      ),
    ],
  },
  {
    key: 'sturtustoll',
    name: 'Sturtustóll',
    sku: 'HEI-224',
    brand: 'heilsumal',
    categories: ['bad-og-salerni'],
    price: 14900,
    packageSize: '1 stk.',
    picture: { emoji: 'chair', companion: 'shower', saturation: 0.1, brightness: 1.3 },
    description:
      'Stóll með götuðu sæti sem vatnið rennur af. Yfirborðið er hrjúft og stóllinn þolir sótthreinsun.',
    attributes: { Efni: 'Ál og plast', Burðarþol: '150 kg' },
    axes: [
      axis(
        'Gerð',
        ['Kollur', -5000, { label: 'kollur' }],
        ['Með baki', 0, { label: 'með baki', look: { hue: 60, saturation: 1 } }],
        ['Veggfestur', 9000, { label: 'veggfestur, fellanlegur', look: { emoji: 'seat' } }],
      ),
    ],
  },
  {
    key: 'handfang',
    name: 'Stuðningshandfang',
    sku: 'HEI-225',
    brand: 'heilsumal',
    categories: ['bad-og-salerni'],
    price: 6900,
    packageSize: '1 stk.',
    picture: { emoji: 'clamp', companion: 'bathtub' },
    description:
      'Rifflað handfang við bað og salerni sem rennur ekki í blautum höndum. Skrúfur fyrir stein og timbur fylgja.',
    attributes: { Burðarþol: '150 kg' },
    axes: [axis('Lengd', ['30 cm', 0], ['45 cm', 1200], ['60 cm', 2400]), colours('n', 'Hvítur', 'Dökkgrár')],
  },
  {
    key: 'fjolvitamin',
    name: 'Bætiefni',
    sku: 'HEI-226',
    brand: 'liknarhond',
    categories: ['vitamin-og-baetiefni'],
    taxPercentage: 11,
    price: 1990,
    packageSize: '90 töflur',
    unitOfMeasure: 6,
    picture: { emoji: 'pill', companion: 'orange' },
    description:
      'Fæðubótarefni sem kemur ekki í stað fjölbreyttrar fæðu. Farið ekki yfir ráðlagðan dagskammt og geymið þar sem börn ná ekki til.',
    attributes: { Fjöldi: '90 stk.', Glúten: 'Nei' },
    axes: [
      axis(
        'Tegund',
        ['D-vítamín', 0, { label: 'D-vítamín' }],
        ['C-vítamín', 0, { label: 'C-vítamín', look: { hue: 60 } }],
        ['Fjölvítamín', 400, { label: 'fjölvítamín', look: { hue: 150 } }],
        ['Lýsi', 900, { label: 'lýsishylki', look: { emoji: 'fish' } }],
      ),
    ],
  },
];
