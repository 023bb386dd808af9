import { Fragment } from 'react';
import { formatNumber } from '@/lib/rules/text/icelandic.ts';
import { SumRow } from './sum-row.tsx';

interface Props {
  /** `rate` in percent, amounts in krónur. */
  vatLines: readonly { rate: number; net: number; tax: number }[];
  net: number;
  tax: number;
  gross: number;
}

/** Rows of a document's sum: what each rate is of where there are several, then the totals. */
export function VatRows({ vatLines, net, tax, gross }: Props) {
  const [only, ...others] = vatLines;
  const isOneRate = only !== undefined && others.length === 0;
  return (
    <>
      {!isOneRate &&
        vatLines.map((line) => (
          <Fragment key={line.rate}>
            <SumRow term={`Án vsk., ${formatNumber(line.rate)}% þrep`} amount={line.net} />
            <SumRow term={`Vsk. (${formatNumber(line.rate)}%)`} amount={line.tax} />
          </Fragment>
        ))}
      <SumRow term="Samtals án vsk." amount={net} />
      <SumRow term={`Virðisaukaskattur${isOneRate ? ` (${formatNumber(only.rate)}%)` : ''}`} amount={tax} />
      <SumRow term="Samtals með vsk." amount={gross} total />
    </>
  );
}
