import { useSearchParams } from 'next/navigation';
import { useEffect, useEffectEvent } from 'react';

/** Tells when a link has led to the same listing at another address: then the page stays and nothing else tells. */
export function SearchParamsListener({ onChange }: { onChange: () => void }) {
  const search = useSearchParams()?.toString();
  const notify = useEffectEvent(onChange);
  useEffect(() => notify(), [search]);
  return null;
}
