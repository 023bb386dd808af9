import styled from 'styled-components';
import { SearchIcon } from '@/components/ui/icons.tsx';
import { SoftForm } from '@/components/ui/soft-form.tsx';
import { theme } from '@/styles/theme.ts';
import { SearchField } from './search-field.tsx';

interface Props {
  query?: string;
  /** What tells two of them on one page apart. */
  label?: string;
}

/** A form to the search page, which works before and without scripts; with them its field shows what is found. */
export function SearchBox({ query, label = 'Leit' }: Props) {
  return (
    <SearchForm action="/leit" role="search" aria-label={label}>
      <SearchField
        type="search"
        name="leit"
        defaultValue={query}
        maxLength={200}
        aria-label="Leita að vöru"
        placeholder="Leitið og þér munið finna.."
        autoComplete="off"
        enterKeyHint="search"
      />
      <button type="submit" aria-label="Leita">
        <SearchIcon />
      </button>
    </SearchForm>
  );
}

const { color } = theme;

const SearchForm = styled(SoftForm)`
  position: relative;
  display: flex;
  width: 100%;
  min-height: 44px;
  border: 1px solid ${color.lineStrong};
  border-radius: ${theme.radius.medium};
  background: ${color.paper};
  &:has(> input:focus) {
    border-color: ${color.fjord};
    box-shadow: 0 0 0 2px ${color.fjord};
    /* Forced colours leave out shadows, but not this. */
    outline: 2px solid transparent;
  }
  & > input {
    flex: 1;
    min-width: 0;
    padding: 8px 0 8px 16px;
    border: 0;
    border-radius: inherit;
    background: transparent;
    outline: none;
    font-size: 1rem;
    appearance: none;
  }
  & > input::placeholder {
    color: ${color.inkSoft};
    opacity: 1;
    text-overflow: ellipsis;
  }
  & > button {
    display: grid;
    place-items: center;
    width: 48px;
    border: 0;
    border-radius: inherit;
    color: ${color.fjord};
    background: transparent;
  }
`;
