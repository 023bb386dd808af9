import { agentCustomers } from './agent-customers.ts';
import { agentSsn, baldur, hotel } from './named.ts';

/** A quote of the demo, with everything to be seeded. */
export interface QuotePlan {
  ssn: string;
  status: 'Requested' | 'Draft' | 'Sent' | 'Accepted' | 'Expired';
  /** The agent's words, or the buyer's where it is asked for. */
  message: string;
  /** Age in days. */
  daysAgo: number;
  /** Days from now to its last day. */
  validDays: number;
  salesCodes: readonly string[];
  /** Position of the first product, by popularity. */
  from: number;
  lines: number;
  /** Percent off on top of the customer's own terms. */
  extraPercent: number;
  /** Prices have changed since. */
  hasMoved: boolean;
  /** The first product has become short in stock. */
  isShort: boolean;
  /** The last product may be taken in place of the one before. */
  hasAlternative: boolean;
  /** Who is no customer yet; `ssn` is the agent's then. */
  prospect: { prospectName: string; prospectEmail: string } | null;
}

const defaults = {
  message: '',
  daysAgo: 5,
  validDays: 9,
  salesCodes: ['HRE', 'PAP'],
  from: 0,
  lines: 4,
  extraPercent: 5,
  hasMoved: false,
  isShort: false,
  hasAlternative: false,
  prospect: null,
} as const;

/**
 * One of each status for the purchaser and for the hotel, which has another one that exceeds the stock, and one that it asks for;
 * and one for somebody who is no customer yet.
 */
export function planQuotesOfEachStatus(): QuotePlan[] {
  const each = [baldur, hotel].flatMap((ssn, index): QuotePlan[] => {
    const from = 40 * index;
    return [
      {
        ...defaults,
        ssn,
        from,
        status: 'Expired',
        daysAgo: 60,
        validDays: -45,
        salesCodes: ['KAF'],
        message: 'Haustverð á kaffi og tilheyrandi.',
      },
      { ...defaults, ssn, from, status: 'Accepted', daysAgo: 12, salesCodes: ['HLI', 'VER'], lines: 3 },
      {
        ...defaults,
        ssn,
        from: from + 8,
        status: 'Sent',
        hasMoved: true,
        hasAlternative: true,
        message:
          'Sæll Baldur.\n\nHér er tilboð í hreinlætisvörur fyrir veturinn eins og við ræddum. Verðið er lægra en samningsverð ykkar.\n\nBestu kveðjur, Vala',
      },
      {
        ...defaults,
        ssn,
        from: from + 20,
        status: 'Draft',
        daysAgo: 1,
        validDays: 13,
        salesCodes: ['HUS', 'KAF'],
      },
    ];
  });
  const short: QuotePlan = {
    ...defaults,
    ssn: hotel,
    from: 60,
    lines: 2,
    status: 'Sent',
    daysAgo: 8,
    validDays: 3,
    isShort: true,
    message: 'Stór pöntun á pappír, sem við ræddum í síma.',
  };
  const asked: QuotePlan = {
    ...defaults,
    ssn: hotel,
    from: 64,
    lines: 2,
    status: 'Requested',
    daysAgo: 1,
    extraPercent: 0,
    message: 'Okkur vantar þetta fyrir ráðstefnu í desember. Fæst betra verð ef við tökum allt í einu?',
  };
  const toProspect: QuotePlan = {
    ...defaults,
    ssn: agentSsn,
    from: 72,
    lines: 3,
    status: 'Sent',
    daysAgo: 2,
    message: 'Takk fyrir spjallið. Hér er tilboð í það sem við fórum yfir, til að byrja með.',
    prospect: { prospectName: 'Gistiheimilið Stuðlaberg', prospectEmail: 'gisting@studlaberg.test' },
  };
  return [...each, short, asked, toProspect];
}

/** Quotes of customers to call before the offer expires. */
export function planDueQuotes(): QuotePlan[] {
  const companies = agentCustomers().filter(
    ({ ssn, isActive, isConfirmed, creditLimit }) =>
      Number(ssn[0]) >= 4 && isActive && isConfirmed && (creditLimit ?? 0) >= 300_000,
  );
  return companies.slice(0, 5).map(({ ssn }, index) => ({
    ...defaults,
    ssn,
    from: 4 * index,
    lines: 2 + (index % 3),
    status: 'Sent',
    daysAgo: 12 - index,
    validDays: 1 + index,
    salesCodes: ['HRE', 'PAP', 'HLI', 'KAF'],
  }));
}
