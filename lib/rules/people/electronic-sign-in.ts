/** Milliseconds between the questions whether the phone has answered (specification §9). */
export const pollIntervalMs = 3500;
/** The question at which the time is up: 24 × 3.5 s = 84 s. */
export const maximumPolls = 24;

/* Texts of specification §8.1. */
export const startFailureMessage = 'Villa kom upp við að hefja auðkenningu.';
/** For logs: what the call's error says, as the specification words it. */
export const startFailedError = 'Could not start authentication';
export const outOfTimeMessage = 'Tíminn er útrunninn, vinsamlegast reynið aftur';
export const statusErrorMessage = 'Notandi hætti við eða rann út á tíma, vinsamlegast reynið aftur.';
export const noUserMessage =
  'Enginn notandi skráður með þessari kennitölu, þú þarft að fara í gegnum nýskráningu fyrst.';
/** The specification has no text for this. */
export const idInUseMessage =
  'Aðgangur með þessari kennitölu var stofnaður með netfangi og lykilorði. Skráðu þig inn með þeim í þessum vafra núna og eftir það duga rafræn skilríki. Ef þú stofnaðir ekki aðganginn: vinsamlegast hafið samband við þjónustuver.';
export const userInfoFailureMessage = 'Gat ekki auðkennt notanda, vinsamlegast reynið aftur.';
