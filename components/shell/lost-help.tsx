'use client';

import { ContactLine } from './contact-line.tsx';
import { SearchBox } from './search-box.tsx';

/** For somebody whose page is not there: a search, and whom to ask. */
export function LostHelp({ words }: { words?: string | undefined }) {
  return (
    <>
      <SearchBox query={words} />
      <ContactLine />
    </>
  );
}
