import { passToBackend } from '@/lib/server/pass-to-backend.ts';

export const dynamic = 'force-dynamic';

interface RouteContext {
  params: Promise<{ path: string[] }>;
}

/**
 * The browser's calls to the backend, on the storefront's own origin so that the cookies are first-party. In development only:
 * else server.ts passes them on before Next (lib/server/answer-backend-call.ts).
 */
async function handleRequest(request: Request, { params }: RouteContext): Promise<Response> {
  const { method, url, headers, signal } = request;
  return passToBackend({
    method,
    path: (await params).path.join('/'),
    search: new URL(url).search,
    headers,
    readBody: request.body && (() => request.arrayBuffer()),
    signal,
  });
}

export { handleRequest as GET, handleRequest as POST };
