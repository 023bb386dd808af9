import type { Letter } from '../../mail/letter.ts';

/** Asks the owner of an address to confirm it. */
export function confirmationLetter(name: string, url: string): Letter {
  return {
    subject: 'Staðfesting á netfangi',
    preview: 'Vinsamlegast staðfestið netfangið til að geta pantað.',
    heading: 'Vinsamlegast staðfestið netfangið',
    paragraphs: [
      `Fyrir: ${name}`,
      'Aðgangur hefur verið stofnaður með þessu netfangi. Þú getur skoðað vörur og sett í körfu strax, en til að panta þarf að staðfesta netfangið.',
    ],
    action: { label: 'Staðfesta netfang', url },
    note: 'Hlekkurinn gildir í sjö daga og virkar einu sinni. Ef þú baðst ekki um aðgang geturðu hunsað þennan póst.',
  };
}

/** For a customer whose address is already proven. */
export function welcomeLetter(name: string, url: string): Letter {
  return {
    subject: 'Velkomin í viðskipti',
    preview: 'Aðgangurinn er tilbúinn.',
    heading: 'Aðgangurinn er tilbúinn',
    paragraphs: [`Fyrir: ${name}`, 'Nú getur þú pantað, séð reikninga og vistað uppáhaldsvörur.'],
    action: { label: 'Mínar síður', url },
  };
}
