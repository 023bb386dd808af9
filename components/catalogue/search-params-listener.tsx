import { useSearchParams } from 'next/navigation';
import { useEffect, useEffectEvent } from 'react';

/** Reports a navigation to the same listing with other parameters: the page stays mounted and gets no other signal. */
export function SearchParamsListener({ onChange }: { onChange: () => void }) {
  const search = useSearchParams()?.toString();
  const notify = useEffectEvent(onChange);
  useEffect(() => notify(), [search]);
  return null;
}
