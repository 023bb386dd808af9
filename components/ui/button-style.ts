import { css } from 'styled-components';
import { theme } from '@/styles/theme.ts';

const { color } = theme;

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';

/** One look for <button> and links that look like one, by data-button; varied by data-variant and data-block. */
export const buttonStyle = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 8px;
  min-height: 44px;
  padding: 8px 20px;
  border: 1px solid transparent;
  border-radius: ${theme.radius.medium};
  font-weight: 600;
  line-height: 1.2;
  text-align: center;
  text-wrap: balance;
  text-decoration: none;
  color: ${color.paper};
  background: ${color.fjord};
  transition:
    background ${theme.motion.quick},
    border-color ${theme.motion.quick};
  &:hover {
    background: ${color.fjordDark};
  }
  &[data-variant='secondary'] {
    color: ${color.fjord};
    background: ${color.paper};
    border-color: ${color.fjord};
  }
  &[data-variant='secondary']:hover,
  &[data-variant='quiet']:hover {
    background: ${color.fjordPale};
  }
  &[data-variant='quiet'] {
    color: ${color.fjord};
    background: transparent;
  }
  &[data-variant='danger'] {
    background: ${color.rust};
  }
  &[data-block='true'] {
    width: 100%;
  }
  &:disabled,
  &[aria-disabled='true'] {
    color: ${color.inkSoft};
    background: ${color.line};
    border-color: transparent;
  }
`;

/** For the header's own buttons: as high as a thumb, without a box until the pointer is there. */
export const headerButtonStyle = css`
  & > :is(button, a) {
    display: inline-flex;
    align-items: center;
    gap: 8px;
    min-width: 44px;
    min-height: 44px;
    padding: 4px 8px;
    border: 0;
    border-radius: ${theme.radius.medium};
    color: inherit;
    background: transparent;
    text-decoration: none;
    white-space: nowrap;
    font-weight: 600;
    font-size: ${theme.text.small};
  }
  & > :is(button, a):hover {
    color: ${color.fjordDark};
    background: ${color.fjordPale};
  }
`;
