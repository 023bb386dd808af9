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

/** What of a line is another than last time, in whole sentences; empty where nothing is. */
export function repeatChanges({
  isGone,
  lastQuantity,
  quantity,
  lastUnitPrice,
  unitPrice,
}: RepeatLine): string[] {
  if (isGone) return ['Varan er ekki lengur í sölu og verður ekki með í pöntuninni.'];
  if (quantity === 0) return ['Varan er uppseld og verður ekki með í pöntuninni.'];
  return [
    ...quantityChange(lastQuantity, quantity),
    ...(unitPrice === null || unitPrice === lastUnitPrice
      ? []
      : [
          `Verðið hefur ${unitPrice > lastUnitPrice ? 'hækkað' : 'lækkað'}: var ${formatKronur(lastUnitPrice)}, er nú ${formatKronur(unitPrice)}.`,
        ]),
  ];
}

function quantityChange(lastQuantity: number, quantity: number): string[] {
  const units = `${formatNumber(quantity)} stk.`;
  const lastUnits = `${formatNumber(lastQuantity)} stk.`;
  if (quantity < lastQuantity) return [`Magn til á lager: ${units} Síðast voru pöntuð ${lastUnits}`];
  return quantity > lastQuantity ? [`Seld í stærri einingum: nú ${units}, síðast ${lastUnits}`] : [];
}
