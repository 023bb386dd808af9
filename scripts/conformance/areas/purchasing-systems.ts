import {
  CreatePurchasingSystemDocument,
  PurchasingSystemsDocument,
  RevokePurchasingSystemDocument,
} from '../../../graphql/generated/documents-on-demand.ts';
import type { Check } from '../check.ts';
import { expectSame, expectThat } from '../expect.ts';

/** Purchasing systems that open the shop for a company's buyers. */
export const purchasingSystemChecks: readonly Check[] = [
  {
    id: 'purchasing-systems.life',
    calls: ['PurchasingSystems', 'CreatePurchasingSystem', 'RevokePurchasingSystem'],
    says: 'A system is connected once for a press, told of without its secret, and ended for good; nobody else knows it',
    async run(shop) {
      const browser = await shop.actingFor('buyer', await shop.companyId());
      const name = `Prófun ${crypto.randomUUID()}`;
      const input = {
        name,
        kind: 'OCI' as const,
        hosts: ['Innkaup.Example.IS'],
        identities: null,
        deliveryMethodId: null,
      };
      const sent = { key: crypto.randomUUID(), input };
      const { createPurchasingSystem: made } = await browser.ask(CreatePurchasingSystemDocument, sent);
      const again = await browser.ask(CreatePurchasingSystemDocument, sent);
      expectSame(again.createPurchasingSystem.system.id, made.system.id, 'the system for the same press');
      const { purchasingSystems } = await browser.ask(PurchasingSystemsDocument, {});
      const listed = purchasingSystems.filter((system) => system.name === name);
      expectSame(listed.length, 1, 'number of them in the list');
      expectSame(listed[0]?.hosts.join(), 'innkaup.example.is', 'the host as addresses have it');
      expectThat(
        !JSON.stringify(purchasingSystems).includes(again.createPurchasingSystem.secret),
        'The list tells the secret',
      );
      const unfit = { key: crypto.randomUUID(), input: { ...input, hosts: ['https://a.example/slóð'] } };
      await browser.expectRefusal(CreatePurchasingSystemDocument, unfit, 'BAD_REQUEST');
      const systemId = made.system.id;
      const stranger = await shop.person('customer');
      await stranger.expectRefusal(RevokePurchasingSystemDocument, { systemId }, 'PERMISSION_DENIED');
      for (const time of ['once', 'twice']) {
        const { revokePurchasingSystem } = await browser.ask(RevokePurchasingSystemDocument, { systemId });
        expectSame(revokePurchasingSystem, true, `revoked ${time}`);
      }
      const { purchasingSystems: left } = await browser.ask(PurchasingSystemsDocument, {});
      expectSame(left.filter(({ id }) => id === systemId).length, 0, 'number of them when it is revoked');
    },
  },
];
