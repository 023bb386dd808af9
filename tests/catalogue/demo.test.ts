import { describe, expect, test } from 'vitest';
import employees from '../../backend/src/seed/content/employees.json' with { type: 'json' };
import { demoAssets } from '../../scripts/demo/assets.ts';
import { brandLines, demoProducts } from '../../scripts/demo/catalogue.ts';
import { categoryLines } from '../../scripts/demo/category-lines.ts';
import { colours } from '../../scripts/demo/colours.ts';
import type { Form } from '../../scripts/demo/colours.ts';
import { families } from '../../scripts/demo/families.ts';
import { eanCheckDigit } from '../../scripts/demo/ean.ts';
import type { ProductLine } from '../../scripts/demo/lines.ts';
import glyphs from '../../scripts/demo/pictures/glyphs.json' with { type: 'json' };
import { sceneOf } from '../../scripts/demo/pictures/plan.ts';
import { variantsOf } from '../../scripts/demo/variants.ts';

const products = demoProducts();
const categories = categoryLines();
const brands = brandLines();
const bySlug = new Map(categories.map((category) => [category.slug, category]));

function depth(slug: string): number {
  const parent = bySlug.get(slug)?.parent;
  return parent ? depth(parent) + 1 : 1;
}

describe('the demo', () => {
  test('has at least 1,450 products of some 480 families, and about 25 brands', () => {
    expect(products.length).toBeGreaterThanOrEqual(1450);
    expect(brands.length).toBeGreaterThanOrEqual(25);
    expect(new Set(products.map(({ group }) => group)).size).toBeGreaterThan(300);
  });

  test.each<[keyof ProductLine]>([['sku'], ['ean'], ['name']])('has no %s twice', (key) => {
    expect(new Set(products.map((product) => product[key])).size).toBe(products.length);
  });

  test('names a package and how many are sold at once without saying the same number twice', () => {
    const doubled = products.filter(
      ({ packageSize, unitOfMeasure }) =>
        packageSize !== '1 stk.' &&
        /^(\d+) stk\. í (?:búnti|kassa)/.exec(packageSize)?.[1] === String(unitOfMeasure),
    );
    expect(doubled.map(({ sku, packageSize }) => `${sku} ${packageSize}`)).toEqual([]);
  });

  test('has no slug twice, among products, categories and brands each', () => {
    for (const lines of [products.filter(({ slug }) => slug !== null), categories, brands]) {
      expect(new Set(lines.map(({ slug }) => slug)).size).toBe(lines.length);
      for (const { slug } of lines) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    }
  });

  test('gives every product a number like HRE-10125 and an EAN whose check digit is right', () => {
    for (const { sku, ean, salesCode } of products) {
      expect(sku).toMatch(/^[A-Z]{3}-\d{5}$/);
      expect(sku.startsWith(`${salesCode}-`)).toBe(true);
      expect(ean).toMatch(/^29\d{11}$/);
      expect(Number(ean[12])).toBe(eanCheckDigit(ean.slice(0, 12)));
    }
  });

  test('has 12 top-level categories, three levels, the two hidden ids, and a picture of each category', () => {
    const tops = categories.filter(({ parent }) => !parent);
    expect(tops).toHaveLength(12);
    expect(Math.max(...categories.map(({ slug }) => depth(slug)))).toBe(3);
    expect(tops.filter(({ id }) => id).map(({ id }) => id)).toEqual([737, 800]);
    for (const { icon } of tops) expect(icon).toMatch(/^<svg viewBox="0 0 24 24"/);
    const campaign = categories.filter(({ parent }) => parent === 'tilbod-og-herferdir');
    expect(campaign.length).toBeGreaterThan(3);
    expect(categories.filter(({ image }) => !image)).toEqual([]);
  });

  test('names parents before children', () => {
    const order = categories.map(({ slug }) => slug);
    const wrong = categories.filter(
      ({ slug, parent }) => parent && !order.slice(0, order.indexOf(slug)).includes(parent),
    );
    expect(wrong).toEqual([]);
  });

  test('puts products into leaves that exist, and leaves none of them empty', () => {
    const parents = new Set(categories.map(({ parent }) => parent));
    const leaves = categories.map(({ slug }) => slug).filter((slug) => !parents.has(slug));
    const used = new Set(products.flatMap((product) => product.categories));
    expect([...used].toSorted()).toEqual(leaves.toSorted());
  });

  test('names only brands that exist', () => {
    const known = brands.map(({ slug }) => slug);
    expect(products.filter(({ brand }) => !known.includes(brand))).toEqual([]);
  });

  test('describes each product in two to five sentences', () => {
    const wrong = products.filter(({ description }) => {
      const sentences = description.split(/(?<=\.) (?=[\dA-ZÁÉÍÓÚÝÞÆÖ])/).length;
      return sentences < 2 || sentences > 5 || !description.endsWith('.');
    });
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });

  test('has each attribute once per product', () => {
    const wrong = products.filter(
      ({ attributes }) => new Set(attributes.map(({ name }) => name)).size < attributes.length,
    );
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });

  test('prices in whole krónur, stock in whole sales units', () => {
    const wrong = products.filter(
      ({ price, stock, unitOfMeasure }) =>
        !Number.isInteger(price) || price <= 0 || stock % unitOfMeasure !== 0,
    );
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });

  test('names exactly the generated pictures and documents, and gives no product its neighbour’s picture', () => {
    const made = new Set(demoAssets().map(({ path }) => path));
    const named = [
      ...products.flatMap(({ images, files, videos }) => [
        ...images.map((image) => image.assetPath),
        ...[...files, ...videos].map((file) => file.url),
      ]),
      ...brands.flatMap(({ logo, cover, mobileCover }) => [logo, cover, mobileCover]),
      ...categories.flatMap(({ image }) => image ?? []),
      ...employees.people.map(({ image }) => image.assetPath),
    ];
    expect([...new Set(named)].toSorted()).toEqual([...made].toSorted());
    const looks = families.flatMap(variantsOf).map((variant) => JSON.stringify(sceneOf(variant, 'front')));
    expect(new Set(looks).size).toBe(products.length);
    const pictures = products.flatMap(({ images }) => images.map(({ assetPath }) => assetPath));
    expect(new Set(pictures).size).toBe(pictures.length);
  });
});

