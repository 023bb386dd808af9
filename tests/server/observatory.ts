/** What an answer over https says, names in lower case. */
type AnswerHeaders = Readonly<Record<string, string | undefined>>;

/** Name → values of a policy's directives. */
function parsePolicy(policy = ''): Map<string, string[]> {
  const directives = policy.split(';').map((text) => text.trim().split(/\s+/));
  return new Map(directives.map(([name = '', ...values]) => [name, values]));
}

/** Sources that let any script of theirs in. */
const broadSources = ['*', 'http:', 'https:', 'data:', 'blob:', 'ftp:'];

function scoreScripts(policy: Map<string, string[]>): number {
  if (policy.size === 0) return -25;
  const scripts = policy.get('script-src') ?? policy.get('default-src') ?? ['*'];
  const styles = policy.get('style-src') ?? policy.get('default-src') ?? ['*'];
  const isProven = scripts.some((source) => /^'(?:nonce|sha\d+)-/.test(source));
  const hasBroad = (sources: string[]) => sources.some((source) => broadSources.includes(source));
  const allowsInline = scripts.includes("'unsafe-inline'") && !isProven;
  if (allowsInline || (hasBroad(scripts) && !scripts.includes("'strict-dynamic'"))) return -20;
  if (!['object-src', 'default-src'].some((name) => policy.get(name)?.[0] === "'none'")) return -20;
  if (scripts.includes("'unsafe-eval'")) return -10;
  if (styles.includes("'unsafe-inline'") || hasBroad(styles)) return 0;
  return policy.get('default-src')?.[0] === "'none'" ? 10 : 5;
}

function scoreTransport(header = ''): number {
  const seconds = Number(/max-age=(\d+)/.exec(header)?.[1] ?? -1);
  if (seconds < 0) return -20;
  return seconds >= 15_768_000 ? 0 : -10;
}

function scoreCookies(cookies: string | undefined): number {
  if (!cookies) return 0;
  return /secure/i.test(cookies) && /httponly/i.test(cookies) && /samesite/i.test(cookies) ? 5 : -20;
}

const privateReferrers = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'];

/** Points of each rule of Mozilla's HTTP Observatory, by hand; together with 100 they are the score. */
export function observatoryPoints(headers: AnswerHeaders): Record<string, number> {
  const policy = parsePolicy(headers['content-security-policy']);
  const isFramed = policy.get('frame-ancestors')?.[0] === "'none'";
  const ownOnly = ['same-origin', 'same-site'].includes(headers['cross-origin-resource-policy'] ?? '');
  return {
    'Content Security Policy': scoreScripts(policy),
    Cookies: scoreCookies(headers['set-cookie']),
    'Cross-origin resource sharing': headers['access-control-allow-origin'] === '*' ? -50 : 0,
    'Cross-origin resource policy': ownOnly ? 10 : 0,
    'Referrer policy': privateReferrers.includes(headers['referrer-policy'] ?? '') ? 5 : 0,
    'Strict transport security': scoreTransport(headers['strict-transport-security']),
    'Content type options': headers['x-content-type-options'] === 'nosniff' ? 0 : -5,
    'Frame options': isFramed ? 5 : -20,
  };
}

export function observatoryScore(headers: AnswerHeaders): number {
  return Object.values(observatoryPoints(headers)).reduce((sum, points) => sum + points, 100);
}
