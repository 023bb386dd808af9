import {
  CompanyKeysDocument,
  CreateCompanyKeyDocument,
  RevokeCompanyKeyDocument,
} from '../../../graphql/generated/documents-on-demand.ts';
import type { Check } from '../check.ts';
import { expectSame, expectThat } from '../expect.ts';

/** Keys that a company's own systems order with. */
export const companyKeyChecks: readonly Check[] = [
  {
    id: 'company-keys.life',
    calls: ['CompanyKeys', 'CreateCompanyKey', 'RevokeCompanyKey'],
    says: 'A key is made once for a press, told of without its secret, and ended for good; nobody else knows it',
    async run(shop) {
      const browser = await shop.actingFor('buyer', await shop.companyId());
      const sent = { key: crypto.randomUUID(), name: `Prófun ${crypto.randomUUID()}` };
      const { createCompanyKey: made } = await browser.ask(CreateCompanyKeyDocument, sent);
      const again = await browser.ask(CreateCompanyKeyDocument, sent);
      expectSame(again.createCompanyKey.key.id, made.key.id, 'the key for the same press');
      const { companyKeys } = await browser.ask(CompanyKeysDocument, {});
      expectSame(
        companyKeys.filter(({ name }) => name === sent.name).length,
        1,
        'number of them in the list',
      );
      expectThat(
        !JSON.stringify(companyKeys).includes(again.createCompanyKey.secret),
        'The list tells the secret',
      );
      const keyId = made.key.id;
      const stranger = await shop.person('customer');
      await stranger.expectRefusal(RevokeCompanyKeyDocument, { keyId }, 'PERMISSION_DENIED');
      for (const time of ['once', 'twice']) {
        const { revokeCompanyKey } = await browser.ask(RevokeCompanyKeyDocument, { keyId });
        expectSame(revokeCompanyKey, true, `revoked ${time}`);
      }
      const { companyKeys: left } = await browser.ask(CompanyKeysDocument, {});
      expectSame(left.filter(({ id }) => id === keyId).length, 0, 'number of them when it is revoked');
    },
  },
];
