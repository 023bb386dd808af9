/**
 * Words that shoppers use for the same goods, in the nominative. They may also be halves of compounds: who types klósetthreinsir finds
 * salernishreinsir.
 */
export const synonymGroups: readonly (readonly string[])[] = `
  klósettpappír salernispappír klósettrúlla salernisrúlla wc-pappír skeinipappír
  klósett salerni wc
  uppþvottalögur uppþvottasápa uppþvottaefni
  handspritt sótthreinsigel sprittgel
  ræstifata skúringafata moppufata
  ræstivagn skúringavagn þrifavagn
  hreinsir hreinsiefni hreingerningaefni
  glerhreinsir rúðuhreinsir gluggahreinsir rúðuúði
  gólfsápa skúringasápa gólfhreinsir
  drullusokkur stíflulosari
  ruslapoki sorppoki plastpoki
  flokkunarfata ruslafata sorptunna ruslatunna
  handþurrka pappírsþurrka
  eldhúsrúlla eldhúspappír
  servíetta munnþurrka
  verkstæðisrúlla iðnaðarpappír
  rykgríma andlitsgríma öndunargríma
  sýnileikavesti endurskinsvesti öryggisvesti
  heilgalli samfestingur
  heyrnarhlífar eyrnahlífar
  stígvél vaðstígvél
  tússpenni túss
  ljósritunarpappír prentarapappír prentpappír
  minnismiði límmiði
  rafhlaða batterí
  pappabolli pappamál kaffimál
  hnífapör borðbúnaður
  pappakassi flutningskassi
  límband límbandsrúlla límrúlla teip
  strekkifilma plastfilma vöfðufilma
  bóluplast loftbóluplast
  pera ljósapera
  vasaljós luktarljós handlukt
  framlengingarsnúra rafmagnssnúra kapall
  sjúkrakassi sjúkrataska skyndihjálparkassi
  sófi legubekkur
  sjampó hársápa
  bleyja bleia
  kex smákaka
  nammi sælgæti
  skæri klippur
  regnjakki regnstakkur regnúlpa
  skrifborðsstóll skrifstofustóll
  áherslupenni yfirstrikunarpenni
  klútur tuska
  moppa skúringamoppa gólfmoppa
  eyrnatappi heyrnartappi
  l lítri
  ml millilítri
  g gramm
  kg kíló kílógramm
  m metri
  cm sentimetri sm
  mm millimetri
  stk stykki
`
  .trim()
  .split(/\n\s*/)
  .map((line) => line.split(' '));

const groupsByWord = Map.groupBy(
  synonymGroups.flatMap((group) => group.map((word) => ({ word, group }))),
  ({ word }) => word,
);

/** Other words for the same, given a nominative. */
export function synonymsOf(lemma: string): string[] {
  const groups = groupsByWord.get(lemma) ?? [];
  return groups.flatMap(({ group }) => group.filter((other) => other !== lemma));
}
