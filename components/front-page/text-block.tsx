import styled from 'styled-components';
import { paragraphs } from '@/lib/rules/paragraphs.ts';
import { theme } from '@/styles/theme.ts';

/** Plain text from the content system. */
export function TextBlock({ title, text }: { title?: string | null; text?: string | null }) {
  return (
    <Text>
      {title && <h3>{title}</h3>}
      {paragraphs(text ?? '').map((part) => (
        <p key={part}>{part}</p>
      ))}
    </Text>
  );
}

const Text = styled.div`
  display: grid;
  gap: 12px;
  max-width: 72ch;
  & h3 {
    font-size: ${theme.text.large};
  }
  & p {
    line-height: 1.6;
    white-space: pre-line;
  }
`;
