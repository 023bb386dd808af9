import { expect, test as playwrightTest } from '@playwright/test';

/** A journey; it fails when a page's policy refused a script. */
export const test = playwrightTest.extend<{ refusedScripts: undefined }>({
  page: async ({ page, context }, use) => {
    await use(page);
    // What a journey changes on the way may still be under way at its end, which says nothing about it.
    const places = [context, ...context.pages()];
    await Promise.all(places.map((place) => place.unrouteAll({ behavior: 'ignoreErrors' })));
  },
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
