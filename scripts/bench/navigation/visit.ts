import type { Browser, Page } from '@playwright/test';

/** How somebody is on the shop. */
export interface Condition {
  readonly input: 'mouse' | 'finger';
  /** A processor four times slower, behind Fast 4G. */
  readonly isSlow: boolean;
}

export const conditions: readonly Condition[] = [
  { input: 'mouse', isSlow: false },
  { input: 'finger', isSlow: false },
  { input: 'mouse', isSlow: true },
  { input: 'finger', isSlow: true },
];

export function conditionName({ input, isSlow }: Condition): string {
  return `${input}, ${isSlow ? '4 × slower, Fast 4G' : 'no throttling'}`;
}

const slowdown = 4;
/** Fast 4G of the developer tools: bytes a second, ms of latency. */
const fast4g = { downloadThroughput: 1_012_500, uploadThroughput: 168_750, latency: 165, offline: false };

/** A visitor of their own: nothing cached, no cookies. */
export async function openVisit(browser: Browser, { input, isSlow }: Condition): Promise<Page> {
  const isPhone = input === 'finger';
  const viewport = isPhone ? { width: 390, height: 844 } : { width: 1440, height: 900 };
  const context = await browser.newContext({ viewport, hasTouch: isPhone, isMobile: isPhone });
  const page = await context.newPage();
  if (isSlow) {
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', fast4g);
  }
  return page;
}
