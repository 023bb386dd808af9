import { formatKronur } from '../money/kronur.ts';
import { formatNumber } from '../text/icelandic.ts';

interface RepeatLine {
  isGone: boolean;
  lastQuantity: number;
  /** 0 where none can be had. */
  quantity: number;
  lastUnitPrice: number;
  unitPrice: number | null;
}

/** A whole sentence. */
interface RepeatChange {
  text: string;
  /** To the buyer's advantage. */
  isBetter: boolean;
}

const toWarning = (text: string): RepeatChange => ({ text, isBetter: false });

/** What of a line is another than last time; empty where nothing is. */
export function repeatChanges({
  isGone,
  lastQuantity,
  quantity,
  lastUnitPrice,
  unitPrice,
}: RepeatLine): RepeatChange[] {
  if (isGone) return [toWarning('Varan er ekki lengur í sölu og verður ekki með í pöntuninni.')];
  if (quantity === 0) return [toWarning('Varan er uppseld og verður ekki með í pöntuninni.')];
  return [
    ...quantityChange(lastQuantity, quantity).map(toWarning),
    ...(unitPrice === null || unitPrice === lastUnitPrice
      ? []
      : [
          {
            text: `Verðið hefur ${unitPrice > lastUnitPrice ? 'hækkað' : 'lækkað'}: var ${formatKronur(lastUnitPrice)}, er nú ${formatKronur(unitPrice)}.`,
            isBetter: unitPrice < lastUnitPrice,
          },
        ]),
  ];
}

function quantityChange(lastQuantity: number, quantity: number): string[] {
  const units = `${formatNumber(quantity)} stk.`;
  const lastUnits = `${formatNumber(lastQuantity)} stk.`;
  if (quantity < lastQuantity) return [`Magn til á lager: ${units} Síðast pantað: ${lastUnits}`];
  return quantity > lastQuantity ? [`Seld í stærri einingum: nú ${units}, síðast ${lastUnits}`] : [];
}
