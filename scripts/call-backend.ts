import { signMessage } from '../lib/contract/signed-message.ts';
import { secretFor } from './shop/secrets.ts';

/**
 * A signed call of the supplier's to a running backend (BACKEND_URL, WAREHOUSE_SECRET; without the secret the demo's).
 * @param data the demo's data folder
 * @throws Error naming what is missing, or that the backend does not answer
 */
export async function callBackend(call: string, content: object, data: string): Promise<Response> {
  const backendUrl = process.env['BACKEND_URL'] || 'http://localhost:4000';
  const path = `/warehouse${call}`;
  const body = JSON.stringify(content);
  const signature = signMessage(`${path}\n${body}`, secretFor('warehouse', data));
  try {
    return await fetch(`${backendUrl}${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Signature: signature },
      body,
    });
  } catch (error) {
    throw new Error(`The backend at ${backendUrl} does not answer: ${(error as Error).message}`, {
      cause: error,
    });
  }
}
