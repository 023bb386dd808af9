import type { ReactNode } from 'react';
import type { ComparisonRow } from '@/components/comparison/comparison-table.tsx';
import { OwnPrice } from '@/components/product/own-price.tsx';
import { PackagePrice } from '@/components/product/package-price.tsx';
import { PriceBlock } from '@/components/product/price-block.tsx';
import { exemptionText } from '@/lib/rules/orders/withdrawal.ts';
import { unitPriceText } from '@/lib/rules/money/unit-price.ts';
import { compareAttributes, type ComparedValue, isDifferent } from '@/lib/rules/products/comparison.ts';
import { salesUnitText } from '@/lib/rules/products/sales-unit.ts';
import { stockStatus } from '@/lib/rules/products/stock-status.ts';
import type { ComparedProduct } from '@/lib/server/comparison.ts';

interface Fact {
  name: string;
  /** What is compared. */
  read: (product: ComparedProduct) => string | null | undefined;
  /** What is shown in its place. */
  render?: (product: ComparedProduct) => ReactNode;
  missingText?: string;
  /** Whether this visitor may know it: what is hidden is neither equal nor different. */
  isKnown?: (product: ComparedProduct) => boolean;
}

const hasPrice = ({ price }: ComparedProduct): boolean => price !== null;

const facts: readonly Fact[] = [
  {
    name: 'Verð',
    isKnown: hasPrice,
    read: ({ price, discount }) => price && `${price.priceWithTax} ${discount}`,
    render: ({ id, price, listPrice, discount }) => (
      <OwnPrice productId={id}>
        <PriceBlock price={price} listPrice={listPrice} discount={discount} />
      </OwnPrice>
    ),
  },
  {
    name: 'Einingaverð',
    isKnown: hasPrice,
    read: ({ unitPrice }) => unitPrice && unitPriceText(unitPrice.priceWithTax, unitPrice.per),
    render: ({ id, unitPrice }) => <PackagePrice productId={id} unitPrice={unitPrice} includesOne />,
    // The package does not say how much it holds.
    missingText: '–',
  },
  { name: 'Lagerstaða', read: (product) => stockStatus(product).text },
  { name: 'Magn í pakka', read: ({ packageSize }) => packageSize },
  {
    name: 'Sölueining',
    // The size of a package has its own row.
    read: ({ unitOfMeasure }) => String(unitOfMeasure),
    render: (product) => (product.unitOfMeasure > 1 ? salesUnitText(product) : '1 stk.'),
  },
  { name: 'Afhendingartími', read: ({ deliveryTime }) => deliveryTime },
  { name: 'Framleiðandi', read: ({ brand }) => brand?.name },
  { name: 'Skilaréttur', read: ({ withdrawalExemption }) => exemptionText(withdrawalExemption) },
];

/** What is compared of the products; a row of which none says anything is left out. */
export function toRows(products: readonly ComparedProduct[]): ComparisonRow[] {
  const factRows = facts.map(({ name, read, render = read, missingText, isKnown = () => true }) => {
    const values = products.map((product) => toValue(read(product)));
    return {
      id: `fact ${name}`,
      name,
      missingText,
      isDifferent: isDifferent(products.filter(isKnown).map((product) => toValue(read(product)))),
      // A price that is hidden says so itself.
      cells: products.map((product, index) =>
        values[index]?.length || name === 'Verð' ? render(product) : null,
      ),
    };
  });
  const attributeRows = compareAttributes(products).map(({ name, values }) => ({
    id: `attribute ${name}`,
    name,
    isDifferent: isDifferent(values),
    cells: values.map((value) => (value.length > 0 ? value.join(', ') : null)),
  }));
  return [...factRows, ...attributeRows].filter(({ cells }) => cells.some((cell) => cell !== null));
}

function toValue(text: string | null | undefined): ComparedValue {
  return text ? [text] : [];
}
