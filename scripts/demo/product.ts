import { applyDiscount } from '../../lib/rules/money/kronur.ts';
import { campaignsOf } from './campaigns.ts';
import { videoPath, videos } from './videos.ts';
import { dataSheetPath } from './documents/data-sheet.ts';
import { eanOf } from './ean.ts';
import type { ProductLine } from './lines.ts';
import { picturesOf } from './pictures/plan.ts';
import { slugOf } from './slug.ts';
import { statesOf } from './states.ts';
import { nameOf } from './variants.ts';
import type { Variant } from './variants.ts';

const salesCodes = ['HRE', 'HLA', 'PAP', 'HLI', 'SKR', 'KAF', 'UMB', 'VER', 'HEI', 'HUS'];
const defaultTax = 24;

/** One line of the import file. `sheetBytes` is the size of the family's data sheet. */
export function productOf(variant: Variant, sheetBytes: (family: Variant['family']) => number): ProductLine {
  const { family, sku, choices } = variant;
  const name = nameOf(variant);
  const chosen = choices.map(({ choice }) => choice);
  const unitOfMeasure = last(chosen.map((choice) => choice.unitOfMeasure)) ?? family.unitOfMeasure ?? 1;
  const isSpecialOrder = family.isSpecialOrder ?? false;
  const states = statesOf(sku, unitOfMeasure, isSpecialOrder);
  const campaigns = campaignsOf(family.key, states.isClearance);
  const price = chosen.reduce((sum, choice) => sum + choice.price, family.price);
  return {
    type: 'product',
    sku,
    ean: eanOf(serialOf(sku)),
    oldNumbers: [oldNumberOf(sku)],
    name,
    slug: states.hasSlug ? slugOf(name) : null,
    description: [family.description, ...chosen.flatMap((choice) => choice.text ?? [])].join(' '),
    brand: family.brand,
    categories: [...family.categories, ...campaigns.categories],
    price,
    tiers: (family.tiers ?? []).map(([from, percent]) => ({ from, price: applyDiscount(price, percent) })),
    taxPercentage: family.taxPercentage ?? defaultTax,
    discount: Math.max(states.discount, campaigns.discount),
    salesCode: sku.slice(0, 3),
    stock: states.stock,
    unitOfMeasure,
    packageSize: last(chosen.map((choice) => choice.packageSize)) ?? family.packageSize,
    deliveryTime: states.deliveryTime,
    isNew: states.isNew,
    isSpecialOrder,
    withdrawalExemption: family.withdrawalExemption ?? null,
    isTrending: states.isTrending,
    visibleByGuest: states.visibleByGuest,
    priceVisibleByGuest: states.priceVisibleByGuest,
    takenOut: states.takenOut,
    group: family.key,
    groupName: family.name,
    attributes: [
      ...choices.map(({ axis, choice }) => ({ name: axis, value: choice.value })),
      ...Object.entries(family.attributes).map(([attribute, value]) => ({ name: attribute, value })),
    ],
    images: picturesOf(variant, states.pictures),
    files: [{ name: 'Vörublað', url: dataSheetPath(family), size: sheetBytes(family) }],
    videos: filmOf(family.key),
    popularity: states.popularity,
  };
}

function filmOf(familyKey: string): ProductLine['videos'] {
  const title = videos[familyKey];
  return title === undefined ? [] : [{ title, url: videoPath(familyKey) }];
}

/** The product's number before numbers had letters: `1010-125`. */
function oldNumberOf(sku: string): string {
  const digits = String(serialOf(sku));
  return `${digits.slice(0, 4)}-${digits.slice(4)}`;
}

/** `HRE-10125` as a number: index of the sales code, then the digits; copies of the catalogue append further digits. */
export function serialOf(sku: string, copy = 0): number {
  const code = salesCodes.indexOf(sku.slice(0, 3));
  if (code === -1) throw new RangeError(`No sales code: ${sku}`);
  return (copy * 100 + code + 10) * 100_000 + Number(sku.slice(4));
}

function last<T>(values: (T | undefined)[]): T | undefined {
  return values.findLast((value) => value !== undefined);
}
