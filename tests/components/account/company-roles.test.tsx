import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { companyMembers, companyRoles } from '../../../backend/src/db/schema/customers.ts';
import { RolesView } from '../../../components/company-roles/roles-view.tsx';
import { aCustomer } from '../../kit/builders.ts';
import { startInProcessBackend, type InProcessBackend } from '../../kit/in-process-backend.ts';
import { renderPage } from '../../kit/page.tsx';

let backend: InProcessBackend;
let companyId: number;

beforeAll(async () => {
  backend = await startInProcessBackend();
  companyId = await aCustomer(backend.db, { name: 'Stofan ehf.', isCompany: true });
});
afterAll(() => backend.close());

/** Signs in as somebody of the company and opens its roles. */
async function openRoles(member: Partial<typeof companyMembers.$inferInsert>): Promise<void> {
  const customerId = await aCustomer(backend.db);
  await backend.db.insert(companyMembers).values({ customerId, companyId, ...member });
  backend.open(await backend.signedIn(customerId, { customerId: companyId }));
  renderPage(<RolesView />);
  await screen.findByRole('heading', { name: 'Stofan ehf.' });
}
const box = (name: string) =>
  screen.getByRole<HTMLInputElement>('checkbox', { name: new RegExp(`^${name}`) });

it('makes a role by keyboard, ticks what an ability needs, and unticks what needs it', async () => {
  const user = userEvent.setup();
  await openRoles({ role: 'Manager' });
  await user.click(screen.getByRole('button', { name: 'Búa til hlutverk' }));
  await user.type(screen.getByRole('textbox', { name: /^Heiti/ }), 'Innkaup');
  await user.click(box('Sjá verð'));
  expect(box('Sjá verð').checked).toBe(false);
  box('Panta').focus();
  await user.keyboard(' ');
  expect(box('Sjá verð').checked).toBe(true);
  await user.click(box('Sjá verð'));
  expect(box('Panta').checked).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Vista hlutverk' }));
  await screen.findByText('Vinsamlegast merkið við að minnsta kosti eitt.');
  await user.click(box('Panta'));
  await user.click(screen.getByRole('button', { name: 'Vista hlutverk' }));
  await screen.findByText('Hlutverkið var vistað: Innkaup');
  const item = within(await screen.findByRole('list', { name: 'Eigin hlutverk' }));
  item.getByText('Panta · Sjá verð');
  const orders = within(screen.getByRole('row', { name: /^Panta / })).getAllByRole('cell');
  expect(orders.map((cell) => cell.textContent)).toEqual(['✓Já', '✓Já', '✓Já', '✓Já', '✓Já', 'Nei', 'Nei']);
});

it('offers nobody more than they may themselves', async () => {
  const [row] = await backend.db
    .insert(companyRoles)
    .values({ companyId, name: 'Fulltrúi', abilities: ['see-prices', 'manage-employees'] })
    .returning({ id: companyRoles.id });
  const user = userEvent.setup();
  await openRoles({ role: 'Undetermined', companyRoleId: row!.id });
  expect(screen.queryByRole('button', { name: 'Breyta: Innkaup' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Breyta: Fulltrúi' }));
  expect(screen.getAllByRole('checkbox')).toHaveLength(2);
});
