import { budgetPeriodNames } from '@/lib/rules/orders/budget-period.ts';
import { formatKronur } from '@/lib/rules/money/kronur.ts';
import { readOrUndefined, readOwnBudgets } from '@/lib/server/visitor.ts';
import styles from './own-budgets.module.css';

type Budget = Awaited<ReturnType<typeof readOwnBudgets>>[number];

/** What is left of the buyer's budgets and of the cost centres'; made by the server, nothing where there are none. */
export async function OwnBudgets() {
  const budgets = (await readOrUndefined(readOwnBudgets())) ?? [];
  const own = budgets.filter(({ costCentre }) => costCentre === null);
  const shared = budgets.filter(({ costCentre }) => costCentre !== null);
  if (budgets.length === 0) return null;
  return (
    <div className={styles.budgets}>
      {own.length > 0 && <BudgetList label="Fjárheimild þín" budgets={own} />}
      {shared.length > 0 && (
        <details open={shared.length <= maximumOpen}>
          <summary>Fjárheimildir kostnaðarstaða</summary>
          <BudgetList label="Fjárheimildir kostnaðarstaða" budgets={shared} />
        </details>
      )}
    </div>
  );
}

/** More cost centres than these would push the goods away. */
const maximumOpen = 2;

function BudgetList({ label, budgets }: { label: string; budgets: readonly Budget[] }) {
  return (
    <ul aria-label={label}>
      {budgets.map(({ id, costCentre, period, amount, left, mode }) => (
        <li key={id}>
          {costCentre === null ? 'Eftir af' : `${costCentre}, eftir af`} fjárheimild{' '}
          {budgetPeriodNames[period]}: <strong>{formatKronur(left)}</strong> af {formatKronur(amount)}
          <small>
            {mode === 'Stop' ? 'Ekki er hægt að panta umfram hana.' : 'Pöntun umfram hana þarf samþykki.'}
          </small>
        </li>
      ))}
    </ul>
  );
}
