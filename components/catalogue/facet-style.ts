import { css } from 'styled-components';
import { theme } from '@/styles/theme.ts';

const { color } = theme;

/** For what holds the groups of a facet panel. */
export const facetStyle = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;
  & fieldset {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0;
    min-width: 0;
  }
  & legend {
    padding-bottom: 4px;
    font-weight: 650;
  }
  & fieldset label {
    display: grid;
    grid-template-columns: 20px minmax(0, 1fr) auto;
    align-items: center;
    gap: 10px;
    min-height: 44px;
    padding: 2px 0;
    font-size: ${theme.text.body};
    line-height: 1.3;
    overflow-wrap: anywhere;
    cursor: pointer;
  }
  & fieldset label:hover {
    color: ${color.fjord};
  }
  & fieldset label:has(> input:disabled) {
    color: ${color.inkSoft};
    cursor: default;
  }
  & fieldset label small {
    color: ${color.inkSoft};
    font-size: ${theme.text.small};
    font-variant-numeric: tabular-nums;
  }
  & [data-indent] {
    padding-left: 20px;
  }
  & [data-indent='2'] {
    padding-left: 40px;
  }
  & label > input {
    width: 20px;
    height: 20px;
    margin: 0;
    accent-color: ${color.fjord};
  }
  @media (scripting: enabled) {
    & [data-rest] {
      display: none;
    }
  }
  @media (scripting: none) {
    & fieldset > button,
    & [data-more-filters],
    & [data-find] {
      display: none;
    }
  }
  & fieldset > button,
  & [data-more-filters] {
    justify-self: start;
    min-height: 44px;
    padding: 0;
    border: 0;
    color: ${color.fjord};
    background: transparent;
    font-size: ${theme.text.small};
    font-weight: 600;
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  & [data-find],
  & [data-range] input {
    width: 100%;
    min-height: 44px;
    padding: 8px 12px;
    border: 1px solid ${color.lineStrong};
    border-radius: ${theme.radius.medium};
    background: ${color.paper};
    font-size: 1rem;
  }
  & [data-range] {
    display: grid;
    grid-template-columns: 1fr auto 1fr;
    align-items: center;
    gap: 8px;
    padding-top: 4px;
    font-variant-numeric: tabular-nums;
  }
`;
