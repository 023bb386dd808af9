'use client';

import { useRef, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import type { ReadFile } from '@/lib/rules/products/own-number-file.ts';
import { readOwnNumberFile } from '@/lib/own-numbers/read-file.ts';
import { ImportDialog } from './import-dialog.tsx';

/** Chooses a file of numbers; a dialog then says what it would change. */
export function ImportNumbers() {
  const input = useRef<HTMLInputElement>(null);
  const [read, setRead] = useState<ReadFile | null>(null);
  return (
    <>
      <Button variant="secondary" onClick={() => input.current?.click()}>
        Lesa inn skrá
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label="Skrá með ykkar vörunúmerum"
        accept=".csv,.tsv,.txt,.xlsx,text/csv,text/plain"
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          if (file) void readOwnNumberFile(file).then(setRead);
          // The same file once more is another choice.
          event.currentTarget.value = '';
        }}
      />
      {read && <ImportDialog read={read} onClose={() => setRead(null)} />}
    </>
  );
}
