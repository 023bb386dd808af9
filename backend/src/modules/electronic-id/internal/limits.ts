const windowSeconds = 600;

/** Starts per ten minutes: per phone number, so that no phone is rung without end, and per address (reliability F28). */
const limit = (key: string, tries: number) =>
  ({ key: `electronic:${key}`, tries, windowSeconds, countsSuccess: true }) as const;

export const startsPerNumber = (pseudonym: string) => limit(pseudonym, 3);
export const startsPerAddress = (network: string) => limit(network, 30);
