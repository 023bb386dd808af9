import type { Letter } from '../../mail/letter.ts';

/** Invites someone to join a company. */
export function invitationLetter(companyName: string, roleName: string, url: string): Letter {
  return {
    subject: `Boð um aðgang: ${companyName}`,
    preview: 'Vinsamlegast samþykkið boðið til að geta verslað fyrir fyrirtækið.',
    heading: 'Þér er boðinn aðgangur',
    paragraphs: [
      `Fyrirtæki: ${companyName}\nHlutverk: ${roleName}`,
      'Með hlekknum hér að neðan samþykkir þú boðið. Ef þú ert með aðgang hjá okkur skráir þú þig inn, annars stofnar þú aðgang fyrst.',
    ],
    action: { label: 'Skoða boðið', url },
    note: 'Hlekkurinn gildir í sjö daga og virkar einu sinni. Ef þú þekkir ekki fyrirtækið geturðu hunsað þennan póst.',
  };
}
