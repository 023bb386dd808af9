import type { ReactNode } from 'react';
import { Badge } from '@/components/ui/badge.tsx';
import { LinkButton } from '@/components/ui/link-button.tsx';
import { brandHref, productHref } from '@/lib/rules/routes/addresses.ts';
import { alertPath, requestQuotePath, signInPath } from '@/lib/rules/routes/account-paths.ts';
import { comparisonHref } from '@/lib/rules/routes/comparison-path.ts';
import { withNonBreakingUnits } from '@/lib/rules/text/non-breaking.ts';
import { stockStatus } from '@/lib/rules/products/stock-status.ts';
import { salesUnitText } from '@/lib/rules/products/sales-unit.ts';
import { exemptionText, type WithdrawalExemption } from '@/lib/rules/orders/withdrawal.ts';
import { OwnPrice } from './own-price.tsx';
import { PriceBlock } from './price-block.tsx';
import type { CardProduct } from './product-card.tsx';
import { PriceTiers, type PriceTiersProps } from './price-tiers.tsx';
import { ProductPart } from './product-part.tsx';
import { UnitPrice } from './unit-price.tsx';
import styles from './product-details.module.css';

interface Props {
  product: Omit<CardProduct, 'brand' | 'image'> & {
    brand: { name: string; slug: string } | null;
    deliveryTime: string | null;
    withdrawalExemption?: WithdrawalExemption | null;
    priceTiers: PriceTiersProps['tiers'];
  };
  gallery: ReactNode;
  variants: ReactNode;
  /** What buys the product. */
  action: ReactNode;
}

/** Pictures on one side, what decides a purchase on the other. */
export function ProductDetails({ product, gallery, variants, action }: Props) {
  const { tone, text } = stockStatus(product);
  const { id, sku, name, unitPrice } = product;
  // Where the price is for customers only, so is this.
  const hasUnitPrice = unitPrice ? unitPrice.content !== 1 : !product.price && product.packageSize !== null;
  const hasTiers = product.priceTiers.length > 0;
  const exemption = exemptionText(product.withdrawalExemption);
  return (
    <div className={styles.layout}>
      <div>{gallery}</div>
      <section className={styles.box} aria-label="Kaupa">
        <div className={styles.head}>
          {product.brand && <a href={brandHref(product.brand)}>{product.brand.name}</a>}
          {product.isNew && <Badge>Nýtt</Badge>}
          {product.isTrending && <Badge tone="sun">Vinsælt</Badge>}
        </div>
        <h1>{withNonBreakingUnits(product.name)}</h1>
        <dl>
          <Fact term="Vörunúmer" value={product.sku} />
          {product.packageSize && <Fact term="Magn í pakka" value={product.packageSize} />}
          {product.unitOfMeasure > 1 && <Fact term="Sölueining" value={salesUnitText(product)} />}
          {product.deliveryTime && <Fact term="Afhendingartími" value={product.deliveryTime} />}
          {exemption && <Fact term="Skilaréttur" value={exemption} />}
        </dl>
        {variants}
        <div className={styles.buy}>
          <OwnPrice productId={product.id}>
            <PriceBlock price={product.price} listPrice={product.listPrice} discount={product.discount} />
          </OwnPrice>
          {hasUnitPrice && (
            <p className={styles.unit}>
              <UnitPrice className={styles.guests} unitPrice={unitPrice} />
              <ProductPart show="unitPrice" product={{ id, sku, name }} />
            </p>
          )}
          {(hasTiers || !product.price) && (
            <div className={styles.tiers}>
              <PriceTiers className={styles.guests} tiers={product.priceTiers} price={product.price} />
              <ProductPart show="priceTiers" product={{ id, sku, name, hasTiers }} />
            </div>
          )}
          <p>
            <Badge tone={tone}>{text}</Badge>
          </p>
          {tone !== 'rust' && (product.deliveryTime || !product.isSpecialOrder) && (
            <div className={styles.delivery}>
              <ProductPart
                show="delivery"
                product={{ id, sku, name, unitOfMeasure: product.unitOfMeasure }}
              />
            </div>
          )}
          {!product.price && (
            <div className={styles.forGuests}>
              <LinkButton href={signInPath(productHref(product))} block>
                Innskráning
              </LinkButton>
            </div>
          )}
          <div
            data-action={product.price ? 'everybody' : 'customers'}
            data-sells={tone !== 'rust'}
            data-above-foot
          >
            {action}
          </div>
        </div>
        <div className={styles.tools}>
          <ProductPart show="tools" product={{ id, sku, name }} />
          {/* With scripts the button is among the tools, and adds to what this browser compares. */}
          <noscript>
            <LinkButton href={comparisonHref([sku])} variant="quiet">
              Bera saman
            </LinkButton>
          </noscript>
        </div>
        <div className={styles.ask}>
          <LinkButton href={alertPath(id)} variant="quiet">
            Vakta vöru
          </LinkButton>
          <LinkButton href={requestQuotePath({ productId: id })} variant="quiet" rel="nofollow" data-quote>
            Óska eftir tilboði
          </LinkButton>
          <ProductPart show="quoteQuantity" product={{ id, sku, name }} />
        </div>
      </section>
    </div>
  );
}

function Fact({ term, value }: { term: string; value: string }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{value}</dd>
    </div>
  );
}