test('neighbouring families are drawn as different things or in different colours', () => {
  const drawn = families.map(({ categories: [leaf], picture }) =>
    JSON.stringify([leaf, { ...picture, companion: undefined }]),
  );
  expect(drawn.filter((look, at) => drawn.indexOf(look) !== at)).toEqual([]);
});

test('every picture’s label can be drawn', () => {
  const unknown = families
    .flatMap(({ packageSize, axes }) => [
      packageSize,
      ...axes.flatMap(({ choices }) => choices.flatMap((choice) => [choice.value, choice.packageSize ?? ''])),
    ])
    .filter((label) => Array.from(label).some((letter) => !(letter in glyphs)));
  expect(unknown).toEqual([]);
});

test('colours agree with the gender and number of the goods', () => {
  const labelsOf = (form: Form) =>
    colours(form, 'Blár', 'Svartur', 'Grænn').choices.map(({ label }) => label);
  expect(labelsOf('m')).toEqual(['blár', 'svartur', 'grænn']);
  expect(labelsOf('f')).toEqual(['blá', 'svört', 'græn']);
  expect(labelsOf('n')).toEqual(['blátt', 'svart', 'grænt']);
  expect(labelsOf('mp')).toEqual(['bláir', 'svartir', 'grænir']);
  expect(labelsOf('fp')).toEqual(['bláar', 'svartar', 'grænar']);
  expect(labelsOf('np')).toEqual(['blá', 'svört', 'græn']);
});

test('between a tenth and a sixth of the products are discounted', () => {
  const part = products.filter(({ discount }) => discount > 0).length / products.length;
  expect(part).toBeGreaterThan(0.11);
  expect(part).toBeLessThan(0.16);
});

describe('every state occurs', () => {
  const states: [string, (product: ProductLine) => boolean][] = [
    ['sold out', ({ stock, isSpecialOrder }) => stock === 0 && !isSpecialOrder],
    ['few left', ({ stock, unitOfMeasure }) => stock > 0 && stock <= 4 * unitOfMeasure],
    ['special order', ({ isSpecialOrder }) => isSpecialOrder],
    ['new', ({ isNew }) => isNew],
    ['trending', ({ isTrending }) => isTrending],
    ['discounted', ({ discount, categories: own }) => discount > 0 && own.length === 1],
    [
      'campaign price',
      ({ discount, categories: own }) =>
        discount > 0 && bySlug.get(own[1] ?? '')?.parent === 'tilbod-og-herferdir',
    ],
    ['clearance', ({ categories: own }) => own.includes('rymingarsala')],
    ['hidden from guests', ({ visibleByGuest }) => !visibleByGuest],
    [
      'price hidden from guests',
      ({ visibleByGuest, priceVisibleByGuest }) => visibleByGuest && !priceVisibleByGuest,
    ],
    ['taken out of the range', ({ takenOut }) => takenOut],
    ['a video', ({ videos }) => videos.length > 0],
    ['no slug', ({ slug }) => slug === null],
    ['no image', ({ images }) => images.length === 0],
    ['many images', ({ images }) => images.length >= 6],
    ['long name', ({ name }) => name.length > 100],
    ['reduced VAT', ({ taxPercentage }) => taxPercentage === 11],
    ['standard VAT', ({ taxPercentage }) => taxPercentage === 24],
    ...[6, 10, 12, 100].map((unit): [string, (product: ProductLine) => boolean] => [
      `sold by ${unit}`,
      ({ unitOfMeasure }) => unitOfMeasure === unit,
    ]),
  ];

  test.each(states)('%s', (_, holds) => {
    expect(products.filter(holds).length).toBeGreaterThan(0);
  });

  test('most products are ordinary', () => {
    const ordinary = products.filter(
      ({ stock, visibleByGuest, priceVisibleByGuest, slug, images }) =>
        stock > 0 && visibleByGuest && priceVisibleByGuest && slug && images.length > 0,
    );
    expect(ordinary.length).toBeGreaterThan(products.length * 0.7);
  });
});
