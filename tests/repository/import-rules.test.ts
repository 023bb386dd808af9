import { describe, expect, it } from 'vitest';
import { importOffences } from '../../scripts/checks/import-rules.ts';

/** [file, specifier]: an import that the table of allowed imports forbids. */
const forbidden = [
  ['lib/rules/money/kronur.ts', '../../io/graphql.ts'],
  ['lib/rules/money/kronur.ts', 'zod'],
  ['lib/rules/money/kronur.ts', '@/lib/rules/people/phone.ts'],
  ['lib/io/graphql.ts', '@/lib/cart/queries.ts'],
  ['lib/io/graphql.ts', '@/lib/visitor/query-keys.ts'],
  ['lib/orders/mutations.ts', '@/lib/cart/queries.ts'],
  ['lib/io/graphql.ts', '../server/cache.ts'],
  ['lib/server/brands.ts', '@/components/ui/button.tsx'],
  ['lib/cart/mutations.ts', '@/components/cart/cart-table.tsx'],
  ['lib/cart/mutations.ts', '@/lib/server/cache.ts'],
  ['components/ui/price.tsx', '@/lib/cart/queries.ts'],
  ['components/ui/price.tsx', '@/lib/io/graphql.ts'],
  ['components/ui/price.tsx', '@/components/cart/cart-table.tsx'],
  ['components/cart/cart-table.tsx', '@/components/checkout/receiver.tsx'],
  ['components/cart/cart-table.tsx', '@/lib/server/categories.ts'],
  ['components/cart/cart-table.tsx', '@/lib/io/graphql.ts'],
  ['components/product/stock.tsx', '@/lib/cart/mutations.ts'],
  ['components/shell/header.tsx', '@/backend/src/app.ts'],
  ['app/page.tsx', '@/emulators/src/main.ts'],
  ['app/page.tsx', '../backend/src/app.ts'],
  ['styles/media.ts', '@/lib/rules/money/kronur.ts'],
  ['components/ui/price.tsx', 'styled-components'],
  ['components/product/product-card.tsx', 'styled-components'],
  ['app/(shop)/leit/page.tsx', 'styled-components'],
  ['backend/src/app.ts', '../../lib/server/cache.ts'],
  ['backend/src/app.ts', '../../lib/io/graphql.ts'],
  ['backend/src/modules/cart/carts.ts', '../catalogue/internal/store.ts'],
  ['backend/src/modules/cart/internal/store.ts', '../../payments/refunds/store.ts'],
  ['backend/src/rest/auth.ts', '../modules/session/internal/store.ts'],
  ['backend/src/db/schema/carts.ts', '../../modules/cart/carts.ts'],
  ['backend/src/modules/cart/carts.ts', '@/lib/rules/money/kronur.ts'],
  ['emulators/src/main.ts', '../../lib/rules/money/kronur.ts'],
  ['emulators/src/main.ts', '../../backend/src/app.ts'],
  ['emulators/src/main.ts', '@vorulind/morphology/language'],
  ['lib/cart/mutations.ts', '@vorulind/morphology/language'],
  ['backend/src/modules/search/indexing.ts', '../../../../morphology/src/language.ts'],
  ['morphology/src/language.ts', '../../backend/src/app.ts'],
  ['morphology/src/language.ts', '../../lib/rules/money/kronur.ts'],
  ['scripts/shop/main.ts', '../../tests/kit/database.ts'],
] as const;

const allowed = [
  ['lib/rules/money/kronur.ts', '../../../graphql/generated/types.ts'],
  ['lib/cart/mutations.ts', '@/lib/visitor/query-keys.ts'],
  ['lib/orders/mutations.ts', '@/lib/cart/cart-change.ts'],
  ['lib/io/search/search-clicks.ts', '@/lib/consent/consent-store.ts'],
  ['lib/io/graphql.ts', '@/lib/env.ts'],
  ['lib/server/brands.ts', '../io/graphql.ts'],
  ['lib/cart/mutations.ts', '@/lib/cart/queries.ts'],
  ['components/ui/price.tsx', '@/lib/rules/money/kronur.ts'],
  ['components/ui/image.tsx', '@/lib/io/images/image-sources.ts'],
  ['components/cart/cart-table.tsx', '@/components/ui/price.tsx'],
  ['components/cart/cart-table.tsx', '@/lib/cart/mutations.ts'],
  ['components/product/stock.tsx', '@/lib/cart/queries.ts'],
  ['components/shell/header.tsx', '@/components/cart/cart-button.tsx'],
  ['components/orders/order-sheet.tsx', 'styled-components'],
  ['app/(shop)/auth/home/_parts/home-tiles.tsx', 'styled-components'],
  ['app/page.tsx', '@/lib/server/front-page.ts'],
  ['backend/src/app.ts', '../../lib/contract/rest-schemas.ts'],
  ['backend/src/modules/cart/carts.ts', '../catalogue/read-catalogue.ts'],
  ['backend/src/modules/cart/carts.ts', './internal/store.ts'],
  ['backend/src/modules/cart/internal/store.ts', '../../../db/schema/carts.ts'],
  ['backend/src/rest/auth.ts', '../modules/session/sessions.ts'],
  ['backend/src/modules/cart/internal/store.ts', '../../pricing/prices.ts'],
  ['backend/src/modules/cart/carts.ts', '../../../../graphql/generated/resolvers.ts'],
  ['emulators/src/main.ts', './identity/app.ts'],
  ['backend/src/modules/search/indexing.ts', '@vorulind/morphology/language'],
  ['morphology/src/language.ts', './lexicon.ts'],
  ['morphology/src/language.ts', '../../lib/rules/text/icelandic-order.ts'],
] as const;

describe('allowed imports', () => {
  it.each(forbidden)('forbid that %s imports %s', (file, specifier) => {
    expect(importOffences(file, `import { x } from '${specifier}';\nx();`)).toHaveLength(1);
  });

  it.each(allowed)('permit that %s imports %s', (file, specifier) => {
    expect(importOffences(file, `import type { X } from '${specifier}';\nexport type Y = X;`)).toEqual([]);
  });

  it('include dynamic imports and type imports', () => {
    const source =
      "import type { A } from '@/backend/src/a.ts';\nexport const b: A = await import('@/emulators/b.ts');";
    expect(importOffences('app/page.tsx', source)).toHaveLength(2);
  });

  it('keep lib/server out of client code, even in the shell', () => {
    const source = "import { menu } from '@/lib/server/menu.ts';\nmenu();";
    expect(importOffences('components/shell/header.tsx', source)).toEqual([]);
    expect(importOffences('components/shell/header.tsx', `'use client';\n${source}`)).toHaveLength(1);
  });

  it('refuse barrels and folders without a subject', () => {
    expect(importOffences('lib/cart/index.ts', "export { a } from './a.ts';")).toHaveLength(1);
    expect(importOffences('lib/cart/all.ts', "export * from './a.ts';")).toHaveLength(1);
    expect(importOffences('lib/utils/a.ts', 'export const a = 1;')).toHaveLength(1);
  });

  it('keep hooks out of components that are not named after them', () => {
    const source = 'export const useDraft = () => 1;';
    expect(importOffences('components/quotes/draft.tsx', source)).toHaveLength(1);
    expect(importOffences('components/quotes/use-quote-draft.ts', source)).toEqual([]);
    expect(importOffences('lib/quotes/queries.ts', source)).toEqual([]);
  });
});
