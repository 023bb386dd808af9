import { statusErrorMessage } from '../../../../lib/rules/people/electronic-sign-in.ts';
import type { Context } from '../../context.ts';
import { ShopError } from '../../errors.ts';
import { withLimit } from '../session/limits.ts';
import type { ApprovedSignIn } from './electronic-sign-in.ts';
import { bindToBrowser, requireId, unknownError } from './internal/binding.ts';
import { startsPerAddress } from './internal/limits.ts';
import type { RedirectProvider } from './internal/provider.ts';
import { createReferences } from './internal/reference.ts';
import * as store from './internal/store.ts';

/** Seconds on the service's pages, and from the return to the session: time to choose a user. */
const awaySeconds = 600;
const returnedSeconds = 300;

type SignInContext = Pick<Context, 'db' | 'network' | 'cookies'>;

/** Sign-in by electronic id on the service's own pages, which lead back to the shop. */
interface RedirectSignIn {
  /** Where the browser goes. @throws ShopError UNAVAILABLE, also (429) after too many starts */
  start(context: SignInContext): Promise<string>;
  /**
   * A reference to what the person proved. An answer is taken once, whatever becomes of it.
   * @param answer query of the address that the service led back to
   * @throws ShopError NOT_FOUND for an answer to a sign-in that this browser did not start, FAILED_PRECONDITION when the person
   * did not go through with it
   */
  complete(context: SignInContext, answer: string): Promise<string>;
  /** @throws ShopError NOT_FOUND as `complete` */
  approvedBy(context: SignInContext, reference: string): Promise<ApprovedSignIn>;
}

export function redirectSignIn(provider: RedirectProvider, secret: string): RedirectSignIn {
  const references = createReferences(secret);
  return {
    async start(context) {
      const id = references.newId();
      const state = bindToBrowser(context, references, id, awaySeconds);
      const { url, transaction } = await withLimit(context.db, startsPerAddress(context.network), () =>
        provider.start(state),
      );
      await store.insertSignIn(context.db, { id, transaction, way: 'redirect' }, awaySeconds);
      return url;
    },

    async complete(context, answer) {
      const parameters = new URLSearchParams(answer);
      const row = await store.takeSignIn(
        context.db,
        requireId(context, references, parameters.get('state') ?? ''),
      );
      if (row?.way !== 'redirect' || row.isApproved) throw unknownError();
      const person = await provider.complete(row.transaction, parameters);
      if (person === 'ended') throw new ShopError('FAILED_PRECONDITION', statusErrorMessage);
      // The state stood in addresses that others may have seen: what follows has a reference of its own.
      const id = references.newId();
      const approved = { id, transaction: '', way: row.way, isApproved: true, nationalId: person.nationalId };
      await store.insertSignIn(context.db, approved, returnedSeconds);
      return bindToBrowser(context, references, id, returnedSeconds);
    },

    async approvedBy(context, reference) {
      const row = await store.findSignIn(context.db, requireId(context, references, reference));
      if (!row?.isApproved || row.nationalId === null) throw unknownError();
      return { ...row, nationalId: row.nationalId };
    },
  };
}
