'use client';

import { useQuery } from '@tanstack/react-query';
import styled from 'styled-components';
import { Button } from '@/components/ui/button.tsx';
import { FieldPair } from '@/components/ui/field-pair.tsx';
import { Field } from '@/components/ui/field.tsx';
import { FormError } from '@/components/ui/form-error.tsx';
import { Form } from '@/components/ui/form.tsx';
import { Select } from '@/components/ui/select.tsx';
import { useClearAbsence, useSetAbsence } from '@/lib/approvals/settings-mutations.ts';
import { absencesQuery, type CompanyAbsences } from '@/lib/approvals/settings-queries.ts';
import { errorText } from '@/lib/rules/text/error-text.ts';
import { hasProblem, readFieldProblems } from '@/lib/rules/text/field-problems.ts';
import { formText } from '@/lib/rules/text/form-text.ts';
import { formatDate } from '@/lib/rules/text/icelandic.ts';

/** Who decides in whose place, for each company in which the visitor approves or stands in. */
export function Absences({ onStatus }: { onStatus: (statusText: string) => void }) {
  const { data: companies = [] } = useQuery(absencesQuery);
  return companies.map((company) => (
    <CompanyAbsence
      key={company.companyId}
      company={company}
      isNamed={companies.length > 1}
      onStatus={onStatus}
    />
  ));
}

interface Props {
  company: CompanyAbsences;
  /** Whether the company has to be said. */
  isNamed: boolean;
  onStatus: (statusText: string) => void;
}

function CompanyAbsence({ company, isNamed, onStatus }: Props) {
  const { companyId, companyName, isApprover, own, standsInFor, colleagues } = company;
  const clear = useClearAbsence();
  const mayName = isApprover && colleagues.length > 0;
  return (
    <AbsenceSection aria-label={`Fjarvera: ${companyName}`}>
      {standsInFor.map(({ approver, fromOn, toOn }) => (
        <p key={approver}>
          Þú leysir af: {approver}, {formatDate(fromOn)} til {formatDate(toOn)}.
        </p>
      ))}
      {own && (
        <p>
          {own.standIn} leysir þig af {formatDate(own.fromOn)} til {formatDate(own.toOn)}.{' '}
          <Button
            variant="quiet"
            busy={clear.isPending}
            onClick={() =>
              clear.mutate(companyId, { onSuccess: () => onStatus('Fjarveran var tekin til baka') })
            }
          >
            Taka til baka
          </Button>
        </p>
      )}
      {clear.error && <FormError>{errorText(clear.error)}</FormError>}
      {mayName && (
        <details>
          <summary>{isNamed ? `Skrá fjarveru: ${companyName}` : 'Skrá fjarveru'}</summary>
          <AbsenceForm company={company} onStatus={onStatus} />
        </details>
      )}
    </AbsenceSection>
  );
}

function AbsenceForm({ company: { companyId, own, colleagues }, onStatus }: Omit<Props, 'isNamed'>) {
  const { mutate, isPending, error } = useSetAbsence();
  const problems = error ? readFieldProblems(error) : {};
  const submit = (data: FormData): void =>
    mutate(
      {
        input: {
          companyId,
          standInId: formText(data, 'standInId'),
          fromOn: formText(data, 'fromOn'),
          toOn: formText(data, 'toOn'),
        },
      },
      { onSuccess: () => onStatus('Fjarveran var skráð') },
    );
  return (
    <Form
      onSubmit={submit}
      error={error && !hasProblem(problems) ? errorText(error) : null}
      busy={isPending}
      submitSize="small"
      submitLabel="Skrá fjarveru"
      busyLabel="Vista…"
    >
      <p>Þessa daga má sá sem leysir þig af líka samþykkja eða hafna í þinn stað.</p>
      <Select
        name="standInId"
        label="Hver leysir þig af"
        defaultValue={own?.standInId ?? ''}
        error={problems['standInId'] ?? null}
        required
      >
        <option value="">Veldu samstarfsmann</option>
        {colleagues.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
      <FieldPair>
        <Field
          kind="date"
          name="fromOn"
          label="Fyrsti dagur"
          required
          defaultValue={own?.fromOn ?? ''}
          error={problems['fromOn'] ?? null}
        />
        <Field
          kind="date"
          name="toOn"
          label="Síðasti dagur"
          required
          defaultValue={own?.toOn ?? ''}
          error={problems['toOn'] ?? null}
        />
      </FieldPair>
    </Form>
  );
}

const AbsenceSection = styled.section`
  display: grid;
  gap: var(--space-2);
  & summary {
    min-height: 44px;
    /* So that one line of text fills the target of 44 px. */
    padding-block: 10px;
    font-weight: 600;
    cursor: pointer;
  }
`;
