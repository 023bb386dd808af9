import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { publicConfig } from '../../../lib/io/public-config.ts';
import { renderPage } from '../../kit/page.tsx';

beforeEach(() => {
  vi.resetModules();
  document.head.replaceChildren();
});

type Flow = NonNullable<ReturnType<typeof publicConfig>['electronicId']>;

/** A page of a shop whose configuration says this of electronic id. */
async function signInPage(electronicId: Flow): Promise<void> {
  const { publicConfigId } = await import('../../../lib/io/public-config.ts');
  const config: { electronicId: Flow } = { electronicId };
  const script = document.createElement('script');
  script.id = publicConfigId;
  script.type = 'application/json';
  script.textContent = JSON.stringify(config);
  document.head.append(script);
  const { SignInPageForm } = await import('../../../components/shell/sign-in/sign-in-page-form.tsx');
  renderPage(<SignInPageForm returnTo="/auth/home" initialError={null} />);
}

it.each<[Flow, number, number]>([
  ['true', 1, 2],
  ['redirect', 1, 1],
  ['false', 0, 0],
])('where electronic id is %s, its group is there %i times with %i buttons', async (flow, times, buttons) => {
  await signInPage(flow);
  expect(screen.getByRole('button', { name: 'Skrá inn' })).toBeTruthy();
  expect(screen.queryAllByRole('group', { name: 'Rafræn skilríki' })).toHaveLength(times);
  expect(screen.queryAllByRole('button', { name: /^Innskráning með/ })).toHaveLength(buttons);
});
