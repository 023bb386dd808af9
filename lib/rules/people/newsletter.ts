/** What who signs up agrees to; kept with the address as it was shown. */
export const newsletterConsent =
  'Já takk, ég vil fá tilboð og fréttir í tölvupósti. Ég get afskráð mig hvenær sem er.';

/** Days that the link of the confirming mail is good for. */
export const newsletterLinkDays = 7;

/** Where the links of the list's mails lead; the token stands behind `#`, which no server and no other site gets to see. */
export const newsletterPaths = {
  signUp: '/postlisti',
  confirm: '/postlisti/stadfesta',
  leave: '/postlisti/afskra',
} as const;
