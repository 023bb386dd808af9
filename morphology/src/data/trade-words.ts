/*
 * Lemmas of the trade that the word list lacks or hides among the forms of commoner words. They count as headwords: a form that
 * may be theirs counts as theirs too.
 */
export const tradeNouns: readonly string[] = `
  áfylling akrýl ammóníak andlitsgríma bali blandari bleia blek bleyja borði bökun bréfabindi bréfaklemma díóða drullusokkur
  dæla eyrnatappi fatnaður ferna festing filma flís froðusápa gámur gatari gel gifs gleraugu glýserín gormur gríma
  grisja hanski hárnet heftari heftiplástur hetta hilla hitamælir hlíf hreinsir hrærari hulstur húðkrem hækja ílát
  innlegg karfa keðja kísill kítti klemma klippa klór krukka krús kútur kveikjari latex leirtau lok loka lyftari lögur
  mappa maski moppa motta mýkir mælir nítríl ofnhreinsir opnari pakkning parket pera pinni plastfilma pólýester
  pólýprópýlen pólýúretan prentari pumpa rafhlaða ræma ræsting saxari servíetta sett sía sílikon skafa skammtari skanni
  skrá skrapa skrúbbur skrúfa skurðbretti skæri sleif smokkur sorptunna spaði spjald sprauta sprey spritt standur statíf
  strekkifilma sög tappi taska teip tengi teppi teygja toppur trekt tuska túss tússpenni tæki umslag úðabrúsi úði vaskur
  ventill vinkill vínyl yddari örtrefjar öxi þeytari þurrka þurrkari þvaga þynnir
`
  .trim()
  .split(/\s+/);

export const tradeAdjectives: readonly string[] = `
  alhliða dauðhreinsaður einnota fjölnota margnota tvíhliða einangraður endurunninn endurvinnanlegur fóðraður galvaniseraður glær gúmmíhúðaður húðaður
  innpakkaður lagskiptur lífbrjótanlegur ljós niðurbrjótanlegur ofnæmisprófaður prjónaður púðurlaus rakadrægur
  ryðfrír sótthreinsaður staflanlegur stillanlegur vatnsheldur vottaður þráðlaus
`
  .trim()
  .split(/\s+/);
