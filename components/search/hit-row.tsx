import { BucketImage } from '@/components/ui/image.tsx';
import { Price } from '@/components/ui/price.tsx';
import { stockWords } from '@/lib/rules/stock-words.ts';
import type { Hit } from '@/lib/search/queries.ts';
import { MarkedText } from './marked-text.tsx';

/** A found product in one line; without a price where the visitor may not see it. */
export function HitRow({ hit }: { hit: Hit }) {
  const { tone, text } = stockWords(hit);
  return (
    <>
      <span data-picture aria-hidden>
        <BucketImage image={hit.image} alt="" sizes="48px" />
      </span>
      <span data-facts>
        <b>
          <MarkedText parts={hit.name} />
        </b>
        <small>
          <span>{hit.sku}</span>
          {hit.brand && <span>{hit.brand}</span>}
        </small>
      </span>
      <span data-buy>
        {hit.price !== null && <Price amount={hit.price} />}
        <small data-tone={tone}>{text}</small>
      </span>
    </>
  );
}
