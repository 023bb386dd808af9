import { formatNumber } from '../text/icelandic.ts';

/** '1 pöntun bíður samþykkis', '3 pantanir bíða samþykkis'. */
export function toDecideText(count: number): string {
  return count === 1 ? '1 pöntun bíður samþykkis' : `${formatNumber(count)} pantanir bíða samþykkis`;
}
