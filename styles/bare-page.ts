import type { CSSProperties } from 'react';
import { brandColours } from './brand-colours.ts';

/* For the self-contained error page: no style sheet is available. */

export const page: CSSProperties = {
  margin: 0,
  color: brandColours.ink,
  background: brandColours.paper,
  fontFamily: 'Inter, system-ui, sans-serif',
  lineHeight: 1.5,
};

export const message: CSSProperties = {
  display: 'grid',
  justifyItems: 'center',
  gap: 16,
  padding: '16vh 24px 48px',
  textAlign: 'center',
};

export const title: CSSProperties = {
  margin: 0,
  fontSize: 'clamp(1.375rem, 1.1rem + 1.2vw, 2rem)',
  lineHeight: 1.2,
};

export const text: CSSProperties = {
  margin: 0,
  maxWidth: '48ch',
  color: brandColours.inkSoft,
  textWrap: 'balance',
};

export const button: CSSProperties = {
  minHeight: 44,
  padding: '8px 20px',
  border: 0,
  borderRadius: 8,
  color: brandColours.paper,
  background: brandColours.fjord,
  font: 'inherit',
  fontWeight: 600,
  cursor: 'pointer',
};
