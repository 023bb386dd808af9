import { passToBackend } from '@/lib/server/pass-to-backend.ts';

export const dynamic = 'force-dynamic';

interface RouteContext {
  params: Promise<{ path: string[] }>;
}

/** The browser's calls to the backend, on the storefront's own origin so that the cookies are first-party. */
async function handleRequest(request: Request, { params }: RouteContext): Promise<Response> {
  const { path } = await params;
  return passToBackend(request, path.join('/'));
}

export { handleRequest as GET, handleRequest as POST };
