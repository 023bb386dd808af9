import { Fragment } from 'react';
import type { SearchOption, SearchOptionGroup } from './option-groups.tsx';
import type { SearchDropdownState } from './use-search-dropdown.ts';
import styles from './option-list.module.css';

interface Props {
  id: string;
  titleId: string;
  groups: readonly SearchOptionGroup[];
  optionAttributes: SearchDropdownState['optionAttributes'];
  onOpen: (option: SearchOption) => void;
}

/** The list of an ARIA combobox with links as options; the focus stays in the field. */
export function OptionList({ id, titleId, groups, optionAttributes, onOpen }: Props) {
  return (
    <div className={styles.list} role="listbox" id={id} aria-labelledby={titleId}>
      {groups.map(({ title, options }) => {
        const lines = options.map((option) => (
          <a
            key={option.href}
            className={styles.option}
            {...optionAttributes(option)}
            href={option.href}
            onClick={() => onOpen(option)}
          >
            {option.content}
          </a>
        ));
        if (title === null) return <Fragment key="untitled">{lines}</Fragment>;
        return (
          <div key={title} role="group" aria-label={title}>
            <h3 className={styles.title} aria-hidden>
              {title}
            </h3>
            {lines}
          </div>
        );
      })}
    </div>
  );
}
