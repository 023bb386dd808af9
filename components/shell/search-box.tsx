import { Icon } from '@/components/ui/icons.tsx';
import { RouterForm } from '@/components/ui/router-form.tsx';
import { fieldKinds } from '@/components/ui/field-kinds.ts';
import { SearchField } from './search-field.tsx';
import styles from './search-box.module.css';

interface Props {
  query?: string;
  /** What tells two of them on one page apart. */
  label?: string;
}

/** A form to the search page, which works before and without scripts; with them its field shows what is found. */
export function SearchBox({ query, label = 'Leit' }: Props) {
  return (
    <RouterForm className={styles.searchForm} action="/leit" role="search" aria-label={label}>
      <SearchField
        className={styles.field}
        {...fieldKinds.search}
        name="leit"
        defaultValue={query}
        maxLength={200}
        aria-label="Leita að vöru"
        placeholder="Leitið og þér munið finna.."
        enterKeyHint="search"
      />
      <button type="submit" aria-label="Leita">
        <Icon name="search" />
      </button>
    </RouterForm>
  );
}
