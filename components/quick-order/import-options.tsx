'use client';

import { useId, useRef, useState } from 'react';
import styled from 'styled-components';
import { Button } from '@/components/ui/button.tsx';
import { TextArea } from '@/components/ui/text-area.tsx';
import { useOnDemand } from '@/components/ui/use-on-demand.ts';
import { readOrderFile } from '@/lib/quick-order/read-file.ts';
import { readOrderLines, type ReadLines } from '@/lib/rules/orders/quick-order/read-lines.ts';

const loadScanner = () => import('./scanner.tsx');

/** Ways for more than a few lines: a list that is pasted, a file, the camera. */
export function ImportOptions({ onRead }: { onRead: (read: ReadLines) => void }) {
  const areaId = useId();
  const fileInput = useRef<HTMLInputElement>(null);
  const [isPasting, setPasting] = useState(false);
  const [isScanning, setScanning] = useState(false);
  const [text, setText] = useState('');
  const { part: scanner, failed } = useOnDemand(loadScanner, isScanning);

  const readText = (): void => {
    onRead(readOrderLines(text));
    setText('');
  };
  return (
    <ImportOptionsBox>
      <div data-ways>
        <Button
          variant="quiet"
          aria-expanded={isPasting}
          aria-controls={areaId}
          onClick={() => setPasting(!isPasting)}
        >
          Líma lista
        </Button>
        <Button variant="quiet" onClick={() => fileInput.current?.click()}>
          Velja skrá (CSV eða Excel)
        </Button>
        <input
          ref={fileInput}
          type="file"
          hidden
          aria-label="Skrá með vörunúmerum"
          accept=".csv,.tsv,.txt,.xlsx,text/csv,text/plain"
          onChange={(event) => {
            const [file] = event.currentTarget.files ?? [];
            if (file) void readOrderFile(file).then(onRead);
            // The same file once more is another choice.
            event.currentTarget.value = '';
          }}
        />
        <Button variant="quiet" onClick={() => setScanning(true)}>
          Skanna strikamerki
        </Button>
      </div>
      <div id={areaId} hidden={!isPasting} data-paste>
        <TextArea
          label="Listi úr töflureikni eða pósti"
          hint="Ein vara í línu: vörunúmer, ykkar númer, strikamerki eða eldra númer og svo magn, t.d. HRE-10125 6."
          rows={6}
          value={text}
          spellCheck={false}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <ReadButton variant="secondary" onClick={readText}>
          Lesa lista
        </ReadButton>
      </div>
      {failed && <p role="alert">Ekki tókst að opna skannann. Vinsamlegast reynið aftur.</p>}
      {isScanning && scanner && (
        <scanner.Scanner
          onRead={(code) => onRead({ lines: [{ code, quantity: '1', problem: null }], notes: [] })}
          onClose={() => setScanning(false)}
        />
      )}
    </ImportOptionsBox>
  );
}

const ReadButton = styled(Button)`
  justify-self: start;
`;

const ImportOptionsBox = styled.div`
  display: grid;
  gap: var(--space-3);
  & [data-ways] {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-1) var(--space-2);
    /* Its buttons without a box begin where the fields do. */
    margin-inline: -21px;
  }
  & [data-paste]:not([hidden]) {
    display: grid;
    gap: var(--space-2);
    font-variant-numeric: tabular-nums;
  }
  & [role='alert'] {
    color: var(--color-rust);
  }
`;
