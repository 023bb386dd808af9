import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { logins } from '../../../backend/src/db/schema/customers.ts';
import { AgentSearch } from '../../../components/acting-as/agent-search.tsx';
import { SecondFactorView } from '../../../components/settings/second-factor-view.tsx';
import { SetCustomerDocument } from '../../../graphql/generated/documents-on-demand.ts';
import { aCustomer } from '../../kit/builders.ts';
import { aCompany } from '../../kit/company.ts';
import { startInProcessBackend, type InProcessBackend } from '../../kit/in-process-backend.ts';
import { renderPage } from '../../kit/page.tsx';
import type { Visitor } from '../../kit/visitor.ts';

const password = 'Vorulind-2026';
let backend: InProcessBackend;
let agentId: number;
let customerId: string;
let agent: Visitor;
let app: TOTP | undefined;
/** Each code is good once: that of this half minute, then the next one's. */
let step = -1;

beforeAll(async () => {
  backend = await startInProcessBackend({ REQUIRE_SECOND_FACTOR: 'true' });
  agentId = await aCustomer(backend.db, { isAgent: true });
  await backend.db.insert(logins).values({ identityUid: 'demo-jona', customerId: agentId });
  customerId = String(await aCompany(backend));
});
afterAll(() => backend.close());
beforeEach(async () => {
  agent = backend.open(await backend.signedIn(agentId, { identityUid: 'demo-jona' }));
});

const nextCode = (): string => {
  step += 1;
  return app!.generate({ timestamp: Date.now() + step * 30_000 });
};
const refusalOfActing = async () =>
  (await agent.fail(SetCustomerDocument, { customerId, as: 'Customer' })).details['reason'];

async function givePassword(): Promise<void> {
  await userEvent.type(await screen.findByLabelText(/^Lykilorð/), password);
  await userEvent.keyboard('{Enter}');
}

async function giveCode(code: string): Promise<void> {
  await userEvent.type(await screen.findByRole('textbox', { name: /^Kóði úr auðkenningarappi/ }), code);
  await userEvent.keyboard('{Enter}');
}

it('is where the lists of an agent lead whom a password alone proved', async () => {
  renderPage(
    <AgentSearch
      minimumSearchLength={2}
      currentId={String(agentId)}
      busy={false}
      showsAll
      onPick={() => {}}
    />,
  );
  const link = await screen.findByRole('link', { name: 'Staðfesta hver ég er' });
  expect(link.getAttribute('href')).toMatch(/^\/auth\/second-factor\?return=/);
  expect(screen.queryByRole('button', { name: 'Reyna aftur' })).toBeNull();
});

it('is set up on the way by who has none, and is enough from then on', async () => {
  renderPage(<SecondFactorView returnTo="/karfa" />);
  await userEvent.click(await screen.findByRole('button', { name: 'Setja upp auðkenningarapp' }));
  expect(await refusalOfActing()).toBe('err.secondFactor');
  await givePassword();
  const link = await screen.findByRole('link', { name: 'Opna auðkenningarapp' });
  const secret = new URL(link.getAttribute('href')!).searchParams.get('secret')!;
  app = new TOTP({ secret: Secret.fromBase32(secret) });
  await giveCode(nextCode());
  expect((await screen.findByRole('link', { name: 'Halda áfram' })).getAttribute('href')).toBe('/karfa');
  await agent.ask(SetCustomerDocument, { customerId, as: 'Customer' });
});

it('is asked of who came in with the password alone, and leads on', async () => {
  renderPage(<SecondFactorView returnTo="/karfa" />);
  await screen.findByRole('button', { name: 'Áfram' });
  await givePassword();
  await giveCode(nextCode());
  const onward = await screen.findByRole('link', { name: 'Halda áfram' });
  expect(onward.getAttribute('href')).toBe('/karfa');
  await agent.ask(SetCustomerDocument, { customerId, as: 'Customer' });
});

it('says that a password is wrong, and nothing is proven', async () => {
  renderPage(<SecondFactorView returnTo="/karfa" />);
  await userEvent.type(await screen.findByLabelText(/^Lykilorð/), 'rangt');
  await userEvent.keyboard('{Enter}');
  expect((await screen.findByRole('alert')).textContent).toContain('lykilorð er ekki rétt');
  expect(await refusalOfActing()).toBe('err.secondFactor');
});

it('is not asked of who came in by electronic id', async () => {
  agent = backend.open(await backend.signedIn(agentId, { identityUid: null, isStrong: true }));
  renderPage(<SecondFactorView returnTo="/karfa" />);
  expect((await screen.findByRole('link', { name: 'Halda áfram' })).getAttribute('href')).toBe('/karfa');
  expect(screen.queryByLabelText(/^Lykilorð/)).toBeNull();
});
