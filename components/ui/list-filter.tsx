import { Button } from './button.tsx';
import { Field } from './field.tsx';
import { LinkButton } from './link-button.tsx';
import { Select } from './select.tsx';
import { RouterForm } from './router-form.tsx';
import { ButtonRow } from './button-row.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';
import styles from './list-filter.module.css';

interface Props {
  /** Path of the list; the form's fields are its query. */
  action: string;
  /** What the search looks in. */
  hint: string;
  values: {
    search: string;
    from: string;
    to: string;
    status: string;
    partyId: string;
    unitId: string;
    amountFrom: number | null;
    amountTo: number | null;
  };
  statuses: readonly { value: string; label: string }[];
  parties: readonly { id: string; name: string }[];
  units: readonly { id: string; name: string }[];
  /** Whether anything narrows the list. */
  isNarrowed: boolean;
  /** Announced to screen readers when the list changes. */
  resultText: string;
}

/** Narrows a list of documents. Everything is in the address: Back, reload and a bookmark keep it, and no script is needed. */
export function ListFilter({
  action,
  hint,
  values,
  statuses,
  parties,
  units,
  isNarrowed,
  resultText,
}: Props) {
  const { search, from, to, status, partyId, unitId, amountFrom, amountTo } = values;
  // The fields start over where the address narrows otherwise; on another page of the list what is typed stays.
  const key = JSON.stringify([search, from, to, status, partyId, unitId, amountFrom, amountTo]);
  const isOpen = Boolean(from || to || partyId || amountFrom !== null || amountTo !== null);
  return (
    <div className={styles.listFilter}>
      <VisuallyHidden as="p" role="status">
        {resultText}
      </VisuallyHidden>
      <RouterForm
        className={styles.form}
        key={key}
        action={action}
        role="search"
        aria-label="Leita í listanum"
      >
        <div className={styles.first}>
          <Field kind="search" label="Leita" name="leit" defaultValue={search} hint={hint} maxLength={200} />
          <Select label="Staða" name="stada" defaultValue={status}>
            <option value="">Allar</option>
            {statuses.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
          {units.length > 0 && (
            <Select label="Eining" name="eining" defaultValue={unitId}>
              <option value="">Allar</option>
              {units.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </div>
        <details open={isOpen}>
          <summary>
            {parties.length > 1 ? 'Dagsetning, upphæð og viðskiptavinur' : 'Dagsetning og upphæð'}
          </summary>
          <div className={styles.more}>
            <Field kind="date" label="Frá degi" name="fra" defaultValue={from} />
            <Field kind="date" label="Til dags" name="til" defaultValue={to} />
            <Field
              kind="kronur"
              label="Lægsta upphæð"
              name="lagmark"
              defaultValue={amountFrom ?? ''}
              maxLength={14}
            />
            <Field
              kind="kronur"
              label="Hæsta upphæð"
              name="hamark"
              defaultValue={amountTo ?? ''}
              maxLength={14}
            />
            {parties.length > 1 && (
              <Select label="Viðskiptavinur" name="felag" defaultValue={partyId}>
                <option value="">Allir</option>
                {parties.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </Select>
            )}
          </div>
        </details>
        <ButtonRow>
          <Button type="submit">Leita</Button>
          {isNarrowed && (
            <LinkButton href={action} variant="quiet">
              Hreinsa síur
            </LinkButton>
          )}
        </ButtonRow>
      </RouterForm>
    </div>
  );
}
