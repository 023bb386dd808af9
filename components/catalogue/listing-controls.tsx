import styled from 'styled-components';
import { SoftForm } from '@/components/ui/soft-form.tsx';
import { type ListingState, sortNames, switches } from '@/lib/catalogue/listing-state.ts';
import { media } from '@/styles/media.ts';
import { theme } from '@/styles/theme.ts';
import { SubmitOnChange } from './submit-on-change.tsx';

interface Props {
  state: ListingState;
  /** Path of the listing. */
  path: string;
  /** What else stays in the address. */
  kept: Readonly<Record<string, string>>;
  /** Offered first, for the listing's own order. */
  ownOrder: string;
}

/** Switches and sort order: a form that works without scripts and applies each choice at once with them. */
export function ListingControls({ state, path, kept, ownOrder }: Props) {
  return (
    <ControlForm action={path} key={JSON.stringify(state)} aria-label="Sía vörur">
      {Object.entries(kept).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <SubmitOnChange>
        <fieldset>
          {switches.map(({ key, field, label }) => (
            <label key={key}>
              <input type="checkbox" name={key} value="1" defaultChecked={state[field]} />
              <span>{label}</span>
            </label>
          ))}
        </fieldset>
        <label data-sort>
          Raða eftir
          <select name="rada" defaultValue={sortNameOf(state)}>
            <option value="">{ownOrder}</option>
            {Object.entries(sortNames)
              .filter(([, { label }]) => label !== ownOrder)
              .map(([name, { label }]) => (
                <option key={name} value={name}>
                  {label}
                </option>
              ))}
          </select>
        </label>
        <noscript>
          <button type="submit">Sýna</button>
        </noscript>
      </SubmitOnChange>
    </ControlForm>
  );
}

function sortNameOf({ sort }: ListingState): string {
  return Object.entries(sortNames).find(([, entry]) => entry.sort === sort)?.[0] ?? '';
}

const { color } = theme;

const ControlForm = styled(SoftForm)`
  & fieldset {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    min-width: 0;
  }
  & > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 8px 16px;
  }
  & fieldset label {
    position: relative;
  }
  & fieldset input {
    position: absolute;
    inset: 0;
    opacity: 0;
    cursor: pointer;
  }
  & fieldset span {
    display: grid;
    align-items: center;
    min-height: 44px;
    padding: 8px 16px;
    border: 1px solid ${color.line};
    border-radius: 22px;
    background: ${color.paper};
    font-size: ${theme.text.small};
    font-weight: 550;
  }
  & fieldset label:hover span {
    border-color: ${color.lineStrong};
  }
  & fieldset input:checked + span {
    color: ${color.paper};
    border-color: ${color.fjord};
    background: ${color.fjord};
  }
  & fieldset input:focus-visible + span {
    outline: 3px solid ${color.fjord};
    outline-offset: 2px;
  }
  & [data-sort] {
    display: flex;
    align-items: center;
    gap: 8px;
    font-size: ${theme.text.small};
    color: ${color.inkSoft};
  }
  & select {
    min-height: 44px;
    padding: 8px 12px;
    border: 1px solid ${color.lineStrong};
    border-radius: ${theme.radius.medium};
    color: ${color.ink};
    background: ${color.paper};
  }
  & [data-sort] {
    width: 100%;
    justify-content: space-between;
  }
  ${media.narrow} {
    & [data-sort] {
      width: auto;
    }
  }
`;
