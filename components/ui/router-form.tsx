'use client';

import { useRouter } from 'next/navigation';
import type { ComponentProps, SyntheticEvent } from 'react';

interface Props extends ComponentProps<'form'> {
  /** Path that the form's fields are the query of. */
  action: string;
}

/** A GET form that changes the route without reloading the page; without scripts a plain form. */
export function RouterForm({ action, ...rest }: Props) {
  const router = useRouter();
  const submit = (event: SyntheticEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const query = new URLSearchParams();
    for (const [name, value] of new FormData(event.currentTarget))
      if (typeof value === 'string' && value.trim()) query.append(name, value.trim());
    router.push(query.size > 0 ? `${action}?${query.toString()}` : action);
  };
  return <form action={action} onSubmit={submit} {...rest} />;
}
