import type { Letter } from '../../mail/letter.ts';

/** The link to choose a new password. */
export function resetLetter(email: string, url: string): Letter {
  return {
    subject: 'Nýtt lykilorð',
    preview: 'Hlekkur til að velja nýtt lykilorð.',
    heading: 'Veldu nýtt lykilorð',
    paragraphs: [`Beðið var um að breyta lykilorði aðgangsins með netfangið ${email}.`],
    action: { label: 'Velja nýtt lykilorð', url },
    note: 'Hlekkurinn gildir í eina klukkustund og virkar einu sinni. Ef þú baðst ekki um þetta geturðu hunsað þennan póst; lykilorðið breytist þá ekki.',
  };
}

/** The link to sign in without a password. */
export function signInLetter(email: string, url: string): Letter {
  return {
    subject: 'Innskráningarhlekkur',
    preview: 'Hlekkur til að skrá þig inn án lykilorðs.',
    heading: 'Skráðu þig inn',
    paragraphs: [`Beðið var um hlekk til innskráningar með netfanginu ${email}.`],
    action: { label: 'Skrá mig inn', url },
    note: 'Hlekkurinn gildir í eina klukkustund og virkar einu sinni. Ef þú baðst ekki um þetta skaltu ekki opna hann og ekki áframsenda hann.',
  };
}

/** Notifies the owner, who may not have been the one who did it. */
export function passwordChangedLetter(url: string): Letter {
  return {
    subject: 'Lykilorðinu hefur verið breytt',
    preview: 'Ef þú gerðir það ekki skaltu bregðast við strax.',
    heading: 'Lykilorðinu hefur verið breytt',
    paragraphs: [
      'Allar innskráningar sem voru opnar hafa verið felldar úr gildi. Skráðu þig inn með nýja lykilorðinu.',
      'Ef þú breyttir lykilorðinu ekki: vinsamlegast veljið nýtt lykilorð strax og hafið samband við okkur.',
    ],
    action: { label: 'Innskráning', url },
  };
}
