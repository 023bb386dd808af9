import { logPolicyReport, policyReportBytes } from '@/lib/server/policy-reports.ts';

/** Takes what browsers report of scripts that a page's policy refused. 413 for what is too long, 400 for what is no report. */
export async function POST(request: Request): Promise<Response> {
  if (Number(request.headers.get('content-length') ?? Infinity) > policyReportBytes)
    return new Response(null, { status: 413 });
  return new Response(null, { status: logPolicyReport(await request.text()) ? 204 : 400 });
}
