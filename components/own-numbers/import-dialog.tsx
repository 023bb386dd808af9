'use client';

import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { ButtonRow } from '@/components/ui/button-row.tsx';
import { ErrorRegion } from '@/components/ui/error-region.tsx';
import { Modal } from '@/components/ui/modal.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { useImportOwnNumbers } from '@/lib/own-numbers/mutations.ts';
import { ownNumbersPreviewQuery } from '@/lib/own-numbers/queries.ts';
import type { ReadFile } from '@/lib/rules/products/own-number-file.ts';
import {
  importLines,
  importSummary,
  refusedLines,
  sendableRows,
} from '@/lib/rules/products/own-number-outcome.ts';
import { errorText } from '@/lib/rules/text/error-text.ts';
import styles from './import-dialog.module.css';

interface Props {
  read: ReadFile;
  onClose: () => void;
}

/** Changes that are listed one by one; of more, the first. */
const maximumShown = 200;

/** What a file would change, line by line, before it does; and its outcome. */
export function ImportDialog({ read, onClose }: Props) {
  const rows = useMemo(() => sendableRows(read.rows), [read]);
  const run = useImportOwnNumbers();
  // Read in, the file has nothing to preview any more.
  const enabled = run.isIdle;
  const { data: preview, error, refetch } = useQuery({ ...ownNumbersPreviewQuery(rows), enabled });
  const outcomes = run.data ?? preview;
  const changes = outcomes ? importLines(rows, outcomes) : [];
  const problems = outcomes ? refusedLines(read.rows, rows, outcomes) : [];
  return (
    <Modal title="Lesa inn ykkar vörunúmer" width={760} onClose={onClose}>
      <div className={styles.stack}>
        {read.note !== null && <p className={styles.note}>{read.note}</p>}
        {error && !preview && <ErrorRegion error={error} onRetry={() => void refetch()} />}
        {!outcomes && !error && <Skeleton height="160px" />}
        {outcomes && <p role="status">{importSummary(outcomes, problems.length, run.isSuccess)}</p>}
        {problems.length > 0 && (
          <div role="group" aria-labelledby="import-problems">
            <h3 id="import-problems">Línur sem ekki eru lesnar inn</h3>
            <ul className={styles.problems}>
              {problems.slice(0, maximumShown).map(({ line, text }) => (
                <li key={line}>
                  Lína {line}: {text}
                </li>
              ))}
            </ul>
          </div>
        )}
        {changes.length > 0 && !run.isSuccess && (
          <div role="group" aria-labelledby="import-changes">
            <h3 id="import-changes">Breytingar</h3>
            <ul>
              {changes.slice(0, maximumShown).map(({ line, title, text }) => (
                <li key={line}>
                  {title}
                  <small>{text}</small>
                </li>
              ))}
            </ul>
            {changes.length > maximumShown && <p>Fyrstu {maximumShown} breytingarnar eru sýndar.</p>}
          </div>
        )}
        {run.error && <p role="alert">{errorText(run.error)}</p>}
        <ButtonRow>
          {changes.length > 0 && !run.isSuccess && (
            <Button busy={run.isPending} onClick={() => run.mutate(rows)}>
              {run.isPending ? 'Les inn…' : 'Lesa inn'}
            </Button>
          )}
          <Button variant="quiet" onClick={onClose}>
            {run.isSuccess ? 'Loka' : 'Hætta við'}
          </Button>
        </ButtonRow>
      </div>
    </Modal>
  );
}
