import type { ResolversParentTypes, ResolversTypes } from '../../../../../graphql/generated/resolvers.ts';
import { badRequestMessage, requiredMessage } from '../../../../../lib/rules/text/backend-messages.ts';
import { normaliseText } from '../../../../../lib/rules/text/normalise-text.ts';
import { maximumNoteLength } from '../../../../../lib/rules/text/text-limits.ts';
import type { Context } from '../../../context.ts';
import type { Database } from '../../../db/connect.ts';
import { ShopError } from '../../../errors.ts';
import { toRowId } from '../../../row-id.ts';
import { requireAgent } from '../../acting/require-agent.ts';
import { requireCustomerOfAgents } from './customer-of-agents.ts';
import * as store from './profile-store.ts';

type Notes = ResolversParentTypes['CustomerNote'][];

/** All that is kept of one customer: more nobody reads, and a script could fill the table. */
const maxNotes = 200;
const maxKeyLength = 100;

/** What agents have noted of a customer, newest first. */
export async function readNotes(db: Database, customerId: number, agentId: number): Promise<Notes> {
  const rows = await store.findNotes(db, customerId, maxNotes);
  return rows.map(({ note, authorName }) => ({
    id: String(note.id),
    text: note.text,
    authorName,
    writtenAt: note.writtenAt.toISOString(),
    changedAt: note.changedAt?.toISOString() ?? null,
    isOwn: note.authorId === agentId,
  }));
}

/** Writes a note once, however often it is sent. @throws ShopError as readProfile; BAD_REQUEST, FAILED_PRECONDITION */
export async function addNote(context: Context, input: ResolversTypes['CustomerNoteInput']): Promise<Notes> {
  const { db } = context;
  const { actorId } = await requireAgent(context);
  const { id } = await requireCustomerOfAgents(db, input.customerId);
  const text = requireText(input.text);
  if (input.key === '' || input.key.length > maxKeyLength) throw new ShopError('BAD_REQUEST');
  const writtenFor = await store.findNoteByKey(db, actorId, input.key);
  if (writtenFor !== null && writtenFor !== id) throw new ShopError('BAD_REQUEST');
  if (writtenFor === null) {
    if ((await store.countNotes(db, id)) >= maxNotes)
      throw new ShopError(
        'FAILED_PRECONDITION',
        'Ekki er pláss fyrir fleiri minnispunkta. Eyddu fyrst þeim sem eiga ekki lengur við.',
        {
          reason: 'notes',
        },
      );
    await store.insertNote(db, { customerId: id, authorId: actorId, key: input.key, text });
  }
  return readNotes(db, id, actorId);
}

/** @throws ShopError NOT_FOUND for a note that is not there, PERMISSION_DENIED for another agent's, BAD_REQUEST */
export async function updateNote(context: Context, noteId: string, text: string): Promise<Notes> {
  const { note, actorId } = await requireOwnNote(context, noteId);
  await store.updateNote(context.db, note.id, requireText(text));
  return readNotes(context.db, note.customerId, actorId);
}

/** @throws ShopError as updateNote */
export async function deleteNote(context: Context, noteId: string): Promise<Notes> {
  const { note, actorId } = await requireOwnNote(context, noteId);
  await store.deleteNote(context.db, note.id);
  return readNotes(context.db, note.customerId, actorId);
}

async function requireOwnNote(context: Context, noteId: string) {
  const { actorId } = await requireAgent(context);
  const note = await store.findNote(context.db, toRowId(noteId));
  if (!note) throw new ShopError('NOT_FOUND');
  await requireCustomerOfAgents(context.db, String(note.customerId));
  if (note.authorId !== actorId) throw new ShopError('PERMISSION_DENIED');
  return { note, actorId };
}

/** The text as it is stored. @throws ShopError BAD_REQUEST with extensions.fields */
function requireText(typed: string): string {
  const text = normaliseText(typed.replaceAll(/\r\n?/g, '\n'));
  if (text === '')
    throw new ShopError('BAD_REQUEST', badRequestMessage, { fields: { text: requiredMessage } });
  const isText =
    Array.from(text).length <= maximumNoteLength && !/[^\P{Cc}\n]/u.test(text) && text.isWellFormed();
  if (!isText) throw new ShopError('BAD_REQUEST', badRequestMessage, { fields: { text: badRequestMessage } });
  return text;
}
