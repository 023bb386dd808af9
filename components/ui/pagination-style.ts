import { css } from 'styled-components';
import { theme } from '@/styles/theme.ts';

const { color } = theme;

export const paginationStyle = css`
  [data-pagination] {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: 4px;
    font-variant-numeric: tabular-nums;
    & a,
    & span {
      display: grid;
      place-items: center;
      min-width: 44px;
      height: 44px;
      border-radius: ${theme.radius.medium};
      text-decoration: none;
    }
    & a:hover {
      background: ${color.mist};
    }
    & a[aria-current] {
      color: ${color.paper};
      background: ${color.fjord};
      font-weight: 600;
      /* What forced colours show in place of the ground. */
      border: 2px solid transparent;
    }
    & [data-turn='back'] svg {
      transform: rotate(180deg);
    }
  }
`;
