'use client';

import { useState } from 'react';
import styled from 'styled-components';
import { Field } from '@/components/ui/field.tsx';
import { LinkButton } from '@/components/ui/link-button.tsx';
import { Select } from '@/components/ui/select.tsx';
import {
  labelSheets,
  labelsPerSheet,
  maximumLabels,
  type LabelCode,
  type LabelSheetName,
} from '@/lib/rules/products/label-sheets.ts';
import { productCountText } from '@/lib/rules/orders/cart-label.ts';
import { labelFilePath } from '@/lib/rules/routes/label-paths.ts';
import { formatNumber } from '@/lib/rules/text/icelandic.ts';
import { readWholeNumber } from '@/lib/rules/text/whole-number.ts';
import { LabelCopies, type LabelProduct } from './label-copies.tsx';

const sheetTexts: Readonly<Record<LabelSheetName, string>> = {
  '24': `24 á örk, ${formatSize('24')}`,
  '65': `65 á örk, ${formatSize('65')}`,
};

function formatSize(sheet: LabelSheetName): string {
  const { width, height } = labelSheets[sheet];
  return `${formatNumber(width)} × ${formatNumber(height)} mm`;
}

interface Props {
  products: readonly LabelProduct[];
  /** How many there are, where the first of them are shown. */
  total: number;
  /** Goods among them that are not sold any more. */
  goneCount: number;
}

/** Which sheet and code, and how many labels of each product; the link downloads them as they are chosen. */
export function LabelChooser({ products, total, goneCount }: Props) {
  const [sheet, setSheet] = useState<LabelSheetName>('24');
  const [code, setCode] = useState<LabelCode>('qr');
  const [usedLabels, setUsedLabels] = useState(0);
  const [counts, setCounts] = useState<Readonly<Record<string, number>>>({});
  const copies = products.map(({ id }) => ({ productId: id, count: counts[id] ?? 1 }));
  const printed = copies.filter(({ count }) => count > 0);
  const labelCount = printed.reduce((sum, { count }) => sum + count, 0);
  const perSheet = labelsPerSheet(sheet);
  const skip = Math.min(usedLabels, perSheet - 1);
  const sheetCount = Math.ceil((skip + labelCount) / perSheet);
  const shownCount = products.length + goneCount;
  return (
    <ChooserStack>
      {total > shownCount && (
        <p>
          Fyrstu {formatNumber(shownCount)} af {formatNumber(total)} vörum eru hér. Þrengdu leitina eða notaðu
          styttri lista til að fá hinar.
        </p>
      )}
      {goneCount > 0 && <p>Ekki lengur í sölu, og fá engan miða: {productCountText(goneCount)}.</p>}
      <div data-settings>
        <Select
          label="Límmiðaörk"
          value={sheet}
          onChange={({ target }) => setSheet(target.value === '65' ? '65' : '24')}
        >
          <option value="24">{sheetTexts['24']}</option>
          <option value="65">{sheetTexts['65']}</option>
        </Select>
        <Select
          label="Kóði"
          hint="QR-kóðinn opnar flýtipöntun með vörunni. Vara án strikamerkis fær alltaf QR-kóða."
          value={code}
          onChange={({ target }) => setCode(target.value === 'ean' ? 'ean' : 'qr')}
        >
          <option value="qr">QR-kóði</option>
          <option value="ean">Strikamerki vörunnar</option>
        </Select>
        <Field
          kind="quantity"
          label="Notaðir miðar á fyrstu örk"
          min={0}
          max={perSheet - 1}
          value={String(usedLabels)}
          onChange={({ target }) => setUsedLabels(readWholeNumber(target.value) ?? 0)}
        />
      </div>
      <LabelCopies
        products={products}
        copies={copies}
        onChange={(productId, count) => setCounts({ ...counts, [productId]: count })}
      />
      <p role="status">
        {labelCount > maximumLabels
          ? `Mest ${formatNumber(maximumLabels)} miðar komast í eina skrá.`
          : `Miðar: ${formatNumber(labelCount)}. Arkir: ${formatNumber(sheetCount)}.`}
      </p>
      {labelCount > 0 && labelCount <= maximumLabels && (
        <LinkButton href={labelFilePath({ sheet, code, skip, copies: printed })} download>
          Sækja hillumiða (PDF)
        </LinkButton>
      )}
      <p data-soft>Prentaðu í raunstærð (100%), án þess að laga að síðu.</p>
    </ChooserStack>
  );
}

const ChooserStack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: var(--space-4);
  & [data-settings] {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 240px), 1fr));
    align-items: start;
    gap: var(--space-4);
    width: 100%;
  }
  & [data-soft] {
    color: var(--color-ink-soft);
    font-size: var(--text-small);
  }
`;
