import Link from 'next/link';
import { Fragment } from 'react';
import type { SearchOption, SearchOptionGroup } from './option-groups.tsx';
import { optionId } from './use-search-dropdown.ts';
import styles from './option-list.module.css';

interface Props {
  id: string;
  titleId: string;
  groups: readonly SearchOptionGroup[];
  /** Among the options of all groups; -1 while none is chosen. */
  activeIndex: number;
  onOpen: (option: SearchOption) => void;
}

/** The list of an ARIA combobox, whose options are links; the focus stays in the field. */
export function OptionList({ id, titleId, groups, activeIndex, onOpen }: Props) {
  const allOptions = groups.flatMap(({ options }) => options);
  return (
    <div className={styles.list} role="listbox" id={id} aria-labelledby={titleId}>
      {groups.map(({ title, options }) => {
        const lines = options.map((option) => (
          <OptionLink
            key={option.href}
            option={option}
            id={optionId(id, allOptions.indexOf(option))}
            active={option === allOptions[activeIndex]}
            onOpen={onOpen}
          />
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

interface OptionLinkProps {
  option: SearchOption;
  id: string;
  active: boolean;
  onOpen: (option: SearchOption) => void;
}

function OptionLink({ option, id, active, onOpen }: OptionLinkProps) {
  return (
    <Link
      className={styles.option}
      role="option"
      id={id}
      aria-selected={active}
      tabIndex={-1}
      href={option.href}
      prefetch={option.prefetch ? null : false}
      onClick={() => onOpen(option)}
    >
      {option.content}
    </Link>
  );
}
