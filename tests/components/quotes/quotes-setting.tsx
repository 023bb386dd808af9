import { afterAll, beforeAll, beforeEach } from 'vitest';
import { aCustomer, aProduct } from '../../kit/builders.ts';
import { anAgentFor } from '../../kit/quotes.ts';
import type { Visitor } from '../../kit/visitor.ts';
import { startInProcessBackend, type InProcessBackend } from '../../kit/in-process-backend.ts';

export let backend: InProcessBackend;
export let customerId: number;
export let customer: Visitor;
export let agent: Visitor;
export let product: number;

/** Registers the hooks of this setting for the test file that calls it. */
export function setUpQuotes(): void {
  beforeAll(async () => {
    backend = await startInProcessBackend();
  });
  beforeEach(async () => {
    customerId = await aCustomer(backend.db, { name: 'Hótel Hvönn ehf.', isCompany: true });
    customer = await backend.signedIn(customerId);
    agent = await anAgentFor(backend, customerId);
    product = await aProduct(backend.db, { name: 'Sápa', stockOnHand: 50 });
  });
  afterAll(() => backend.close());
}
