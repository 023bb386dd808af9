import { budgetPeriodNames } from '@/lib/rules/orders/budget-period.ts';
import { formatKronur } from '@/lib/rules/money/kronur.ts';
import { readOrUndefined, readOwnBudgets } from '@/lib/server/visitor.ts';
import styles from './own-budgets.module.css';

/** What is left of the buyer's budgets; made by the server, nothing for who has none. */
export async function OwnBudgets() {
  const budgets = (await readOrUndefined(readOwnBudgets())) ?? [];
  if (budgets.length === 0) return null;
  return (
    <ul className={styles.budgets} aria-label="Fjárheimild þín">
      {budgets.map(({ id, period, amount, left, mode }) => (
        <li key={id}>
          Eftir af fjárheimild {budgetPeriodNames[period]}: <strong>{formatKronur(left)}</strong> af{' '}
          {formatKronur(amount)}
          <small>
            {mode === 'Stop' ? 'Ekki er hægt að panta umfram hana.' : 'Pöntun umfram hana þarf samþykki.'}
          </small>
        </li>
      ))}
    </ul>
  );
}
