import styled from 'styled-components';
import { Select } from '@/components/ui/select.tsx';
import type { DraftLine, QuoteDraftState } from './use-quote-draft.ts';

interface Props {
  line: DraftLine;
  draft: QuoteDraftState;
  error?: string | null | undefined;
}

/** Whether a line is part of the offer, or may be taken in place of another; absent where there is no other. */
export function AlternativeField({ line: { key, productId, name, alternativeTo }, draft, error }: Props) {
  const others = draft.lines.filter((other) => other.productId !== productId && !other.alternativeTo);
  const hasAlternatives = draft.lines.some((other) => other.alternativeTo === productId);
  if (hasAlternatives || others.length === 0) return null;
  return (
    <AlternativeBox>
      <Select
        label="Hlutverk"
        aria-label={`Hlutverk: ${name}`}
        value={alternativeTo ?? ''}
        error={error}
        onChange={({ target }) => draft.setLine(key, { alternativeTo: target.value || null })}
      >
        <option value="">Í tilboðinu</option>
        {others.map((other) => (
          <option key={other.productId} value={other.productId}>
            Valkostur í stað: {other.name}
          </option>
        ))}
      </Select>
    </AlternativeBox>
  );
}

const AlternativeBox = styled.div`
  max-width: 320px;
  margin-top: var(--space-2);
`;
