import { pick, share } from './share.ts';

/**
 * Product states that a real shop has: sold out, new, discounted, hidden and so on. Each state applies to its share of the
 * products by their number alone, so that a product keeps its states when others are added or removed.
 */
export function statesOf(sku: string, unitOfMeasure: number, isSpecialOrder: boolean) {
  const falls = (state: string, part: number) => share(`${sku} ${state}`) < part;
  const popularity = Math.floor(share(`${sku} popularity`) ** 3 * 1000) + 1;
  const stock = isSpecialOrder ? 0 : stockOf(sku, unitOfMeasure);
  return {
    stock,
    deliveryTime: deliveryTimeOf(sku, stock, isSpecialOrder),
    discount: falls('discount', 0.05) ? pick(`${sku} percent`, [10, 15, 20, 25, 30]) : 0,
    isNew: falls('new', 0.07),
    isTrending: falls('trending', 0.05),
    visibleByGuest: !falls('hidden', 0.035),
    priceVisibleByGuest: !falls('price hidden', 0.045),
    hasSlug: !falls('no slug', 0.02),
    pictures: picturesOf(sku, popularity),
    takenOut: falls('taken out', 0.002),
    isClearance: falls('clearance', 0.04),
    popularity,
  };
}

/** Units: none for 6 %, a few sales units for 7 %, plenty for the rest. Always whole sales units. */
function stockOf(sku: string, unitOfMeasure: number): number {
  const kind = share(`${sku} stock`);
  if (kind < 0.06) return 0;
  if (kind < 0.13) return unitOfMeasure * pick(`${sku} few`, [1, 2, 3, 4]);
  return unitOfMeasure * (12 + Math.floor(share(`${sku} plenty`) * 300));
}

function deliveryTimeOf(sku: string, stock: number, isSpecialOrder: boolean): string {
  if (isSpecialOrder) return pick(`${sku} ordered`, ['2–3 vikur', '3–4 vikur', '6–8 vikur']);
  if (stock === 0) return pick(`${sku} awaited`, ['Væntanlegt innan viku', 'Væntanlegt eftir 2–3 vikur']);
  return pick(`${sku} ready`, ['Samdægurs', '1–2 virkir dagar', '1–2 virkir dagar', '2–3 virkir dagar']);
}

/** 2 % have no picture, 4 % have six; of the others the more popular half has two. */
function picturesOf(sku: string, popularity: number): number {
  const kind = share(`${sku} pictures`);
  if (kind < 0.02) return 0;
  if (kind < 0.06) return 6;
  return popularity > medianPopularity ? 2 : 1;
}

const medianPopularity = 125;
