import { VisuallyHidden } from '@/components/ui/visually-hidden.tsx';
import type { CompanyRoles } from '@/lib/company-roles/queries.ts';
import { abilities, may } from '@/lib/rules/people/abilities.ts';
import { abilityTexts } from '@/lib/rules/people/company-role.ts';
import { roleNames } from '@/lib/rules/people/roles.ts';
import { formatNumber } from '@/lib/rules/text/icelandic.ts';
import styles from './role-table.module.css';

/** Every role of the company against what it allows: its own first, then the six that all companies have. */
export function RoleTable({ company }: { company: CompanyRoles }) {
  const columns = [
    ...company.companyRoles,
    ...company.builtInRoles.map((one) => ({ ...one, id: one.role, name: roleNames[one.role] })),
  ];
  return (
    <>
      <h3 id="all-roles">Öll hlutverk</h3>
      <div className={styles.scroll} role="region" aria-labelledby="all-roles" tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Má</th>
              {columns.map(({ id, name }) => (
                <th key={id} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {abilities.map((ability) => (
              <tr key={ability}>
                <th scope="row">{abilityTexts[ability].name}</th>
                {columns.map((column) => (
                  <td key={column.id}>
                    {may(column, ability) ? (
                      <>
                        <span aria-hidden="true">✓</span>
                        <VisuallyHidden>Já</VisuallyHidden>
                      </>
                    ) : (
                      <VisuallyHidden>Nei</VisuallyHidden>
                    )}
                  </td>
                ))}
              </tr>
            ))}
            <tr>
              <th scope="row">Fjöldi starfsmanna</th>
              {columns.map(({ id, peopleCount }) => (
                <td key={id}>{formatNumber(peopleCount)}</td>
              ))}
            </tr>
          </tbody>
        </table>
      </div>
    </>
  );
}
