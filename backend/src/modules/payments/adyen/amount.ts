/** Adyen counts krónur with two decimals, unlike ISO 4217 (its table of currency codes says so). */
const minorUnitsPerKrona = 100;

/** An amount as Adyen names it. */
export interface AdyenAmount {
  currency: string;
  value: number;
}

/** @throws RangeError for what are no whole krónur from 0 on */
export function toAdyenAmount(kronur: number): { currency: 'ISK'; value: number } {
  const value = kronur * minorUnitsPerKrona;
  if (!Number.isSafeInteger(kronur) || kronur < 0 || !Number.isSafeInteger(value))
    throw new RangeError(`${kronur} is no amount in whole krónur`);
  return { currency: 'ISK', value };
}

/** Krónur of an amount. @throws RangeError for another currency, and for aurar, which no price of the shop has */
export function toKronur({ currency, value }: AdyenAmount): number {
  const kronur = value / minorUnitsPerKrona;
  if (currency !== 'ISK' || !Number.isSafeInteger(value) || !Number.isInteger(kronur) || kronur < 0)
    throw new RangeError(`${value} ${currency} is no amount in whole krónur`);
  return kronur;
}
