'use client';

import styled from 'styled-components';
import type { OrderRequest } from '@/lib/approvals/queries.ts';
import { formatDate, formatTime } from '@/lib/rules/text/icelandic.ts';

type Step = OrderRequest['steps'][number];

/** Why the order needs approval, who gives it, and how far it has come. */
export function ApprovalSteps({ steps }: { steps: readonly Step[] }) {
  if (steps.length === 0) return null;
  return (
    <StepList aria-label="Samþykki">
      {steps.map((step) => (
        <li key={step.position} aria-current={step.isCurrent ? 'step' : undefined}>
          <b>{step.label}</b> <span>{toStepText(step)}</span>
        </li>
      ))}
    </StepList>
  );
}

function toStepText({ passedAt, passedBy, insteadOf, isCurrent, approvers }: Step): string {
  if (passedAt !== null) {
    const absence = insteadOf === null ? '' : ` í fjarveru: ${insteadOf}`;
    return `${passedBy ?? ''} samþykkti${absence}, ${formatDate(passedAt)} kl. ${formatTime(passedAt)}`;
  }
  const who = approvers.length > 0 ? `: ${approvers.join(' eða ')}` : '';
  return `${isCurrent ? 'Bíður samþykkis' : 'Ekki komið að þessu þrepi'}${who}`;
}

const StepList = styled.ol`
  display: grid;
  gap: var(--space-1);
  padding-inline-start: var(--space-6);
  list-style: decimal;
  & span {
    color: var(--color-ink-soft);
    font-size: var(--text-small);
    overflow-wrap: anywhere;
  }
`;
