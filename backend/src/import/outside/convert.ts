import { roundKronur } from '../../../../lib/rules/money/kronur.ts';
import { toPriceSteps } from '../../../../lib/rules/money/price-tiers.ts';
import { readNumber, type Notation } from '../number-notation.ts';
import type { RawLine } from '../raw-line.ts';
import { hasText, isDefault, nameOf, readPairs } from './attribute-text.ts';
import { columnsOf, completeFamilies, firstCell } from './families.ts';
import { bareNumber, feedContent, type OutsideField, type OutsideRecord } from './fields.ts';
import { kinds } from './kinds.ts';
import type { Mapping } from './mapping.ts';
import type { KnownNames } from './names.ts';
import { toPlainText } from './plain-text.ts';
import { readTiers } from '../tier-text.ts';
import type { KnownTaxes } from './taxes.ts';

interface Conversion {
  mapping: Mapping;
  names: KnownNames;
  taxes: KnownTaxes;
  /** How numbers are written in a column. */
  notationOf(column: string): Notation;
}

/** Lines of products, and before each the brand and categories that the shop lacks. */
export async function* toLines(
  records: AsyncIterable<OutsideRecord>,
  conversion: Conversion,
): AsyncGenerator<RawLine> {
  const converter = new Converter(conversion);
  for await (const record of completeFamilies(records, conversion.mapping)) {
    if (record.problem !== undefined) {
      yield { line: record.line, problem: record.problem };
      continue;
    }
    const product = converter.toProduct(record);
    for (const made of conversion.names.takeMade()) yield { line: record.line, value: made };
    yield product;
  }
}

/** Codes of ETIM for attributes, values and units: nobody reads them. */
const code = /\bE[FVUC]\d{6}\b/;
const maxAttributes = 100;

class Converter {
  readonly #conversion: Conversion;
  readonly #columns: ReadonlyMap<OutsideField, string[]>;

  constructor(conversion: Conversion) {
    this.#conversion = conversion;
    const { mapping } = conversion;
    const fields = new Set(Object.values(mapping.columns).filter((field) => field !== null));
    this.#columns = new Map([...fields].map((field) => [field, columnsOf(mapping, field)]));
  }

  toProduct(record: OutsideRecord): RawLine {
    const { mapping } = this.#conversion;
    const sku = this.#text(record, 'sku');
    const price = this.#price(record, sku);
    const name = this.#text(record, 'name');
    const value: Record<string, unknown> = {
      type: 'product',
      sku,
      name: name && this.#nameVariant(record, name),
      description: this.#clearable(record, 'description', (text) => toPlainText(text)),
      price: typeof price === 'object' ? undefined : price,
      tiers: this.#tiers(record, sku),
      taxPercentage: this.#tax(record, sku),
      stock: this.#stock(record),
      ean: this.#clearable(record, 'ean', (text) => text.replaceAll(/\D/g, '')),
      brand: this.#clearable(record, 'brand', (text) => this.#conversion.names.brand(text)),
      categories: this.#categories(record),
      group: this.#clearable(record, 'group', (text) => text.slice(0, 100)),
      groupName:
        mapping.kind === 'shopify' && name && this.#text(record, 'group') ? name.slice(0, 300) : undefined,
      packageSize: this.#clearable(record, 'packageSize', (text) => text),
      netContent: this.#netContent(record),
      unitOfMeasure: this.#number(record, 'unitOfMeasure') || undefined,
      attributes: this.#attributes(record),
      visibleByGuest: this.#isShown(record),
    };
    const texts = Object.fromEntries(
      [...this.#columns].map(([field, columns]) => [field, firstCell(record, columns)]),
    );
    if (price !== undefined && typeof price === 'object')
      return { line: record.line, problem: price.problem };
    if (mapping.kind !== 'table' && value['name'] === '') value['name'] = undefined;
    return { line: record.line, value, texts, pictures: this.#pictures(record) };
  }

  #has(field: OutsideField): boolean {
    return this.#columns.has(field);
  }

  /** Undefined where the file has no such column. */
  #text(record: OutsideRecord, field: OutsideField): string | undefined {
    const columns = this.#columns.get(field);
    return columns && firstCell(record, columns);
  }

