import type { ComponentProps, KeyboardEvent, MouseEvent } from 'react';

interface Props extends Omit<ComponentProps<'a'>, 'onClick' | 'onKeyDown' | 'role'> {
  /** Where the same is to be had as long as no script runs. */
  href: string;
  onPress: () => void;
}

/** A button that is a link until scripts run, and for a visitor who opens it in another tab. */
export function ButtonLink({ href, onPress, children, ...rest }: Props) {
  const press = (event: MouseEvent | KeyboardEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onPress();
  };
  return (
    <a
      {...rest}
      href={href}
      role="button"
      onClick={press}
      onKeyDown={(event) => {
        if (event.key === ' ') press(event);
      }}
    >
      {children}
    </a>
  );
}
