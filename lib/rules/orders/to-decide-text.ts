import { formatNumber } from '../text/icelandic.ts';
import { isSingular } from '../text/plural.ts';

/** '1 pöntun bíður samþykkis', '3 pantanir bíða samþykkis', '21 pöntun bíður samþykkis'. */
export function toDecideText(count: number): string {
  return `${formatNumber(count)} ${isSingular(count) ? 'pöntun bíður' : 'pantanir bíða'} samþykkis`;
}
