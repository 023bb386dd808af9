import { readCategories } from '@/lib/server/catalogue.ts';

export const dynamic = 'force-dynamic';

/** All levels of the category tree: the menus fetch it once when they first open. */
export async function GET(): Promise<Response> {
  return Response.json(await readCategories(), {
    headers: { 'Cache-Control': 'public, max-age=300, s-maxage=300, stale-while-revalidate=900' },
  });
}
