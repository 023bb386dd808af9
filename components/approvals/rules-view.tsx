'use client';

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import styled from 'styled-components';
import { Button } from '@/components/ui/button.tsx';
import { ErrorRegion } from '@/components/ui/error-region.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { useDeleteBudget, useDeleteRule } from '@/lib/approvals/settings-mutations.ts';
import { approvalSettingsQuery, type ApprovalRule, type Budget } from '@/lib/approvals/settings-queries.ts';
import { BudgetForm } from './budget-form.tsx';
import { budgetFacts, nameOfBudget, ruleConditions, ruleSteps, type Choices } from './rule-texts.ts';
import { RuleForm } from './rule-form.tsx';
import { SettingItem } from './setting-item.tsx';

/** What the company wants approved, and its budgets, each with forms to change them. */
export function RulesView({ choices }: { choices: Choices }) {
  const { data: settings, error, refetch } = useQuery(approvalSettingsQuery);
  const [editedRule, setEditedRule] = useState<ApprovalRule | 'new' | null>(null);
  const [editedBudget, setEditedBudget] = useState<Budget | 'new' | null>(null);
  const [statusText, setStatusText] = useState<string | null>(null);
  const deleteRule = useDeleteRule();
  const deleteBudget = useDeleteBudget();
  if (!settings)
    return error ? <ErrorRegion error={error} onRetry={() => void refetch()} /> : <Skeleton height="320px" />;
  const { rules, budgets, people, units } = settings;
  return (
    <Sections>
      <p role="status">{statusText}</p>
      <section aria-labelledby="rules">
        <h2 id="rules">Reglur</h2>
        <p>
          Pöntun sem margar reglur eiga við þarf öll þrep þeirra, en enginn er spurður tvisvar. Enginn
          samþykkir eigin pöntun: þá gera stjórnendur það.
        </p>
        <p>
          Reglur og mörk ná líka til tilboða. Einn tekur tilboði, og sá þarf að mega samþykkja hvert þrep
          þess; þrep margra stöðva tilboð.
        </p>
        {rules.length === 0 && <p>Engar reglur. Pantanir þurfa aðeins samþykki yfir úttektarmörkum.</p>}
        <ul>
          {rules.map((rule) => (
            <SettingItem
              key={rule.id}
              name={rule.name}
              facts={[ruleConditions(rule, { people, units, ...choices }), ...ruleSteps(rule, people)]}
              busy={deleteRule.isPending}
              error={deleteRule.variables === rule.id ? deleteRule.error : null}
              onEdit={() => setEditedRule(rule)}
              onDelete={() =>
                deleteRule.mutate(rule.id, {
                  onSuccess: () => setStatusText(`Reglunni var eytt: ${rule.name}`),
                })
              }
            />
          ))}
        </ul>
        <Button variant="secondary" onClick={() => setEditedRule('new')}>
          Bæta við reglu
        </Button>
      </section>
      <section aria-labelledby="budgets">
        <h2 id="budgets">Fjárheimildir</h2>
        <p>
          Það sem má kaupa fyrir á hverju tímabili, í krónum með vsk. og sendingarkostnaði. Pantanir sem hætt
          er við eða eru kreditfærðar teljast ekki með.
        </p>
        {budgets.length === 0 && <p>Engar fjárheimildir.</p>}
        <ul>
          {budgets.map((budget) => (
            <SettingItem
              key={budget.id}
              name={nameOfBudget(budget)}
              facts={budgetFacts(budget)}
              busy={deleteBudget.isPending}
              error={deleteBudget.variables === budget.id ? deleteBudget.error : null}
              onEdit={() => setEditedBudget(budget)}
              onDelete={() =>
                deleteBudget.mutate(budget.id, { onSuccess: () => setStatusText('Fjárheimildinni var eytt') })
              }
            />
          ))}
        </ul>
        <Button variant="secondary" onClick={() => setEditedBudget('new')}>
          Setja fjárheimild
        </Button>
      </section>
      {editedRule && (
        <RuleForm
          rule={editedRule === 'new' ? null : editedRule}
          people={people}
          units={units}
          choices={choices}
          onClose={() => setEditedRule(null)}
          onSaved={(name) => {
            setEditedRule(null);
            setStatusText(`Reglan var vistuð: ${name}`);
          }}
        />
      )}
      {editedBudget && (
        <BudgetForm
          budget={editedBudget === 'new' ? null : editedBudget}
          people={people}
          onClose={() => setEditedBudget(null)}
          onSaved={() => {
            setEditedBudget(null);
            setStatusText('Fjárheimildin var vistuð');
          }}
        />
      )}
    </Sections>
  );
}

const Sections = styled.div`
  display: grid;
  gap: var(--space-8);
  & > [role='status']:empty {
    position: absolute;
  }
  & > section {
    display: grid;
    gap: var(--space-3);
    justify-items: start;
  }
  & h2 {
    font-size: var(--text-large);
  }
  & ul {
    display: grid;
    gap: var(--space-3);
    width: 100%;
  }
`;
