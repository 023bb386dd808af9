import { noAccents, prefix, typo } from './queries-as-typed.ts';
import { compound, exact, inflected } from './queries-by-form.ts';
import type { Query } from './query.ts';

const brand: Query[] = [
  ['skjaldmey', /hanskar/i],
  ['skjaldmey nítríl', /^Nítrílhanskar/],
  ['dögglind handsápa', /handsápa/i],
  ['dogglind', /sápa|sápu|sjampó|áburður|snyrtivörur/i],
  ['morgunroði kaffi', /kaffi/i],
  ['fjaðurpenni', /penni|blýantur|túss/i],
  ['þvottabjörn', /þvott/i],
];

const synonym: Query[] = [
  ['klósettpappír', /^Salernispappír/],
  ['klósetthreinsir', /^Salernishreinsir/],
  ['wc pappír', /^Salernispappír/],
  ['batterí', /rafhlöður/i],
  ['skúringafata', /^Ræstifata/],
  ['endurskinsvesti', /^Sýnileikavesti/],
  ['munnþurrkur', /^Servíettur/],
  ['rúðuúði', /^Glerhreinsir/],
  ['pappamál', /^Pappabollar/],
  ['teip', /límband/i],
  ['ljósapera', /^Díóðupera/],
  ['skyndihjálparkassi', /^Sjúkrakassi/],
  ['sorppokar', /^Ruslapokar/],
  ['vaðstígvél', /^Stígvél/],
  ['límbandsrúllur', /límband/i],
  ['klósettrúllur', /^Salernispappír/],
  ['regnstakkur', /^Regnjakki/],
  ['handsápa 5 lítrar', /handsápa.* 5 l/],
  ['tissjú', /^Andlitsþurrkur|^Vasaklútar/],
  ['snýtubréf', /^Andlitsþurrkur|^Vasaklútar/],
  ['rykmaski', /gríma/i],
  ['uppvöskunarlögur', /^Uppþvottalögur/],
  ['strákústur', /^Sópur|kústur/],
  ['handkrem', /^Handáburður/],
  ['gardínur', /^Myrkvunartjöld/],
  ['led pera', /pera/i],
  ['áltrappa', /^Stigi/],
  ['benslabönd', /^Dragbönd/],
  ['stíflueyðir', /^Stífluhreinsir/],
  ['rubber gloves', /hanskar/i],
  ['toilet paper', /salernis/i],
  ['post it', /^Minnismiðar/],
  ['regngalli', /^Regn/],
];

/** Stop words and words without matches do no harm. */
const sentence: Query[] = [
  ['hanskar fyrir vinnu', /hanskar/i],
  ['mig vantar ruslapoka', /^Ruslapokar/],
  ['sápa í skammtara', /sápa.*skammtara|sápuskammtari/i],
  ['pokar úr pappír', /^Burðarpoki úr pappír/],
  ['ódýr salernispappír', /^Salernispappír/],
  ['bleikur hjólastóll', /^Hjólastóll/],
  ['svartir ruslapokar 120 lítra', /^Ruslapokar/],
  ['te og kaffi', /kaffi|te |espresso/i],
  ['lím fyrir ruslapoka', /^Ruslapokar/],
  ['hanskar handa mér', /hanskar/i],
  ['salernispappír ódýr', /^Salernispappír/],
  ['handsápa 5 l', /handsápa.* 5 l/],
  ['handsápa 5l', /handsápa.* 5 l/],
  ['hvar fæ ég hanska', /hanskar/i],
  ['góður skrifborðsstóll', /^Skrifborðsstóll/],
  ['sterkir hanskar', /hanskar/i],
  ['fljótandi þvottaefni', /þvottaefni/i],
  ['öryggisskór nr 44', /skór.*44/i],
  ['pappír í ljósritunarvél', /pappír/i],
];

export const queries = { exact, inflected, compound, typo, noAccents, prefix, brand, synonym, sentence };
export type Kind = keyof typeof queries;

/** Required percentage of a kind's queries with a hit among the first five. */
export const minHitShare: Record<Kind, number> = {
  exact: 100,
  inflected: 95,
  compound: 90,
  typo: 90,
  noAccents: 95,
  prefix: 95,
  brand: 95,
  synonym: 95,
  sentence: 90,
};
