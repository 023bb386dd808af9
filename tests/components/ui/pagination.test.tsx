import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Pagination } from '@/components/ui/pagination.tsx';
import { Price } from '@/components/ui/price.tsx';

const hrefOf = (page: number) => (page === 1 ? '/voruflokkur/hanskar' : `/voruflokkur/hanskar?sida=${page}`);

it('is nothing for one page', () => {
  const { container } = render(<Pagination page={1} pageCount={1} hrefOf={hrefOf} />);
  expect(container.textContent).toBe('');
});

it('has real links, the page before and the page after', () => {
  render(<Pagination page={2} pageCount={3} hrefOf={hrefOf} />);
  expect(screen.getByRole('navigation', { name: 'Síða 2 af 3' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Fyrri síða' }).getAttribute('href')).toBe('/voruflokkur/hanskar');
  expect(screen.getByRole('link', { name: 'Næsta síða' }).getAttribute('href')).toBe(
    '/voruflokkur/hanskar?sida=3',
  );
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('2');
});

it('writes prices in whole krónur that do not wrap, an old price struck', () => {
  render(
    <p>
      <Price amount={1234567} /> <Price amount={999} struck />
    </p>,
  );
  expect(screen.getByText('kr.\u00a01.234.567', { normalizer: String }).tagName).toBe('SPAN');
  expect(screen.getByText('kr.\u00a0999', { normalizer: String }).tagName).toBe('S');
});
