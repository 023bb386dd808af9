import type { ReactNode } from 'react';
import Link from 'next/link';
import styled from 'styled-components';
import { addToCartStyle } from '@/components/ui/add-to-cart-style.ts';
import { Badge } from '@/components/ui/badge.tsx';
import { LinkButton } from '@/components/ui/link-button.tsx';
import { brandHref, productHref } from '@/lib/rules/routes/addresses.ts';

import { signInPath } from '@/lib/rules/routes/account-paths.ts';
import { keepUnits } from '@/lib/rules/text/kept-units.ts';
import { stockWords } from '@/lib/rules/products/stock-words.ts';
import { exemptionText, type WithdrawalExemption } from '@/lib/rules/orders/withdrawal.ts';
import { unitPrice } from '@/lib/rules/money/unit-price.ts';
import { media } from '@/styles/media.ts';
import { theme } from '@/styles/theme.ts';
import { OwnPrice } from './own-price.tsx';
import { PriceBlock } from './price-block.tsx';
import { priceBlockStyle } from './price-block-style.ts';
import type { CardProduct } from './product-card.tsx';
import { ProductPart } from './product-part.tsx';

interface Props {
  product: Omit<CardProduct, 'brand' | 'image'> & {
    brand: { name: string; slug: string } | null;
    deliveryTime: string | null;
    withdrawalExemption?: WithdrawalExemption | null;
  };
  gallery: ReactNode;
  variants: ReactNode;
  /** What buys the product. */
  action: ReactNode;
}

/** Pictures on one side, what decides a purchase on the other. */
export function ProductDetails({ product, gallery, variants, action }: Props) {
  const { tone, text } = stockWords(product);
  const { id, sku, name, packageSize } = product;
  const exemption = exemptionText(product.withdrawalExemption);
  return (
    <Layout>
      <div data-gallery>{gallery}</div>
      <section data-box aria-label="Kaupa">
        <div data-head>
          {product.brand && <Link href={brandHref(product.brand)}>{product.brand.name}</Link>}
          {product.isNew && <Badge>Nýtt</Badge>}
          {product.isTrending && <Badge tone="sun">Vinsælt</Badge>}
        </div>
        <h1>{keepUnits(product.name)}</h1>
        <dl>
          <Fact term="Vörunúmer" value={product.sku} />
          {product.packageSize && <Fact term="Magn í pakka" value={product.packageSize} />}
          {product.unitOfMeasure > 1 && <Fact term="Sölueining" value={`${product.unitOfMeasure} stk.`} />}
          {product.deliveryTime && <Fact term="Afhendingartími" value={product.deliveryTime} />}
          {exemption && <Fact term="Skilaréttur" value={exemption} />}
        </dl>
        {variants}
        <div data-buy>
          <OwnPrice productId={product.id}>
            <PriceBlock price={product.price} listPrice={product.listPrice} discount={product.discount} />
          </OwnPrice>
          {unitPrice(1, packageSize) !== null && (
            <p data-unit>
              {product.price && (
                <small data-guests>{unitPrice(product.price.priceWithTax, packageSize)}</small>
              )}
              <ProductPart show="unitPrice" product={{ id, sku, name, packageSize }} />
            </p>
          )}
          <p>
            <Badge tone={tone}>{text}</Badge>
          </p>
          {!product.price && (
            <div data-for-guests>
              <LinkButton href={signInPath(productHref(product))} block prefetch={false}>
                Innskráning
              </LinkButton>
            </div>
          )}
          <div data-action={product.price ? 'everybody' : 'customers'} data-sells={tone !== 'rust'}>
            {action}
          </div>
        </div>
        <div data-tools>
          <ProductPart show="tools" product={{ id, sku, name }} />
        </div>
      </section>
    </Layout>
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

const { color } = theme;

const Layout = styled.div`
  ${priceBlockStyle}
  ${addToCartStyle}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;
  & [data-box] {
    display: grid;
    align-content: start;
    gap: 16px;
  }
  & h1 {
    font-size: ${theme.text.title};
  }
  & [data-head] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px;
  }
  & [data-head] a {
    display: inline-block;
    padding-block: 4px;
    color: ${color.fjord};
    font-weight: 600;
    text-decoration: none;
  }
  & [data-head] a:hover {
    text-decoration: underline;
  }
  & dl {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(136px, 1fr));
    gap: 8px 16px;
    padding-block: 12px;
    border-block: 1px solid ${color.line};
  }
  & dt {
    color: ${color.inkSoft};
    font-size: ${theme.text.small};
  }
  & dd {
    font-weight: 550;
    font-variant-numeric: tabular-nums;
  }
  & [data-buy] {
    display: grid;
    gap: 12px;
    padding: 16px;
    border-radius: ${theme.radius.large};
    background: ${color.mist};
  }
  & [data-buy] [data-price-block] strong {
    font-size: 1.75rem;
  }
  /* Everybody's and the customer's own, of which one shows. */
  & [data-unit] {
    display: grid;
    grid-template: 'only' / auto;
    justify-content: start;
    min-height: 20px;
    color: ${color.inkSoft};
  }
  & [data-unit] small {
    grid-area: only;
  }
  html[data-signed-in='true'] & [data-guests] {
    visibility: hidden;
  }
  /* Who sees no price cannot buy either: the page is everybody's, so the mark on <html> chooses. */
  html[data-signed-in='true'] & [data-for-guests],
  html:not([data-signed-in='true']) & [data-action='customers'] {
    display: none;
  }
  @media (max-width: 767.98px) {
    /* Where space is short, price and stock come right after the name. */
    & [data-head],
    & h1 {
      order: -2;
    }
    & [data-buy] {
      order: -1;
    }
    body:has(& [data-action]) {
      padding-bottom: 72px;
    }
    html:has(& [data-sells='true']) {
      scroll-padding-bottom: calc(var(--kept-below, 0px) + 104px);
    }
    & [data-action][data-sells='true'] {
      position: fixed;
      z-index: 15;
      inset: auto 0 0;
      /* Above the question about cookies; unlike another place, a transform shifts no layout. */
      transform: translateY(calc(var(--kept-below, 0px) * -1));
      padding: 8px 16px calc(8px + env(safe-area-inset-bottom));
      border-top: 1px solid ${color.line};
      background: ${color.paper};
      box-shadow: ${theme.shadow.high};
    }
  }
  /* What comes later keeps its place: two lines of buttons on a phone, and a customer's last purchase above them. */
  & [data-tools] {
    min-height: 88px;
  }
  html[data-signed-in='true'] & [data-tools] {
    min-height: 112px;
  }
  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
  ${media.modal} {
    gap: 48px;
    & [data-buy] {
      padding: 24px;
    }
    & [data-tools] {
      min-height: 44px;
    }
    html[data-signed-in='true'] & [data-tools] {
      min-height: 68px;
    }
  }
  ${media.print} {
    grid-template-columns: 1fr 2fr;
    & [data-gallery] ul,
    & [data-box] > nav,
    & [data-action],
    & [data-tools] {
      display: none;
    }
    & [data-buy] {
      padding: 0;
    }
  }
`;
