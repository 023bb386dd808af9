import { ownNumberCode } from '../../products/own-number.ts';
import { barcodeForms, normaliseProductCode } from '../../products/product-code.ts';
import { foldIcelandic } from '../../text/icelandic-order.ts';
import type { PadProductRef } from './draft.ts';

/** A product as it is kept on a device. */
export interface PadProduct extends PadProductRef {
  ean: string | null;
  packageSize: string | null;
  isFavorite: boolean;
  ownNumber: { number: string; name: string | null } | null;
  /** The last purchase: when (ISO), units, and krónur with VAT for one. */
  lastBought: { date: string; quantity: number; unitPrice: number } | null;
}

export interface PadSearch {
  /** The products that a scanned or typed number names whole; several where it is ours and another of the customer's. */
  findByCode: (code: string) => PadProduct[];
  /** Products whose number begins with the text, or whose names have a word that begins with each of its words. */
  search: (text: string, limit: number) => PadProduct[];
}

interface Entry {
  product: PadProduct;
  code: string;
  ownCode: string;
  words: readonly string[];
}

const toWords = (text: string): string[] =>
  foldIcelandic(text)
    .split(/[^a-z0-9]+/)
    .filter(Boolean);

/** Looks through what is on the device, without the shop: letters are folded as in its own search. */
export function createPadSearch(products: readonly PadProduct[]): PadSearch {
  const entries: Entry[] = products.map((product) => ({
    product,
    code: normaliseProductCode(product.sku),
    ownCode: product.ownNumber ? ownNumberCode(product.ownNumber.number) : '',
    words: toWords(`${product.name} ${product.ownNumber?.name ?? ''}`),
  }));
  const byBarcode = new Map<string, PadProduct[]>();
  for (const { product } of entries)
    if (product.ean) for (const form of barcodeForms(product.ean)) add(byBarcode, form, product);

  const findByCode = (typed: string): PadProduct[] => {
    const text = typed.trim();
    const code = normaliseProductCode(text);
    const ownCode = ownNumberCode(text);
    if (code === '') return [];
    const named = entries.filter((entry) => entry.code === code || entry.ownCode === ownCode);
    return named.length > 0 ? named.map(({ product }) => product) : (byBarcode.get(code) ?? []);
  };
  const search = (typed: string, limit: number): PadProduct[] => {
    const code = normaliseProductCode(typed.trim());
    const words = toWords(typed);
    if (code === '' || words.length === 0) return [];
    const ownCode = ownNumberCode(typed);
    const exact = findByCode(typed);
    const matches = entries.filter(
      (entry) =>
        entry.code.startsWith(code) ||
        (ownCode !== '' && entry.ownCode.startsWith(ownCode)) ||
        words.every((word) => entry.words.some((own) => own.startsWith(word))),
    );
    return [...new Set([...exact, ...matches.map(({ product }) => product)])].slice(0, limit);
  };
  return { findByCode, search };
}

function add(map: Map<string, PadProduct[]>, key: string, product: PadProduct): void {
  map.set(key, [...(map.get(key) ?? []), product]);
}
