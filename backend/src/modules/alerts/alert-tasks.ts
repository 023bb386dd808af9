import { minuteMs } from '../../../../lib/rules/dates/durations.ts';
import type { Platform } from '../../context.ts';
import type { Task } from '../jobs/jobs.ts';
import { nightlyTask } from '../jobs/nightly.ts';
import { isDue, readOffer, sendAlert } from './internal/send.ts';
import { findBackInStock, findPriceAlerts } from './internal/store.ts';

const batchSize = 200;

/** Tells of what is back in stock. */
const stockAlerts: Task = {
  name: 'stock alerts',
  everyMs: 5 * minuteMs,
  async run(platform, signal) {
    for (const id of await findBackInStock(platform.db)) {
      if (signal.aborted) return;
      await sendAlert(platform, id);
    }
  },
};

/** Tells of lower prices and of campaigns: both change with imports and at midnight. */
async function sendPriceAlerts(platform: Platform, _now: Date, signal: AbortSignal): Promise<void> {
  for (let afterId = 0; !signal.aborted;) {
    const alerts = await findPriceAlerts(platform.db, afterId, batchSize);
    for (const alert of alerts) {
      const offer = await readOffer(platform.db, alert);
      if (offer && isDue(alert, offer)) await sendAlert(platform, alert.id);
      afterId = alert.id;
    }
    if (alerts.length < batchSize) return;
  }
}

export const alertTasks: readonly Task[] = [
  stockAlerts,
  nightlyTask({ name: 'price alerts', hour: 7, run: sendPriceAlerts }),
];
