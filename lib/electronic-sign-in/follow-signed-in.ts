import type { QueryClient } from '@tanstack/react-query';
import { endIdentitySession } from '../io/identity/end-identity-session.ts';
import { refreshVisitor } from '../visitor/refresh-visitor.ts';
import { announceSignedInChange } from '../visitor/signed-in-hint.ts';

/** What has to know that the visitor is another now. */
export async function followSignedIn(client: QueryClient): Promise<void> {
  announceSignedInChange();
  await Promise.all([refreshVisitor(client), endIdentitySession()]);
}
