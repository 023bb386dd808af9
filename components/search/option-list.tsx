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

/**
 * The list of an ARIA combobox with links as options; the focus stays in the field. An option may hold no button, so that what can be
 * done with it stands beside the list, in the row of the same number.
 */
export function OptionList({ id, titleId, groups, optionAttributes, onOpen }: Props) {
  const rowCount = groups.reduce((sum, group) => sum + rowsOf(group), 0);
  return (
    <div className={styles.rows} style={{ gridTemplateRows: `repeat(${rowCount}, auto)` }}>
      <div className={styles.list} role="listbox" id={id} aria-labelledby={titleId}>
        {groups.map((group) => {
          const { title, options } = group;
          const lines = options.map((option) => (
            <a
              key={option.href}
              className={styles.option}
              data-with-action={option.action !== undefined || undefined}
              {...optionAttributes(option)}
              href={option.href}
              onClick={() => onOpen(option)}
            >
              {option.content}
            </a>
          ));
          if (title === null) return <Fragment key="untitled">{lines}</Fragment>;
          return (
            <div
              key={title}
              className={styles.group}
              style={{ gridRow: `span ${rowsOf(group)}` }}
              role="group"
              aria-label={title}
            >
              <h3 className={styles.title} aria-hidden>
                {title}
              </h3>
              {lines}
            </div>
          );
        })}
      </div>
      {placeActions(groups).map(({ option, row }) => (
        <div key={option.href} className={styles.action} style={{ gridRow: row }}>
          {option.action}
        </div>
      ))}
    </div>
  );
}

const rowsOf = ({ title, options }: SearchOptionGroup): number => options.length + (title === null ? 0 : 1);

function placeActions(groups: readonly SearchOptionGroup[]): { option: SearchOption; row: number }[] {
  let row = 1;
  const placed: { option: SearchOption; row: number }[] = [];
  for (const group of groups) {
    if (group.title !== null) row += 1;
    for (const option of group.options) {
      if (option.action !== undefined) placed.push({ option, row });
      row += 1;
    }
  }
  return placed;
}
