import type { ReactNode } from 'react';
import { Illustration, type IllustrationName } from './illustration.tsx';

interface Props {
  title: string;
  picture?: IllustrationName;
  /** Where to go from here. */
  children?: ReactNode;
}

/** Says that there is nothing, and where to go from here. */
export function EmptyState({ title, picture = 'box', children }: Props) {
  return (
    <div data-empty-state>
      <Illustration name={picture} />
      <p data-title>{title}</p>
      {children}
    </div>
  );
}
