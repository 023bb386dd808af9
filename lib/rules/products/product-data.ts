import { availableQuantity } from '../orders/quantity.ts';
import { isNeverReturned, withdrawalDays, type WithdrawalExemption } from '../orders/withdrawal.ts';

interface DescribedProduct {
  name: string;
  sku: string;
  ean?: string | null | undefined;
  description?: string | null | undefined;
  brand?: { name: string } | null | undefined;
  price?: { priceWithTax: number } | null | undefined;
  /** How much the package holds. */
  unitPrice?: { per: string; content: number } | null | undefined;
  stock: number;
  unitOfMeasure: number;
  isSpecialOrder: boolean;
  withdrawalExemption?: WithdrawalExemption | null | undefined;
}

/** A way of delivery, and what it costs for a cart of nothing. */
export interface OfferedDelivery {
  amount: number;
  requiresAddress: boolean;
  freeFrom?: number | null | undefined;
}

interface ProductContext {
  /** Whole address of its page. */
  url: string;
  images: readonly string[];
  /** None where they are not known. */
  deliveries: readonly OfferedDelivery[];
}

/** Measure that prices are compared by → its code of UN/CEFACT. Pieces of all kinds are counted. */
const unitCodes: Readonly<Record<string, string>> = {
  l: 'LTR',
  kg: 'KGM',
  m: 'MTR',
  'm²': 'MTK',
  'm³': 'MTQ',
};

/** A product as search engines read it (schema.org, Google's merchant listings); no offer where guests see no price. */
export function describeProduct(product: DescribedProduct, context: ProductContext): Record<string, unknown> {
  const { name, sku, ean, description, brand, price } = product;
  return {
    '@type': 'Product',
    name,
    sku,
    gtin13: ean ?? undefined,
    description: description ?? undefined,
    brand: brand ? { '@type': 'Brand', name: brand.name } : undefined,
    image: context.images,
    offers: price ? describeOffer(product, price.priceWithTax, context) : undefined,
  };
}

function describeOffer(product: DescribedProduct, price: number, { url, deliveries }: ProductContext) {
  const availability = availableQuantity(product) > 0 ? 'InStock' : 'OutOfStock';
  return {
    '@type': 'Offer',
    url,
    price,
    priceCurrency: 'ISK',
    availability: `https://schema.org/${product.isSpecialOrder ? 'BackOrder' : availability}`,
    itemCondition: 'https://schema.org/NewCondition',
    priceSpecification: describeUnitPrice(price, product.unitPrice),
    shippingDetails: describeShipping(price, deliveries),
    hasMerchantReturnPolicy: describeReturns(product.withdrawalExemption),
  };
}

/** What the package holds, from which the price of a litre or kilogram follows. */
function describeUnitPrice(price: number, measure: DescribedProduct['unitPrice']) {
  if (!measure || measure.content === 1) return undefined;
  const unitCode = unitCodes[measure.per] ?? 'C62';
  return {
    '@type': 'UnitPriceSpecification',
    price,
    priceCurrency: 'ISK',
    referenceQuantity: {
      '@type': 'QuantitativeValue',
      value: measure.content,
      unitCode,
      valueReference: { '@type': 'QuantitativeValue', value: 1, unitCode },
    },
  };
}

/** The cheapest way to the door for one of these alone. */
function describeShipping(price: number, deliveries: readonly OfferedDelivery[]) {
  const amounts = deliveries
    .filter(({ requiresAddress }) => requiresAddress)
    .map(({ amount, freeFrom }) => (freeFrom != null && price >= freeFrom ? 0 : amount));
  if (amounts.length === 0) return undefined;
  return {
    '@type': 'OfferShippingDetails',
    shippingRate: { '@type': 'MonetaryAmount', value: Math.min(...amounts), currency: 'ISK' },
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'IS' },
  };
}

/** The consumer's right of withdrawal; sending back is at the buyer's cost (terms, law 16/2016). */
function describeReturns(exemption: WithdrawalExemption | null | undefined) {
  const policy = { '@type': 'MerchantReturnPolicy', applicableCountry: 'IS' };
  if (isNeverReturned(exemption))
    return { ...policy, returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted' };
  return {
    ...policy,
    returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
    merchantReturnDays: withdrawalDays,
    returnMethod: ['https://schema.org/ReturnInStore', 'https://schema.org/ReturnByMail'],
    returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
  };
}
