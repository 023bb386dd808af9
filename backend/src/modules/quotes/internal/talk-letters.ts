import type { Letter } from '../../mail/letter.ts';

interface Asked {
  number: string;
  customer: { name: string };
  askedBy: string;
  /** May be empty. */
  text: string;
}

/** Mail to the store when a buyer asks for a quote. */
export function requestLetter({ number, customer, askedBy, text }: Asked, site: string): Letter {
  return {
    subject: `Beiðni um tilboð ${number}: ${customer.name}`,
    preview: 'Beiðnin bíður svars.',
    heading: `Beiðni um tilboð ${number}`,
    paragraphs: [`Viðskiptavinur: ${customer.name}\nSkráð af: ${askedBy}`, ...(text ? [text] : [])],
    action: { label: 'Skoða beiðnir', url: `${site}/auth/home` },
  };
}

/** Mail to the store when a buyer takes back what they asked for. */
export function takenBackLetter({ number, customer, askedBy }: Omit<Asked, 'text'>): Letter {
  return {
    subject: `Beiðni um tilboð ${number} afturkölluð: ${customer.name}`,
    preview: 'Beiðninni þarf ekki að svara.',
    heading: `Beiðni um tilboð ${number} afturkölluð`,
    paragraphs: [
      `Viðskiptavinur: ${customer.name}\nAfturkallað af: ${askedBy}`,
      'Beiðninni þarf ekki að svara.',
    ],
  };
}

/** Mail to the store when a buyer answers an offer with another. */
export function counterLetter({ number, customer, askedBy, text }: Asked, site: string): Letter {
  return {
    subject: `Gagntilboð við tilboði ${number}: ${customer.name}`,
    preview: 'Gagntilboðið bíður svars.',
    heading: `Gagntilboð við tilboði ${number}`,
    paragraphs: [`Viðskiptavinur: ${customer.name}\nSkráð af: ${askedBy}`, ...(text ? [text] : [])],
    action: { label: 'Skoða beiðnir', url: `${site}/auth/home` },
  };
}

/** Mail to the store when a buyer writes on a quote. */
export function buyerMessageLetter({ number, customer, askedBy, text }: Asked, site: string): Letter {
  return {
    subject: `Skilaboð um tilboð ${number}: ${customer.name}`,
    preview: `${askedBy} skrifaði um tilboðið.`,
    heading: `Skilaboð um tilboð ${number}`,
    paragraphs: [`Viðskiptavinur: ${customer.name}\nFrá: ${askedBy}`, text],
    action: { label: 'Opna Mínar síður', url: `${site}/auth/home` },
  };
}

/** Mail to the customer when an agent writes on a quote. */
export function agentMessageLetter(
  {
    number,
    quoteId,
    customer,
    agent,
    text,
  }: {
    number: string;
    quoteId: number;
    customer: { name: string };
    agent: { name: string; email: string };
    text: string;
  },
  site: string,
): Letter {
  return {
    subject: `Skilaboð um tilboð ${number} frá Vörulind`,
    preview: `${agent.name} skrifaði um tilboðið.`,
    heading: `Skilaboð um tilboð ${number}`,
    paragraphs: [`Fyrir: ${customer.name}`, text],
    action: { label: 'Svara', url: `${site}/auth/quotes/${quoteId}` },
    note: `Frá ${agent.name}, ${agent.email}.`,
  };
}
