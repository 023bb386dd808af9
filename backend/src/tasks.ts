import { hourMs } from '../../lib/rules/dates/durations.ts';
import type { Config } from './config.ts';
import { alertTasks } from './modules/alerts/alert-tasks.ts';
import { reminderTask } from './modules/approvals/remind-approvers.ts';
import { sweepGuestCarts } from './modules/cart/carts.ts';
import { shelfChangesTask } from './modules/catalogue/shelf-changes.ts';
import { checkoutTasks } from './modules/checkout/sweeper.ts';
import { sweepElectronicSignIns } from './modules/electronic-id/electronic-sign-in.ts';
import { invitationTask } from './modules/employees/invitation-queue.ts';
import { deletionTask } from './modules/identity/deletion-queue.ts';
import type { Task } from './modules/jobs/jobs.ts';
import { sweepLists } from './modules/lists/lists.ts';
import { outboxTask } from './modules/mail/deliver-mail.ts';
import { refundTask } from './modules/payments/refunds.ts';
import { resetTask } from './modules/password/reset-queue.ts';
import { signInLinkTask } from './modules/password/sign-in-link-queue.ts';
import { watchTask } from './modules/password/watch-queue.ts';
import { sweepVisits } from './modules/punch-out/visits.ts';
import { purchaseEventTasks } from './modules/purchases/purchase-events.ts';
import { rhythmTask } from './modules/purchases/rhythms.ts';
import { retentionTask } from './modules/retention/retention.ts';
import { wordingTask } from './modules/search/follow-wording.ts';
import { indexingTasks } from './modules/search/indexing.ts';
import { revocationTask } from './modules/session/revocation.ts';
import { sweepSessions } from './modules/session/sessions.ts';
import { standingOrderTasks } from './modules/standing-orders/standing-tasks.ts';

/** Deletes what visitors leave behind when they do not come back. */
const visitorTask: Task = {
  name: 'sweep visitors',
  everyMs: hourMs,
  async run({ db }) {
    await sweepSessions(db);
    await sweepGuestCarts(db);
    await sweepElectronicSignIns(db);
    await sweepLists(db);
    await sweepVisits(db);
  },
};

/** The background tasks of all modules, for startJobs. */
export function listTasks(config: Config): readonly Task[] {
  return [
    ...checkoutTasks,
    refundTask,
    visitorTask,
    retentionTask,
    shelfChangesTask,
    rhythmTask,
    revocationTask,
    wordingTask,
    ...standingOrderTasks,
    reminderTask,
    ...alertTasks,
    ...indexingTasks(config),
    ...purchaseEventTasks(config),
    outboxTask(config),
    invitationTask(config),
    resetTask(config),
    signInLinkTask(config),
    watchTask(config),
    deletionTask(config),
  ];
}
