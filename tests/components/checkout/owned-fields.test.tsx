import { QueryClient } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { OwnedFields } from '@/components/checkout/owned-fields.tsx';
import { clearVisitorQueries } from '@/lib/visitor/clear-visitor-queries.ts';
import { refreshVisitor } from '@/lib/visitor/refresh-visitor.ts';
import { forgetShownTexts } from '@/lib/visitor/typed-texts.ts';

const form = (owner: string, stored = 'geymt') => (
  <OwnedFields owner={owner}>
    <input name="reference" aria-label="Tilvísun" defaultValue={stored} />
    <input type="password" name="secret" aria-label="Lykilorð" />
  </OwnedFields>
);
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Tilvísun' });

async function type(text: string): Promise<void> {
  const user = userEvent.setup();
  await user.clear(field());
  await user.type(field(), text);
}

describe('fields of one owner', () => {
  it('begin as the next one’s, and say what was typed on coming back', async () => {
    const { rerender, unmount } = render(form('a'));
    await type('Verk A');
    rerender(form('b', 'annars'));
    expect(field().value).toBe('annars');
    await type('Verk B');
    rerender(form('a'));
    expect(field().value).toBe('Verk A');
    unmount();
    render(form('b', 'annars'));
    expect(field().value).toBe('Verk B');
  });

  it('say what is stored where nothing was typed, also when that has changed', () => {
    const { unmount } = render(form('c'));
    unmount();
    render(form('c', 'nýtt'));
    expect(field().value).toBe('nýtt');
  });

  it('do not say again what was sent', async () => {
    const { unmount } = render(form('d'));
    await type('Verk D');
    forgetShownTexts();
    unmount();
    render(form('d'));
    expect(field().value).toBe('geymt');
  });

  it.each([
    ['signed out', () => clearVisitorQueries(new QueryClient())],
    ['signed in', () => refreshVisitor(new QueryClient())],
  ])('say nothing of who was here before somebody %s', async (_what, change) => {
    const { unmount } = render(form('f'));
    await type('Verk F');
    await change();
    unmount();
    render(form('f'));
    expect(field().value).toBe('geymt');
  });

  it('keep no password', async () => {
    const { unmount } = render(form('e'));
    await userEvent.type(screen.getByLabelText('Lykilorð'), 'leyndarmál');
    unmount();
    render(form('e'));
    expect(screen.getByLabelText<HTMLInputElement>('Lykilorð').value).toBe('');
  });
});
