/*
 * Lemmas of the trade that the word list lacks or hides among the forms of commoner words. They count as headwords: a form
 * that may be theirs is taken to be theirs too.
 */
export const tradeNouns: readonly string[] = `
  akrýl ammóníak andlitsgríma áfylling bali blandari bleia bleyja blek borði bréfabindi bréfaklemma díóða dæla eyrnatappi
  fatnaður ferna festing filma flís froðusápa gatari gámur gel gifs glýserín gormur grisja gríma hanski hárnet heftari hetta
  hilla hitamælir hlíf hreinsir hrærari hulstur húðkrem hækja ílát innlegg karfa keðja kísill kítti klemma klippa klór krukka
  kveikjari latex leirtau lok loka lyftari lögur mappa moppa motta mýkir mælir nítríl ofnhreinsir opnari örtrefjar pakkning
  parket pera pinni plastfilma pólýester pólýprópýlen pólýúretan prentari pumpa rafhlaða ræma ræsting saxari sett servíetta
  sílikon skammtari skanni skrapa skrá skrúbbur skrúfa skurðbretti skæri sleif sorptunna spaði spjald sprauta spritt standur
  statíf strekkifilma sög tappi taska teip tengi teygja toppur trekt tuska túss tússpenni umslag úðabrúsi úði vaskur ventill
  vinkill vínyl yddari þeytari þurrka þurrkari þvaga þynnir
`
  .trim()
  .split(/\s+/);

export const tradeAdjectives: readonly string[] = `
  dauðhreinsaður einangraður endurunninn endurvinnanlegur fóðraður galvaniseraður glær gúmmíhúðaður húðaður
  innpakkaður lagskiptur lífbrjótanlegur ljós niðurbrjótanlegur ofnæmisprófaður prjónaður púðurlaus rakadrægur
  ryðfrír sótthreinsaður staflanlegur stillanlegur vatnsheldur vottaður þráðlaus
`
  .trim()
  .split(/\s+/);