  /** Null where the cell is empty: it clears. */
  #clearable<T>(record: OutsideRecord, field: OutsideField, read: (text: string) => T): T | null | undefined {
    const text = this.#text(record, field);
    return text === undefined ? undefined : text === '' ? null : read(text);
  }

  /** Text that is no number stays text, so that validation can report it. */
  #number(record: OutsideRecord, field: OutsideField): number | string | undefined {
    const column = this.#columns.get(field)?.find((one) => record.cells[one]);
    if (column === undefined) return undefined;
    const text = record.cells[column] ?? '';
    return readNumber(bareNumber(text), this.#conversion.notationOf(column)) ?? text;
  }

  #netContent(record: OutsideRecord): string | null | undefined {
    const isTable = this.#conversion.mapping.kind === 'table';
    return this.#clearable(record, 'netContent', isTable ? (text) => text : feedContent);
  }

  #stock(record: OutsideRecord): number | string | null | undefined {
    if (!this.#has('stock')) return undefined;
    const stock = this.#number(record, 'stock');
    // The shops that export do not count what they leave empty.
    if (stock === undefined) return this.#conversion.mapping.kind === 'table' ? null : undefined;
    // Less than nothing is sold out; a part of a unit cannot be sold.
    return typeof stock === 'number' ? Math.max(Math.floor(stock), 0) : stock;
  }

  #tax(record: OutsideRecord, sku: string | undefined): number {
    const tax = this.#number(record, 'taxPercentage');
    if (tax === 24 || tax === 11) return tax;
    // Tables say what they mean; what other shops write is the tax of their own country.
    if (this.#conversion.mapping.kind === 'table' && tax !== undefined) return tax as number;
    return this.#conversion.taxes.of(sku ?? '') ?? this.#conversion.mapping.taxPercentage;
  }

  #price(record: OutsideRecord, sku: string | undefined): number | string | undefined | { problem: string } {
    const { mapping } = this.#conversion;
    const net = this.#number(record, 'priceWithoutTax');
    const amount = this.#number(record, 'price') ?? net;
    if (amount === undefined) return this.#has('price') || this.#has('priceWithoutTax') ? '' : undefined;
    if (typeof amount === 'string') return amount;
    const currency = this.#currency(record);
    if (currency !== 'ISK' && mapping.rate === 1)
      return {
        problem: `price: is in ${currency}, the shop sells in krónur: say --rate KRÓNUR, what one ${currency} is (given: "${amount}")`,
      };
    return this.#toKronur(amount, currency, record, sku);
  }

  /** Whole krónur with VAT for an amount as the record's price is written. */
  #toKronur(amount: number, currency: string, record: OutsideRecord, sku: string | undefined): number {
    const { mapping } = this.#conversion;
    const kronur = amount * (currency === 'ISK' ? 1 : mapping.rate);
    const hasGross = this.#number(record, 'price') !== undefined;
    const isNet =
      !mapping.pricesWithTax || (!hasGross && this.#number(record, 'priceWithoutTax') !== undefined);
    const gross = isNet ? (kronur * (100 + this.#tax(record, sku))) / 100 : kronur;
    // A hundredth of a hundredth is no amount of the file but of the computer's fractions.
    return roundKronur(Math.round(gross * 10_000) / 10_000);
  }

  /** Tiers that are no cheaper than fewer units are left out: catalogues write them. */
  #tiers(record: OutsideRecord, sku: string | undefined): unknown[] | null | undefined {
    return this.#clearable(record, 'tiers', (text) => {
      const written = readTiers(text);
      if (!written.every((tier) => typeof tier === 'object')) return written;
      const currency = this.#currency(record);
      const tiers = written.map(({ from, price }) => ({
        fromQuantity: from,
        unitPrice: this.#toKronur(price, currency, record, sku),
      }));
      return toPriceSteps(Infinity, tiers)
        .slice(1)
        .map(({ fromQuantity, unitPrice }) => ({ from: fromQuantity, price: unitPrice }));
    });
  }

  #currency(record: OutsideRecord): string {
    return (
      this.#text(record, 'currency') || /\b[A-Z]{3}\b/.exec(this.#text(record, 'price') ?? '')?.[0] || 'ISK'
    );
  }

  #categories(record: OutsideRecord): string[] | null | undefined {
    const { betweenCategories, betweenLevels, rootLevels } = kinds[this.#conversion.mapping.kind];
    return this.#clearable(record, 'categories', (text) => {
      const paths = (betweenCategories === null ? [text] : text.split(betweenCategories)).map((path) =>
        path
          .split(betweenLevels)
          .map((name) => name.trim())
          .filter(Boolean),
      );
      const own = paths.flatMap((path) => (path.length > rootLevels ? [path.slice(rootLevels)] : []));
      return [...new Set(own.map((path) => this.#conversion.names.category(path)))];
    });
  }

  /** Undefined where the file says nothing of attributes. */
  #attributes(record: OutsideRecord): { name: string; value: string }[] | undefined {
    if (!record.attributes && !this.#has('attribute') && !this.#has('attributeValue')) return undefined;
    const { mapping } = this.#conversion;
    const names = (this.#columns.get('attributeName') ?? []).map((column) => record.cells[column] ?? '');
    const values = (this.#columns.get('attributeValue') ?? []).map((column) => record.cells[column] ?? '');
    const all = [
      ...(record.attributes ?? []),
      ...names.map((name, at) => ({ name, value: values[at] ?? '' })),
      ...(this.#columns.get('attribute') ?? []).flatMap((column) =>
        readPairs(column, record.cells[column] ?? ''),
      ),
    ].map(({ name, value }) => ({ name: nameOf(mapping, name), value: nameOf(mapping, value) }));
    return all
      .filter(
        ({ name, value }) =>
          hasText(name) && value !== '' && !code.test(`${name} ${value}`) && !isDefault(name),
      )
      .slice(0, maxAttributes)
      .map(({ name, value }) => ({ name: name.slice(0, 100), value: value.slice(0, 500) }));
  }

  #pictures({ cells }: OutsideRecord): string[] {
    const columns = this.#columns.get('pictures') ?? [];
    // An address may hold a comma, but none is followed by another address.
    const addresses = columns.flatMap((column) =>
      (cells[column] ?? '').split(/[,|]\s*(?=https?:)|\s+(?=https?:)/),
    );
    return [...new Set(addresses.map((address) => address.trim()))].filter((address) =>
      /^https?:/.test(address),
    );
  }

  /** Variants of a product are named by what they differ in. */
  #nameVariant(record: OutsideRecord, name: string): string {
    const { kind } = this.#conversion.mapping;
    if (!(kind === 'shopify' || kind === 'woocommerce') || !this.#text(record, 'group'))
      return name.slice(0, 300);
    const values = (this.#attributes(record) ?? []).map(({ value }) => value);
    // WooCommerce names most variations by their values itself.
    const isNamed = (value: string): boolean =>
      kind === 'woocommerce' && name.toLowerCase().includes(value.toLowerCase());
    return [name, ...values.filter((value) => !isNamed(value))].join(', ').slice(0, 300);
  }

  #isShown(record: OutsideRecord): boolean | undefined {
    const { hidden } = kinds[this.#conversion.mapping.kind];
    const columns = this.#columns.get('shown');
    return columns && !columns.some((column) => hidden.includes((record.cells[column] ?? '').toLowerCase()));
  }
}
