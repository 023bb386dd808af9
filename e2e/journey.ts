import { expect, test as playwrightTest } from '@playwright/test';

/** A journey; it fails when a page's policy refused a script. */
export const test = playwrightTest.extend<{ refusedScripts: undefined }>({
  refusedScripts: [
    async ({ context }, use) => {
      const refused: string[] = [];
      context.on('console', (message) => {
        if (message.text().includes('Content Security Policy')) refused.push(message.text());
      });
      await use(undefined);
      expect(refused).toEqual([]);
    },
    { auto: true },
  ],
});
