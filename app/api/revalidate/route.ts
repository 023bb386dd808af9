import { revalidateTag } from 'next/cache';
import { env } from '@/lib/env.ts';
import { logFailure } from '@/lib/io/log.ts';
import { revalidateSchema } from '@/lib/contract/rest-schemas.ts';
import { invalidateReads } from '@/lib/server/cached-read.ts';
import { isSignedByBackend } from '@/lib/server/change-signal.ts';
import { purgeEdge } from '@/lib/server/edge-purge.ts';

/**
 * The backend says what changed: reads and pages with those tags are regenerated at their next request.
 * 401 for a wrong signature or an old message, 400 for a body that is none, 503 to be sent again.
 */
export async function POST(request: Request): Promise<Response> {
  const body = await request.text();
  if (!isSignedByBackend(request.headers, body, env().REVALIDATE_SECRET))
    return errorResponse(401, 'UNAUTHENTICATED');
  const message = revalidateSchema.safeParse(parseJson(body));
  if (!message.success) return errorResponse(400, 'BAD_REQUEST');
  try {
    await invalidateReads(message.data.tags);
  } catch (error) {
    logFailure('Changed data could not be thrown out', error);
    return errorResponse(503, 'UNAVAILABLE');
  }
  for (const tag of message.data.tags) revalidateTag(tag, { expire: 0 });
  // The backend sends it again until the cache in front knows as well.
  if (!(await purgeEdge(message.data.tags, env()))) return errorResponse(503, 'UNAVAILABLE');
  return new Response(null, { status: 204 });
}

function errorResponse(status: number, code: string): Response {
  return Response.json({ code, message: code }, { status });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
