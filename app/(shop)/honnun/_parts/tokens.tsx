import styled from 'styled-components';
import { theme } from '@/styles/theme.ts';
import { Specimen } from './specimen.tsx';

/** Palette, type, spaces, corners and shadows. */
export function Tokens() {
  return (
    <>
      <Specimen title="Litir">
        {Object.entries(theme.raw.color).map(([name, value]) => (
          <Swatch key={name} style={{ '--swatch': value }}>
            <i aria-hidden />
            {name} <small>{value}</small>
          </Swatch>
        ))}
      </Specimen>
      <Specimen title="Letur">
        {Object.entries(theme.raw.text).map(([name, size]) => (
          <p key={name} style={{ fontSize: size }}>
            {name}: Þægilegt að lesa, ör sem æðir ýfð um kr. 1.234.567
          </p>
        ))}
      </Specimen>
      <Specimen title="Bil, horn og skuggar">
        {Object.entries(theme.raw.space).map(([name, width]) => (
          <Box key={name} style={{ width, height: width }} title={name} />
        ))}
        {Object.entries(theme.raw.radius).map(([name, borderRadius]) => (
          <Box key={name} style={{ borderRadius }} title={name} />
        ))}
        {Object.entries(theme.raw.shadow).map(([name, boxShadow]) => (
          <Box key={name} style={{ boxShadow }} title={name} />
        ))}
      </Specimen>
    </>
  );
}

const Swatch = styled.p`
  width: 128px;
  font-size: ${theme.text.small};
  & i {
    display: block;
    height: 48px;
    border: 1px solid ${theme.color.line};
    border-radius: ${theme.radius.medium};
    background: var(--swatch);
  }
  & small {
    display: block;
    color: ${theme.color.inkSoft};
  }
`;

const Box = styled.span`
  display: block;
  width: 64px;
  height: 64px;
  background: ${theme.color.fjordPale};
`;
