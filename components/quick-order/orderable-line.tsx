'use client';

import Link from 'next/link';
import { TrashIcon } from '@/components/ui/icons.tsx';
import { BucketImage } from '@/components/ui/image.tsx';
import { Price } from '@/components/ui/price.tsx';
import type { AnsweredLine } from '@/lib/quick-order/resolve-lines.ts';
import type { QuickOrderProduct } from '@/lib/quick-order/queries.ts';
import { productHref } from '@/lib/rules/routes/addresses.ts';
import { formatNumber } from '@/lib/rules/text/icelandic.ts';
import { stockStatus } from '@/lib/rules/products/stock-status.ts';
import { CommittedInput } from './committed-input.tsx';
import type { LineActions } from './line-actions.ts';

interface Props extends LineActions {
  line: AnsweredLine;
  product: QuickOrderProduct;
}

/** A line that can be ordered: which product, what there is of it, what it costs, and what was corrected. */
export function OrderableLine({ line, product, onChange, onRemove }: Props) {
  const { tone, text } = stockStatus(product);
  const unitPrice = product.price?.priceWithTax ?? 0;
  return (
    <li>
      <span data-picture aria-hidden>
        <BucketImage image={product.images[0]} alt="" sizes="48px" />
      </span>
      <div data-name>
        <Link href={productHref(product)} prefetch={false}>
          {product.name}
        </Link>
        <small>
          {product.sku} · <span data-tone={tone}>{text}</span>
        </small>
      </div>
      <div data-quantity>
        <CommittedInput
          key={line.units}
          label={`Magn: ${product.name}`}
          inputMode="decimal"
          value={formatNumber(line.units)}
          onCommit={(quantity) => onChange(line.id, { quantity })}
        />
      </div>
      <div data-price>
        <strong>
          <Price amount={unitPrice * line.units} />
        </strong>
        <small>
          <Price amount={unitPrice} /> stk.
        </small>
      </div>
      <button
        type="button"
        data-remove
        aria-label={`Fjarlægja ${product.name}`}
        onClick={() => onRemove(line)}
      >
        <TrashIcon />
      </button>
      {line.corrected && (
        <span data-said role="status">
          {line.corrected}
        </span>
      )}
    </li>
  );
}
