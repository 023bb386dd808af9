'use client';

import styled from 'styled-components';
import { Button } from '@/components/ui/button.tsx';
import { useChooseQuoteLine } from '@/lib/quotes/mutations.ts';
import type { Quote } from '@/lib/quotes/queries.ts';
import { errorText } from '@/lib/rules/text/error-text.ts';
import { media } from '@/styles/media.ts';
import type { LineOnSheet } from './sheet-quote.ts';

interface Props {
  quote: Quote;
  line: LineOnSheet;
  onChosen: (name: string) => void;
}

/** The button that takes an alternative; the backend answers with the sums that it makes. */
export function ChooseAlternative({ quote, line, onChosen }: Props) {
  const choose = useChooseQuoteLine();
  // The line is elsewhere once it is taken; a promise continues without it.
  const chooseLine = (): void =>
    void choose.mutateAsync({ quote, lineId: line.id }).then(
      () => onChosen(line.name),
      () => undefined,
    );
  return (
    <ChooseArea>
      <Button
        variant="secondary"
        busy={choose.isPending}
        aria-label={`Velja ${line.name}`}
        onClick={chooseLine}
      >
        {choose.isPending ? 'Vel…' : 'Velja'}
      </Button>
      {choose.error && <p role="alert">{errorText(choose.error)}</p>}
    </ChooseArea>
  );
}

const ChooseArea = styled.span`
  display: block;
  margin-top: var(--space-2);
  & > [role='alert'] {
    color: var(--color-rust);
  }
  ${media.print} {
    display: none;
  }
`;
