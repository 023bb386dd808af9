import styled from 'styled-components';
import { theme } from '@/styles/theme.ts';

/** Says which words of a search were left out because nothing fitted all of them. */
export function DroppedWords({ words }: { words: readonly string[] }) {
  const quoted = words.map((word) => `„${word}“`);
  const listed = [quoted.slice(0, -1).join(', '), quoted.at(-1)].filter(Boolean).join(' og ');
  return <Note role="status">Engin vara passaði við öll leitarorðin. Sleppt var: {listed}.</Note>;
}

const Note = styled.p`
  padding: 12px 16px;
  border-radius: ${theme.radius.medium};
  background: ${theme.color.fjordPale};
  color: ${theme.color.fjordDark};
  overflow-wrap: anywhere;
`;
