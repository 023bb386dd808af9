import { axis } from '../../family.ts';
import type { Family } from '../../family.ts';

export const toolsMaterials: Family[] = [
  {
    key: 'pensill',
    name: 'Pensill',
    sku: 'VER-224',
    brand: 'smidshogg',
    categories: ['malningarahold'],
    price: 690,
    packageSize: '1 stk.',
    unitOfMeasure: 5,
    picture: { emoji: 'paintbrush', companion: 'bucket' },
    description:
      'Pensill með þéttum hárum sem halda miklum lit og skilja ekki eftir rákir. Hárin losna ekki og skaftið er lakkað.',
    attributes: { Hár: 'Gervihár' },
    axes: [
      axis(
        'Breidd',
        ['25 mm', -200],
        ['50 mm', 0, { look: { hue: 60 } }],
        ['75 mm', 300, { look: { hue: 160 } }],
        ['100 mm', 700, { look: { hue: 260 } }],
      ),
    ],
  },
  {
    key: 'malningarrulla',
    name: 'Málningarrúlla',
    sku: 'VER-225',
    brand: 'smidshogg',
    categories: ['malningarahold'],
    price: 1290,
    packageSize: '1 stk.',
    picture: { emoji: 'roll', companion: 'paintbrush', hue: 120, saturation: 4 },
    description:
      'Rúlla með saumlausri loðnu sem gefur jafna áferð á veggi og loft. Haldið tekur framlengingarskaft.',
    attributes: { Loðna: '12 mm' },
    axes: [
      axis('Breidd', ['10 cm', -600], ['18 cm', 0], ['25 cm', 400]),
      axis(
        'Innihald',
        ['Rúlla', 0, { label: 'rúlla' }],
        ['Sett', 1500, { label: 'rúlla með haldi og bakka' }],
      ),
    ],
  },
  {
    key: 'kitti',
    name: 'Kítti í túpu',
    sku: 'VER-226',
    brand: 'limtak',
    categories: ['lim-og-kitti'],
    price: 990,
    packageSize: '300 ml túpa',
    unitOfMeasure: 12,
    picture: { emoji: 'tube', companion: 'brick', hue: 200 },
    description:
      'Teygjanlegt kítti sem springur ekki þegar efni þenjast út. Sléttið með rökum fingri innan tíu mínútna.',
    attributes: { Magn: '300 ml' },
    axes: [
      axis(
        'Tegund',
        ['Akrýl', 0, { label: 'akrýlkítti' }],
        ['Sílikon', 400, { label: 'sílikon fyrir votrými' }],
      ),
      axis(
        'Litur',
        ['Hvítur', 0, { label: 'hvítt', look: { saturation: 0, pale: true } }],
        ['Grár', 0, { label: 'grátt', look: { saturation: 0, brightness: 0.8 } }],
        ['Glær', 0, { label: 'glært', look: { saturation: 0.4 } }],
      ),
    ],
  },
  {
    key: 'trelim',
    name: 'Lím',
    sku: 'VER-227',
    brand: 'limtak',
    categories: ['lim-og-kitti'],
    price: 1290,
    packageSize: '1 stk.',
    picture: { emoji: 'bottle', companion: 'wood', hue: 20 },
    description:
      'Lím fyrir smíðar og viðgerðir með sterkri festu. Hreinsið fletina og haldið þeim saman þar til límið hefur tekið sig.',
    attributes: { Notkun: 'Inni og úti' },
    axes: [
      axis(
        'Tegund',
        ['Trélím', 0, { label: 'trélím 750 ml' }],
        ['Skyndilím', -400, { label: 'skyndilím 20 g', look: { emoji: 'water' } }],
        ['Epoxý', 1200, { label: 'tveggja þátta lím 50 ml', look: { emoji: 'tube' } }],
        ['Límúði', 900, { label: 'límúði 500 ml', look: { hue: 180 } }],
      ),
    ],
  },
  {
    key: 'smurefni',
    name: 'Smurefni í úðabrúsa',
    sku: 'VER-228',
    brand: 'smidshogg',
    categories: ['olia-og-smurefni'],
    price: 1290,
    packageSize: '400 ml brúsi',
    unitOfMeasure: 6,
    picture: { emoji: 'drum', companion: 'gear' },
    description: 'Smyr, losar ryð og hrindir frá sér raka. Rörið á stútnum nær inn í þröngar raufar.',
    attributes: { Magn: '400 ml' },
    axes: [
      axis(
        'Tegund',
        ['Alhliða', 0, { label: 'alhliða' }],
        ['Sílikon', 200, { label: 'sílikon', look: { hue: 120 } }],
        ['Keðjufeiti', 400, { label: 'keðjufeiti', look: { hue: 60 } }],
        ['Lásaolía', 100, { label: 'lásaolía', look: { hue: 250 } }],
      ),
    ],
  },
  {
    key: 'motorolia',
    name: 'Mótorolía',
    sku: 'VER-229',
    brand: 'smidshogg',
    categories: ['olia-og-smurefni'],
    price: 5900,
    packageSize: '4 l brúsi',
    picture: { emoji: 'drum', companion: 'car', hue: 300 },
    description:
      'Syntetísk olía sem rennur hratt í kaldri ræsingu. Athugið í handbók bílsins hvaða gerð hann þarf.',
    attributes: { Magn: '4 l' },
    axes: [
      axis(
        'Gerð',
        ['5W-30', 0],
        ['0W-20', 900, { look: { hue: 60 } }],
        ['15W-40', -900, { label: '15W-40 fyrir vinnuvélar', look: { hue: 180 } }],
      ),
    ],
  },
  {
    key: 'bilathvottur',
    name: 'Bílaþvottur',
    sku: 'VER-230',
    brand: 'taerun',
    categories: ['bilavorur'],
    price: 1490,
    packageSize: '1 l flaska',
    picture: { emoji: 'car', companion: 'sponge' },
    description:
      'Leysir tjöru og salt af lakki eftir veturinn. Efnið fer vel með bón og skolast af án bletta.',
    attributes: { Sýrustig: 'pH 8', Umhverfismerki: 'Já' },
    axes: [
      axis(
        'Gerð',
        ['Bílasápa', 0, { label: 'bílasápa' }],
        ['Tjöruhreinsir', 300, { label: 'tjöruhreinsir', look: { hue: 200 } }],
      ),
      axis('Magn', ['1 l', 0], ['5 l', 4200, { packageSize: '5 l brúsi' }]),
    ],
  },
  {
    key: 'ruduvokvi',
    name: 'Rúðuvökvi',
    sku: 'VER-231',
    brand: 'taerun',
    categories: ['bilavorur'],
    price: 990,
    packageSize: '4 l brúsi',
    unitOfMeasure: 4,
    picture: { emoji: 'water', companion: 'car' },
    description:
      'Tilbúinn vökvi sem hreinsar salt og flugur af framrúðu. Ilmurinn er mildur og vökvinn skaðar ekki þurrkublöð.',
    attributes: { Magn: '4 l' },
    axes: [
      axis(
        'Frostþol',
        ['-10 °C', -200, { label: 'sumarvökvi', look: { hue: 120 } }],
        ['-20 °C', 0, { label: 'vetrarvökvi' }],
      ),
    ],
  },
];
