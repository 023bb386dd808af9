import {
  ApproveOrderRequestDocument,
  DeclineOrderRequestDocument,
  ExpressCheckoutDocument,
  OrderRequestsDocument,
  RequestsToDecideDocument,
  ViewOrderDocument,
  WithdrawOrderRequestDocument,
} from '../../../graphql/generated/documents-on-demand.ts';
import type { Browser } from '../browser.ts';
import { fillCheckout, toOrderInput } from '../buying.ts';
import type { Check } from '../check.ts';
import { expectSame, expectThat, requireGiven } from '../expect.ts';
import type { TestedShop } from '../tested-shop.ts';

/** Krónur that an order above the limit comes to at least. */
const aboveLimit = 6_000;

/** What somebody with a limit orders above it. */
async function requestOrder(shop: TestedShop) {
  const employee = await shop.actingFor('limited', await shop.companyId());
  const { price, unitOfMeasure } = await shop.goods();
  const sales = Math.ceil(aboveLimit / (price.priceWithTax * unitOfMeasure));
  const checkout = await fillCheckout(shop, employee, sales);
  const { expressCheckout } = await employee.ask(ExpressCheckoutDocument, toOrderInput(checkout));
  const { status, id, message } = expressCheckout;
  expectSame([status, id], ['AwaitingApproval', null], `status and order (${message})`);
  const requestId = requireGiven(expressCheckout.requestId, 'no request id');
  const manager = await shop.actingFor('buyer', await shop.companyId());
  return { employee, manager, requestId, expectedTotal: checkout.total };
}

const findRequest = async (browser: Browser, requestId: string) =>
  (await browser.ask(OrderRequestsDocument, { page: 1 })).orderRequests.requests.find(
    ({ id }) => id === requestId,
  );

/** Orders above a limit, which a manager of the company decides about. */
export const approvalChecks: readonly Check[] = [
  {
    id: 'approvals.approve',
    calls: ['ExpressCheckout', 'OrderRequests', 'RequestsToDecide', 'ApproveOrderRequest'],
    says: 'An order above the limit waits; a manager’s yes, and no employee’s, makes it one order for the total that was shown',
    async run(shop) {
      const { employee, manager, requestId, expectedTotal } = await requestOrder(shop);
      expectSame((await findRequest(employee, requestId))?.mayDecide, false, 'whether who asks may decide');
      expectSame((await findRequest(manager, requestId))?.mayDecide, true, 'whether a manager may decide');
      expectThat((await manager.ask(RequestsToDecideDocument, {})).requestsToDecide > 0, 'None is counted');
      const wrong = { requestId, expectedTotal: expectedTotal - 1 };
      await manager.expectRefusal(ApproveOrderRequestDocument, wrong, 'FAILED_PRECONDITION');
      const yes = { requestId, expectedTotal };
      await employee.expectRefusal(ApproveOrderRequestDocument, yes, 'PERMISSION_DENIED');
      const { approveOrderRequest: first } = await manager.ask(ApproveOrderRequestDocument, yes);
      expectSame(first.status, 'Approved', 'the status');
      const { order } = await manager.ask(ViewOrderDocument, { orderId: first.orderId ?? '' });
      expectSame(order?.total, expectedTotal, 'the total of the order');
      const { approveOrderRequest: again } = await manager.ask(ApproveOrderRequestDocument, yes);
      expectSame(again.orderId, first.orderId, 'the order of the second yes');
    },
  },
  {
    id: 'approvals.decline',
    calls: ['DeclineOrderRequest', 'ApproveOrderRequest'],
    says: 'After a no there is no order, and no yes: FAILED_PRECONDITION approval.decided',
    async run(shop) {
      const { employee, manager, requestId, expectedTotal } = await requestOrder(shop);
      const no = { requestId, reason: 'Prófun' };
      const { declineOrderRequest } = await manager.ask(DeclineOrderRequestDocument, no);
      expectSame(
        [declineOrderRequest.status, declineOrderRequest.orderId],
        ['Declined', null],
        'the request',
      );
      expectSame(
        (await findRequest(employee, requestId))?.reason,
        'Prófun',
        'the reason that the asker sees',
      );
      const yes = { requestId, expectedTotal };
      await manager.expectRefusal(
        ApproveOrderRequestDocument,
        yes,
        'FAILED_PRECONDITION',
        'approval.decided',
      );
    },
  },
  {
    id: 'approvals.withdraw',
    calls: ['WithdrawOrderRequest'],
    says: 'Who asked takes it back, and nobody else: NOT_FOUND',
    async run(shop) {
      const { employee, requestId } = await requestOrder(shop);
      const other = await shop.person('agent');
      await other.expectRefusal(WithdrawOrderRequestDocument, { requestId }, 'NOT_FOUND');
      const { withdrawOrderRequest } = await employee.ask(WithdrawOrderRequestDocument, { requestId });
      expectSame(withdrawOrderRequest.status, 'Withdrawn', 'the status');
    },
  },
];
