import { addToCartDocument, CartDocument } from '../../../graphql/generated/documents.ts';
import {
  AddNamedCartToCartDocument,
  CartReceiversDocument,
  DeleteProductListDocument,
  HandOverCartDocument,
  NamedCartsDocument,
  ProductListDocument,
  SaveCartDocument,
} from '../../../graphql/generated/documents-on-demand.ts';
import type { Browser } from '../browser.ts';
import type { Check } from '../check.ts';
import { expectSame, expectThat, requireGiven } from '../expect.ts';
import type { TestedShop } from '../tested-shop.ts';

const newKey = () => crypto.randomUUID();

/** The units of each product in a browser's cart. */
const unitsIn = async (browser: Browser): Promise<Record<string, number>> =>
  Object.fromEntries(
    (await browser.ask(CartDocument, {})).cart.items.map(({ product, quantity }) => [product.id, quantity]),
  );

/** An agent and a manager, both acting for the manager's company, and one sales unit more in the agent's cart. */
async function agentWithGoods(shop: TestedShop) {
  const companyId = await shop.companyId();
  const agent = await shop.actingFor('agent', companyId);
  const buyer = await shop.actingFor('buyer', companyId);
  const { id: productId, unitOfMeasure } = await shop.goods();
  const before = await unitsIn(buyer);
  await agent.ask(addToCartDocument, { productId, quantity: unitOfMeasure });
  return { agent, buyer, productId, before };
}

/** Everybody's own cart with a customer, carts that are kept, and those that are handed over. */
export const ownCartChecks: readonly Check[] = [
  {
    id: 'carts.own',
    calls: ['addToCart', 'Cart'],
    says: 'What an agent puts into the cart for a customer is in the cart of nobody who buys for that customer',
    async run(shop) {
      const { agent, buyer, productId, before } = await agentWithGoods(shop);
      expectThat((await unitsIn(agent))[productId] !== undefined, 'The agent’s cart is empty');
      expectSame(await unitsIn(buyer), before, 'the buyer’s cart');
    },
  },
  {
    id: 'carts.kept',
    calls: ['SaveCart', 'NamedCarts', 'ProductList', 'AddNamedCartToCart'],
    says: 'A cart is kept and put into the cart once for each key, says who put it together, and is its maker’s',
    async run(shop) {
      const { agent, buyer, productId } = await agentWithGoods(shop);
      const input = { key: newKey(), name: `Prófun ${newKey()}`, isShared: false };
      const [first, second] = [
        await agent.ask(SaveCartDocument, { input }),
        await agent.ask(SaveCartDocument, { input }),
      ];
      const listId = first.saveCart.id;
      expectSame(second.saveCart.id, listId, 'the cart of a key that was sent again');
      const { lines } = (await agent.ask(ProductListDocument, { listId })).productList;
      expectThat(
        lines.every(({ addedBy }) => addedBy?.isVisitor),
        'A line does not say who put it there',
      );
      const seenBy = async (browser: Browser) =>
        (await browser.ask(NamedCartsDocument, {})).namedCarts.filter(({ id }) => id === listId).length;
      expectSame(
        [await seenBy(agent), await seenBy(buyer)],
        [1, 0],
        'how often its maker and a buyer see it',
      );
      await buyer.expectRefusal(ProductListDocument, { listId }, 'NOT_FOUND');
      await buyer.expectRefusal(AddNamedCartToCartDocument, { listId, key: newKey() }, 'NOT_FOUND');
      const before = (await unitsIn(agent))[productId] ?? 0;
      const kept = lines.find((line) => line.productId === productId)?.quantity ?? 0;
      const key = newKey();
      await agent.ask(AddNamedCartToCartDocument, { listId, key });
      await agent.ask(AddNamedCartToCartDocument, { listId, key });
      expectSame((await unitsIn(agent))[productId], before + kept, 'the units in the cart');
      await agent.ask(DeleteProductListDocument, { listId });
    },
  },
  {
    id: 'carts.handed',
    calls: ['CartReceivers', 'HandOverCart', 'NamedCarts'],
    says: 'A cart that is handed over is gone from its cart, waits for its receiver once, and changes no cart of theirs',
    async run(shop) {
      const { agent, buyer, before } = await agentWithGoods(shop);
      const buyerId = await shop.customerId('buyer');
      const { id: receiverId } = requireGiven(
        (await agent.ask(CartReceiversDocument, {})).cartReceivers.find(({ id }) => id === buyerId),
        'the buyer receives no carts',
      );
      const input = { key: newKey(), receiverId };
      await agent.ask(HandOverCartDocument, { input });
      await agent.ask(HandOverCartDocument, { input });
      expectSame(await unitsIn(agent), {}, 'the agent’s cart');
      expectSame(await unitsIn(buyer), before, 'the buyer’s cart');
      const nobody = { ...input, key: newKey(), receiverId: '999999999' };
      await agent.expectRefusal(HandOverCartDocument, { input: nobody }, 'NOT_FOUND');
      const waiting = (await buyer.ask(NamedCartsDocument, {})).namedCarts.filter(
        ({ handedOver }) => handedOver?.isNew,
      );
      expectSame(waiting.length, 1, 'the carts that wait');
      for (const { id: listId } of waiting) await buyer.ask(DeleteProductListDocument, { listId });
    },
  },
];
