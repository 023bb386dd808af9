import { randomUUID } from 'node:crypto';
import {
  ApprovalAbsencesDocument,
  ApprovalSettingsDocument,
  ApproveOrderRequestDocument,
  ChangeOrderRequestDocument,
  ClearApprovalAbsenceDocument,
  DeleteApprovalRuleDocument,
  DeleteBudgetDocument,
  DeclineOrderRequestDocument,
  ExpressCheckoutDocument,
  OrderRequestsDocument,
  RequestsToDecideDocument,
  SaveApprovalRuleDocument,
  SaveBudgetDocument,
  SetApprovalAbsenceDocument,
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

/** Of a rule that is about every order. */
const noConditions = {
  ruleId: null,
  categoryId: null,
  brandId: null,
  costCentre: null,
  buyerId: null,
};

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
    id: 'approvals.change',
    calls: ['ChangeOrderRequest', 'ApproveOrderRequest'],
    says: 'Who decides may change quantities, twice as once; the sum is the backend’s, and an approval of the old one is refused',
    async run(shop) {
      const { employee, manager, requestId, expectedTotal } = await requestOrder(shop);
      const asked = requireGiven(await findRequest(manager, requestId), 'no request');
      const lines = asked.items.map(({ productId, askedQuantity }) => ({
        productId,
        quantity: askedQuantity * 2,
      }));
      const change = { requestId, expectedTotal, lines };
      await employee.expectRefusal(ChangeOrderRequestDocument, change, 'PERMISSION_DENIED');
      const { changeOrderRequest: first } = await manager.ask(ChangeOrderRequestDocument, change);
      const { changeOrderRequest: again } = await manager.ask(ChangeOrderRequestDocument, change);
      expectSame(again.total, first.total, 'the total after the second change');
      expectThat(first.total > expectedTotal, 'The total did not rise');
      const old = { requestId, expectedTotal };
      await manager.expectRefusal(
        ApproveOrderRequestDocument,
        old,
        'FAILED_PRECONDITION',
        'approval.changed',
      );
      await manager.ask(DeclineOrderRequestDocument, { requestId });
    },
  },
  {
    id: 'approvals.rules',
    calls: ['ApprovalSettings', 'SaveApprovalRule', 'DeleteApprovalRule', 'SaveBudget', 'DeleteBudget'],
    says: 'Rules and budgets are written by what names them, twice as once, and taken away once: NOT_FOUND afterwards',
    async run(shop) {
      const manager = await shop.actingFor('buyer', await shop.companyId());
      const { approvalSettings } = await manager.ask(ApprovalSettingsDocument, {});
      const [person] = approvalSettings.people;
      const approverIds = [requireGiven(person, 'nobody is of the company').id];
      const name = `Prófun ${randomUUID()}`;
      const rule = { input: { ...noConditions, name, minTotal: 1_900_000_000, steps: [{ approverIds }] } };
      await manager.ask(SaveApprovalRuleDocument, rule);
      const { saveApprovalRule } = await manager.ask(SaveApprovalRuleDocument, rule);
      const rules = saveApprovalRule.rules.filter((one) => one.name === name);
      expectSame(rules.length, 1, 'the rules of this name');
      const ruleId = rules[0]?.id ?? '';
      await manager.ask(DeleteApprovalRuleDocument, { ruleId });
      await manager.expectRefusal(DeleteApprovalRuleDocument, { ruleId }, 'NOT_FOUND');
      const costCentre = randomUUID();
      const budget = { costCentre, personId: null, period: 'Year' as const, mode: 'Stop' as const };
      await manager.ask(SaveBudgetDocument, { input: { ...budget, amount: 1 } });
      const { saveBudget } = await manager.ask(SaveBudgetDocument, { input: { ...budget, amount: 2 } });
      const written = saveBudget.budgets.filter((one) => one.costCentre === costCentre);
      expectSame(
        written.map(({ amount, left }) => [amount, left]),
        [[2, 2]],
        'the budget and what is left of it',
      );
      const budgetId = written[0]?.id ?? '';
      await manager.ask(DeleteBudgetDocument, { budgetId });
      await manager.expectRefusal(DeleteBudgetDocument, { budgetId }, 'NOT_FOUND');
    },
  },
  {
    id: 'approvals.absence',
    calls: ['ApprovalAbsences', 'SetApprovalAbsence', 'ClearApprovalAbsence'],
    says: 'Who decides names a colleague for days of absence, and takes that back',
    async run(shop) {
      const companyId = await shop.companyId();
      const manager = await shop.actingFor('buyer', companyId);
      const { approvalAbsences } = await manager.ask(ApprovalAbsencesDocument, {});
      const [colleague] = approvalAbsences.find((one) => one.companyId === companyId)?.colleagues ?? [];
      const { id: standInId } = requireGiven(colleague, 'the buyer has no colleague');
      const input = { companyId, standInId, fromOn: '2035-01-01', toOn: '2035-01-02' };
      const wrong = { input: { ...input, toOn: '2034-12-31' } };
      await manager.expectRefusal(SetApprovalAbsenceDocument, wrong, 'BAD_REQUEST');
      const { setApprovalAbsence } = await manager.ask(SetApprovalAbsenceDocument, { input });
      const own = setApprovalAbsence.find((one) => one.companyId === companyId)?.own;
      expectSame(
        [own?.standInId, own?.fromOn, own?.toOn],
        [standInId, input.fromOn, input.toOn],
        'the absence',
      );
      const { clearApprovalAbsence } = await manager.ask(ClearApprovalAbsenceDocument, { companyId });
      expectSame(
        clearApprovalAbsence.find((one) => one.companyId === companyId)?.own,
        null,
        'the absence afterwards',
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
