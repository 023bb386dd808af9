import { Price } from '@/components/ui/price.tsx';
import { SumRow } from '@/components/ui/sum-row.tsx';
import type { CustomerProfile } from '@/lib/agent/queries.ts';
import { productHref } from '@/lib/rules/routes/addresses.ts';
import { formatNumber } from '@/lib/rules/text/icelandic.ts';
import { withNonBreakingUnits } from '@/lib/rules/text/non-breaking.ts';
import { CustomerFact } from './customer-fact.tsx';
import { CustomerList, DeskSection } from './desk-section.tsx';
import { ProfileItem } from './profile-item.tsx';

type Product = CustomerProfile['lastProducts'][number];

/** What is in the customer's cart and what they bought last, at their prices; nobody has to act for them to look. */
export function ProfileGoods({ profile: { cart, lastProducts } }: { profile: CustomerProfile }) {
  return (
    <>
      <DeskSection title="Karfa viðskiptavinar">
        {cart.lines.length === 0 && <p>Karfan er tóm.</p>}
        {cart.lines.length > 0 && (
          <>
            <CustomerList>
              {cart.lines.map(({ product, quantity, price, personName }) => (
                <ProfileItem key={`${product.id} ${personName}`}>
                  <ProductName product={product} quantity={quantity} personName={personName} />
                  <Price amount={price} />
                </ProfileItem>
              ))}
            </CustomerList>
            <dl>
              <SumRow term="Samtals með vsk." amount={cart.total} total />
            </dl>
          </>
        )}
      </DeskSection>
      {lastProducts.length > 0 && (
        <DeskSection title="Síðast keypt, á verði viðskiptavinar">
          <CustomerList>
            {lastProducts.map((product) => (
              <ProfileItem key={product.id}>
                <ProductName product={product} />
                <Price amount={product.unitPrice} />
              </ProfileItem>
            ))}
          </CustomerList>
        </DeskSection>
      )}
    </>
  );
}

interface ProductNameProps {
  product: Product;
  quantity?: number;
  /** Whose cart it is in. */
  personName?: string | null;
}

function ProductName({ product, quantity, personName = null }: ProductNameProps) {
  const { sku, name, stock, discountPercentage } = product;
  const facts = [
    quantity === undefined ? null : `${formatNumber(quantity)} stk.`,
    sku,
    `${formatNumber(Math.max(0, stock))} á lager`,
    discountPercentage > 0 ? `${formatNumber(discountPercentage)}% afsláttur` : null,
    personName === null ? null : `Karfa: ${personName}`,
  ];
  return (
    <span>
      <a href={productHref(product)}>{withNonBreakingUnits(name)}</a>
      <CustomerFact>{facts.filter((fact) => fact !== null).join(' · ')}</CustomerFact>
    </span>
  );
}
