import { useEffect, useId, useState } from 'react';

interface Settings<Option> {
  /** In the order of the list. */
  options: readonly Option[];
  /** Different for every option; while an option is active it stays so wherever it moves in the list. */
  keyOf: (option: Option) => string;
  /** Whether the list is shown. */
  isOpen: boolean;
  /** An option is always active, at first the first; else the field itself is a stop of the arrow keys. */
  isFirstActive?: boolean;
  onChoose: (option: Option) => void;
  /** An arrow key asked for the list. */
  onOpen?: () => void;
  /** Escape was pressed while the list is shown; without it the key is left alone. */
  onClose?: () => void;
}

interface Combobox<Option> {
  listId: string;
  activeOption: Option | undefined;
  /** Of the text field. */
  fieldAttributes: {
    role: 'combobox';
    'aria-autocomplete': 'list';
    'aria-expanded': boolean;
    'aria-controls': string | undefined;
    'aria-activedescendant': string | undefined;
  };
  /** Of the option's element in the list, which never gets the focus. */
  optionAttributes: (option: Option) => {
    id: string;
    role: 'option';
    'aria-selected': boolean;
    tabIndex: -1;
  };
  /** Keys of the text field. */
  onKeyDown: (event: KeyboardEvent) => void;
  /** No option is active any more but by `isFirstActive`. */
  resetActive: () => void;
}

const arrowSteps: Readonly<Partial<Record<string, number>>> = { ArrowDown: 1, ArrowUp: -1 };

/** An ARIA combobox: a text field that keeps the focus while the arrow keys choose an option of the list below it. */
export function useCombobox<Option>(settings: Settings<Option>): Combobox<Option> {
  const { options, keyOf, isOpen, isFirstActive = false, onChoose, onOpen, onClose } = settings;
  const listId = useId();
  const [activeKey, setActiveKey] = useState<string | null>(null);
  const selectedIndex = isOpen ? options.findIndex((option) => keyOf(option) === activeKey) : -1;
  const activeIndex = selectedIndex < 0 && isFirstActive ? 0 : selectedIndex;
  const activeOption = options[activeIndex];
  const idOf = (index: number): string => `${listId}-${index}`;
  const activeId = activeOption && idOf(activeIndex);
  useEffect(() => {
    // Only the list scrolls: the page stays where it is.
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  const moveActive = (step: number): void => {
    const stopsBefore = isFirstActive ? 0 : 1;
    const stopCount = options.length + stopsBefore;
    const next = options[((activeIndex + stopsBefore + step + stopCount) % stopCount) - stopsBefore];
    onOpen?.();
    setActiveKey(next ? keyOf(next) : null);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = arrowSteps[event.key];
    if (event.isComposing) return;
    if (step !== undefined && options.length > 0) moveActive(step);
    else if (event.key === 'Enter' && activeOption) onChoose(activeOption);
    else if (event.key === 'Escape' && isOpen && onClose) onClose();
    else return;
    event.preventDefault();
  };
  const isExpanded = isOpen && options.length > 0;
  return {
    listId,
    activeOption,
    fieldAttributes: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': isExpanded,
      'aria-controls': isExpanded ? listId : undefined,
      'aria-activedescendant': activeId,
    },
    optionAttributes: (option) => ({
      id: idOf(options.indexOf(option)),
      role: 'option',
      'aria-selected': option === activeOption,
      tabIndex: -1,
    }),
    onKeyDown,
    resetActive: () => setActiveKey(null),
  };
}
